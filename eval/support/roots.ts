import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of shared data, `null` where it is absent: an evaluation then says so and ends well. */
export function sharedData(): string | null {
  const shared = process.env['FIRE_FLOW_SHARED'] ?? path.resolve(root, '../shared');
  const data = path.join(shared, 'data');
  return existsSync(data) ? data : null;
}
