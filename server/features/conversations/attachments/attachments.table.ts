import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AttachmentKind } from '#contract/attachments/attachments.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { conversation } from '../conversations.table.ts';

/** A file that was uploaded for a message. What the message shows of it is also stored with the message. */
export const attachment = pgTable(
  'attachment',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    /** Null until a visitor has sent it: before their first message there is no conversation. */
    conversationId: text('conversation_id').references(() => conversation.id, { onDelete: 'cascade' }),
    /** Null until it is sent. */
    messageId: text('message_id'),
    /** Who uploaded it: a visitor, or a member by their user. */
    visitorId: text('visitor_id'),
    userId: text('user_id'),
    /** In the file store; a trigger notes it in `lost_file` when this row goes, for whatever reason. */
    fileId: text('file_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<AttachmentKind>().notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('attachment_workspace_id').on(table.workspaceId, table.id),
    index('attachment_agent_id').on(table.agentId),
    index('attachment_conversation_id').on(table.conversationId),
    /** Small: what was uploaded and not sent. */
    index('attachment_unsent').on(table.createdAt).where(sql`message_id is null`),
  ],
);

/** Files of attachments that are gone; `eraseLostFiles` deletes them. */
export const lostFile = pgTable('lost_file', { fileId: text('file_id').primaryKey() });
