import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** An agent that somebody without an account has made, in a workspace of its own. The row goes when it is kept. */
export const trial = pgTable(
  'trial',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    /** Of the secret in its link. */
    hash: text('hash').notNull().unique(),
    url: text('url').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('trial_agent_id').on(table.agentId), index('trial_expires_at').on(table.expiresAt)],
);
