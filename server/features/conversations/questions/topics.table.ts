import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agent } from '#server/features/agents/agents.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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
