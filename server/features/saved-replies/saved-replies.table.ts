import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** What members often write to visitors, under a name, shared in the workspace. */
export const savedReply = pgTable(
  'saved_reply',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_reply_name').on(table.workspaceId, sql`lower(${table.name})`)],
);
