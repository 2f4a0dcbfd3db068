import { permissionRequest } from '../events/permission-request.ts';
import { parsePermissionRequest } from '../host/events/tool.ts';
import { run } from '../host/run.ts';
import { createNodeWorld } from '../world/node.ts';

run(
  { event: 'PermissionRequest', parse: parsePermissionRequest, handle: permissionRequest },
  createNodeWorld,
);
