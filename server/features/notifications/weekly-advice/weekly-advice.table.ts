import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** The last week, by its Monday, that a member's weekly email of a workspace was written for, or had nothing to say. */
export const weeklyEmail = pgTable(
  'weekly_email',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    week: date('week').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workspaceId] })],
);
