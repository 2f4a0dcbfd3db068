/** What a session with a loop needs, in one bundle of its own. */
export { endForHealth } from './end.ts';
export { obey, pauseForPrompt } from './prompt.ts';
export { sessionEnded, sessionStarted } from './sessions.ts';
export { loopStop } from './stop.ts';
