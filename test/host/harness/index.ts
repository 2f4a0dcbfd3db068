export type { Json } from './json.ts';
export { list, parseLine, record, text } from './json.ts';
export { fileServerArguments } from './mcp.ts';
export { copyPlugin } from './own-plugin.ts';
export { createPlace, type Place } from './place.ts';
export { writePlugin } from './plugin.ts';
export type { ModelRequest } from './request.ts';
export type { HostResult } from './result.ts';
export { runHost } from './run-host.ts';
export type { HostEvent, Scenario } from './scenario.ts';
export { call, say, type Turn, type Turns } from './script.ts';
export {
  currentHost,
  type HostVersion,
  hostBinary,
  installHost,
  OLDER,
  PINNED,
  ROOT,
  streamsHooks,
} from './versions.ts';
