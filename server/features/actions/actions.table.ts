import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ActionParameter } from '#contract/actions/actions.schemas.ts';
import type { ActionMethod } from '#contract/actions/actions.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** Something that an agent can look up or do at another server. */
export const action = pgTable(
  'action',
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
    description: text('description').notNull(),
    isOn: boolean('is_on').notNull(),
    method: text('method').$type<ActionMethod>().notNull(),
    url: text('url').notNull(),
    /** Names in the order that they were given in. */
    headerNames: text('header_names').array().notNull(),
    /** Their values by name, as JSON that is encrypted for the action's id. */
    headerValues: text('header_values').notNull(),
    body: text('body').notNull(),
    parameters: jsonb('parameters').$type<ActionParameter[]>().notNull(),
    resultPath: text('result_path').notNull(),
    reply: text('reply').notNull(),
    triggers: text('triggers').array().notNull(),
    needsConfirmation: boolean('needs_confirmation').notNull(),
    timeoutSeconds: integer('timeout_seconds').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('action_agent_id').on(table.agentId), index('action_workspace_id').on(table.workspaceId)],
);

export type ActionRow = typeof action.$inferSelect;
