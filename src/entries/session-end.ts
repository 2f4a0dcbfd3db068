import { sessionEnd } from '../events/session-end.ts';
import { parseSessionEnd } from '../host/events/session.ts';
import { run } from '../host/run.ts';
import { createNodeWorld } from '../world/node.ts';

run({ event: 'SessionEnd', parse: parseSessionEnd, handle: sessionEnd }, createNodeWorld);
