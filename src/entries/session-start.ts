import { sessionStart } from '../events/session-start.ts';
import { parseSessionStart } from '../host/events/session.ts';
import { run } from '../host/run.ts';
import { createNodeWorld } from '../world/node.ts';

run({ event: 'SessionStart', parse: parseSessionStart, handle: sessionStart }, createNodeWorld);
