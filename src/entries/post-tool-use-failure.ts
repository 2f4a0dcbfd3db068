import { postToolUseFailure } from '../events/post-tool-use-failure.ts';
import { parsePostToolUseFailure } from '../host/events/tool.ts';
import { run } from '../host/run.ts';
import { createNodeWorld } from '../world/node.ts';

run(
  { event: 'PostToolUseFailure', parse: parsePostToolUseFailure, handle: postToolUseFailure },
  createNodeWorld,
);
