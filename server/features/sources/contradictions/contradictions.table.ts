import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agent } from '#server/features/agents/agents.table.ts';

/** Pairs of sentences that a member has said are both right, by a hash of the two. */
export const dismissedContradiction = pgTable(
  'dismissed_contradiction',
  {
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    contradictionId: text('contradiction_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.contradictionId] })],
);
