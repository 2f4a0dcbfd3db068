import { defineCommand, runMain } from 'citty';
import { check } from './check.ts';
import { doctor } from './doctor.ts';
import { initialise } from './init.ts';
import { loop } from './loop.ts';
import { replay } from './replay.ts';

const main = defineCommand({
  meta: {
    name: 'fire-flow',
    version: '0.1.0',
    description: 'What the Fire Flow plugin would decide, and what it saw.',
  },
  subCommands: { check, doctor, init: initialise, loop, replay },
});

runMain(main);
