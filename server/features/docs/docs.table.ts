import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { source } from '#server/features/sources/sources.table.ts';

/** The agent that answers from the documentation: one row, and of what the documentation was when it was trained. */
export const docsAgent = pgTable('guide', {
  name: text('name').primaryKey(),
  agentId: text('agent_id')
    .notNull()
    .references(() => agent.id, { onDelete: 'cascade' }),
  contentHash: text('content_hash').notNull(),
});

/** Which source of that agent holds which file of the documentation. */
export const docsAgentSource = pgTable('guide_source', {
  slug: text('slug').primaryKey(),
  sourceId: text('source_id')
    .notNull()
    .references(() => source.id, { onDelete: 'cascade' }),
  contentHash: text('content_hash').notNull(),
});

/** Whether a page of the documentation helped somebody who read it. Who they are is not stored. */
export const docsFeedback = pgTable(
  'docs_feedback',
  {
    id: text('id').primaryKey(),
    /** Name of the page in its address. */
    page: text('page').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    comment: text('comment'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('docs_feedback_created_at').on(table.createdAt)],
);
