import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { user } from '#server/features/users/users.table.ts';

/** An address that was put into one email, by which its reader answers into a conversation. */
export const replyAddress = pgTable(
  'reply_address',
  {
    /** Hash of the token in the address: who reads this table cannot write to it. */
    tokenHash: text('token_hash').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** The member who answers; null for the visitor. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('reply_address_conversation_id').on(table.conversationId),
    index('reply_address_user_id').on(table.userId),
    index('reply_address_created_at').on(table.createdAt),
  ],
);

export type ReplyAddressRow = typeof replyAddress.$inferSelect;
