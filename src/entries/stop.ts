import { stop } from '../events/stop.ts';
import { parseStop } from '../host/events/session.ts';
import { run } from '../host/run.ts';
import { createNodeWorld } from '../world/node.ts';

run({ event: 'Stop', parse: parseStop, handle: stop }, createNodeWorld);
