import { preToolUse } from '../events/pre-tool-use.ts';
import { parsePreToolUse } from '../host/events/tool.ts';
import { run } from '../host/run.ts';
import { createNodeWorld } from '../world/node.ts';

run({ event: 'PreToolUse', parse: parsePreToolUse, handle: preToolUse }, createNodeWorld);
