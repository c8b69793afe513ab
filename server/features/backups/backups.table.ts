import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { BackupRunKind } from '#contract/operator/operator.ts';
import { time } from '#server/database/time.ts';

/** Backups that were written and tested, each when it ended; kept for a year. */
export const backupRun = pgTable(
  'backup_run',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<BackupRunKind>().notNull(),
    /** Of the backup; null when none came about. */
    name: text('name'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    rows: bigint('rows', { mode: 'number' }),
    files: integer('files'),
    /** Why it failed; null when it did not. */
    error: text('error'),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at').notNull(),
  },
  (table) => [index('backup_run_kind').on(table.kind, table.id)],
);
