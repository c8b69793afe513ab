import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { user } from '#server/features/users/users.table.ts';

/** What a member wrote about a conversation, for members only. */
export const note = pgTable(
  'note',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** Null for a note by API key, and once the author has deleted their account. */
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('note_conversation_id').on(table.conversationId, table.id),
    index('note_author_id').on(table.authorId),
  ],
);
