import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MonthlyMeter } from '#contract/plans.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/**
 * The meters of plans, messages that were answered without charge beyond them, and those in previews, which each day
 * allows some of.
 */
export type CountedMeter = MonthlyMeter | 'spare' | 'previews';

/** What a workspace has used of a meter in a period in UTC: `2026-11`, or `2026-11-28` for previews. */
export const usage = pgTable(
  'usage',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    meter: text('meter').$type<CountedMeter>().notNull(),
    period: text('period').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.meter, table.period] })],
);
