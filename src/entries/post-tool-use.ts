import { postToolUse } from '../events/post-tool-use.ts';
import { parsePostToolUse } from '../host/events/tool.ts';
import { run } from '../host/run.ts';
import { createNodeWorld } from '../world/node.ts';

run({ event: 'PostToolUse', parse: parsePostToolUse, handle: postToolUse }, createNodeWorld);
