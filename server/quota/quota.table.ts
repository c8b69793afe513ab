import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MonthlyMeter } from '#contract/plans.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** What a workspace has used of a monthly meter in a period: `2026-11` (a calendar month in UTC). */
export const usage = pgTable(
  'usage',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    meter: text('meter').$type<MonthlyMeter>().notNull(),
    period: text('period').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.meter, table.period] })],
);
