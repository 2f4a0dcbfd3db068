import { auth } from './auth.ts';
import { backend } from './backend.ts';
import { database } from './database.ts';
import { deploy } from './deploy.ts';
import { frontend } from './frontend.ts';
import { media } from './media.ts';
import { payments } from './payments.ts';
import type { DomainTable } from './table.ts';
import { testing } from './testing.ts';

export const TABLES: readonly DomainTable[] = [
  backend,
  frontend,
  database,
  auth,
  testing,
  deploy,
  payments,
  media,
];
