import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** Keys are stored as a SHA-256 hash: they are random, so a slow hash would add cost and no safety. */
export const apiKey = pgTable(
  'api_key',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at'),
    revokedAt: time('revoked_at'),
  },
  (table) => [index('api_key_workspace_id').on(table.workspaceId)],
);
