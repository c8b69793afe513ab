import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';
import { agent } from '#server/features/agents/agents.table.ts';

/** What open questions mean, by their topic: a vector of one model, a signed byte a number. */
export const topicVector = pgTable(
  'topic_vector',
  {
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    model: text('model').notNull(),
    vector: bytes('vector').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.topic] })],
);
