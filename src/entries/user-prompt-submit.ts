import { userPromptSubmit } from '../events/user-prompt-submit.ts';
import { parseUserPromptSubmit } from '../host/events/session.ts';
import { run } from '../host/run.ts';
import { createNodeWorld } from '../world/node.ts';

run(
  { event: 'UserPromptSubmit', parse: parseUserPromptSubmit, handle: userPromptSubmit },
  createNodeWorld,
);
