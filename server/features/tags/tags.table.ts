import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TagColor } from '#contract/tags/tags.ts';
import { time } from '#server/database/time.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

export const tag = pgTable(
  'tag',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    color: text('color').$type<TagColor>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('tag_name').on(table.workspaceId, sql`lower(${table.name})`)],
);

export const conversationTag = pgTable(
  'conversation_tag',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    tagId: text('tag_id')
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.tagId] }),
    index('conversation_tag_tag_id').on(table.tagId),
  ],
);
