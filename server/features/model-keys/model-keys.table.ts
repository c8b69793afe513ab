import { doublePrecision, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { ModelBudgetUnit, ModelProvider } from '#contract/model-keys/model-keys.ts';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** A key of a workspace's own for a model provider. */
export const modelKey = pgTable(
  'model_key',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<ModelProvider>().notNull(),
    /** Encrypted for the id; null where a compatible server needs none. */
    key: text('key'),
    keyEnd: text('key_end'),
    /** Of a compatible server. */
    baseUrl: text('base_url'),
    models: text('models').array().notNull().default([]),
    /** Who stored the key, or last changed it or its server. */
    storedBy: text('stored_by').references(() => user.id, { onDelete: 'set null' }),
    changedAt: time('changed_at').notNull(),
    /** When the provider refused the key; null while it is good. */
    refusedAt: time('refused_at'),
  },
  (table) => [unique('model_key_provider').on(table.workspaceId, table.provider)],
);

export type ModelKeyRow = typeof modelKey.$inferSelect;

/** What a workspace wants to spend on its own keys in a month at most. */
export const modelBudget = pgTable('model_budget', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspace.id, { onDelete: 'cascade' }),
  unit: text('unit').$type<ModelBudgetUnit>().notNull(),
  /** US dollars or tokens. */
  amount: doublePrecision('amount').notNull(),
});
