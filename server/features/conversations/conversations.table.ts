import { boolean, index, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';
import type { Channel, Feedback, Outcome } from '#contract/conversations/conversations.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

export const conversation = pgTable(
  'conversation',
  {
    /** Ids sort by time of making. */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<Channel>().notNull(),
    /** Set for the widget: only the holder of this visitor's token may read on or write. */
    visitorId: text('visitor_id'),
    userId: text('user_id'),
    pageUrl: text('page_url'),
    title: text('title').notNull(),
    preview: text('preview').notNull(),
    messageCount: integer('message_count').notNull().default(0),
    lastOutcome: text('last_outcome').$type<Outcome>(),
    wantsPerson: boolean('wants_person').notNull().default(false),
    finishedAt: time('finished_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    lastMessageAt: time('last_message_at').notNull().defaultNow(),
  },
  (table) => [
    index('conversation_workspace_id').on(table.workspaceId, table.id),
    index('conversation_agent_id').on(table.agentId, table.id),
    index('conversation_visitor_id').on(table.visitorId),
  ],
);

export const message = pgTable(
  'message',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    text: text('text').notNull(),
    sources: jsonb('sources').$type<SourcePart[]>(),
    outcome: text('outcome').$type<Outcome>(),
    confidence: real('confidence'),
    model: text('model'),
    finishReason: text('finish_reason'),
    fallbackReason: text('fallback_reason'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    feedback: text('feedback').$type<Feedback>(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('message_conversation_id').on(table.conversationId, table.id)],
);
