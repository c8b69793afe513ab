import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import type { ListedTool } from '#server/ports/tool-servers.ts';

/** A tool as it was when it was listed, which is how it was allowed. */
export interface StoredTool extends ListedTool {
  isAllowed: boolean;
}

/** A remote MCP server whose tools an agent may use. */
export const toolServer = pgTable(
  'tool_server',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Encrypted for the server's id; null for none. */
    token: text('token'),
    tokenEnd: text('token_end'),
    tools: jsonb('tools').$type<StoredTool[]>().notNull(),
    listedAt: time('listed_at').notNull(),
    createdAt: time('created_at').notNull(),
    /** When the server refused the token; null while it is good. */
    refusedAt: time('refused_at'),
  },
  (table) => [
    index('tool_server_agent_id').on(table.agentId),
    index('tool_server_workspace_id').on(table.workspaceId),
  ],
);

export type ToolServerRow = typeof toolServer.$inferSelect;
