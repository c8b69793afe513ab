import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** In which workspace it acts; the first of the user's where none was chosen, or they are no member any more. */
    activeWorkspaceId: text('active_workspace_id').references(() => workspace.id, { onDelete: 'set null' }),
    /** When its user last proved who they are; null by Google alone, and in sessions of earlier versions. */
    confirmedAt: time('confirmed_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('session_user_id').on(table.userId),
    index('session_active_workspace_id').on(table.activeWorkspaceId),
  ],
);
