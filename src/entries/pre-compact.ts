import { preCompact } from '../events/pre-compact.ts';
import { parsePreCompact } from '../host/events/session.ts';
import { run } from '../host/run.ts';
import { createNodeWorld } from '../world/node.ts';

run({ event: 'PreCompact', parse: parsePreCompact, handle: preCompact }, createNodeWorld);
