import { type SQL, sql } from 'drizzle-orm';
import type { PresenceKind } from './presence-kind.ts';

/** Condition that keeps rows of `question`, under one of these names, to a kind. */
export function isOfKind(kind: PresenceKind, table: 'question' | 'earlier' | 'later'): SQL {
  return kind === 'any' ? sql`true` : sql`${sql.raw(table)}.outcome = ${kind}`;
}
