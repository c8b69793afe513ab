import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** Where the script of an agent was seen: one row for each host that a browser named. */
export const installation = pgTable(
  'installation',
  {
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    page: text('page').notNull(),
    isAllowed: boolean('is_allowed').notNull(),
    firstSeenAt: time('first_seen_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.host] })],
);
