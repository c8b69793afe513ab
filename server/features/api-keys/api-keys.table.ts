import { foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ApiKeyScope, KeyWarningDays } from '#contract/api-keys/api-keys.ts';
import { time } from '#server/database/time.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';

/**
 * Keys are stored as a SHA-256 hash: they are random, so a slow hash would add cost and no safety. A key belongs to a
 * member: however the membership ends, the database deletes the key with it.
 */
export const apiKey = pgTable(
  'api_key',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    createdBy: text('created_by').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
    /** The only agents that it may work with; null for all. */
    agentIds: text('agent_ids').array(),
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Null for never. */
    expiresAt: time('expires_at'),
    /** The last email that its end is near, by how many days before; null for none yet. */
    warnedDays: integer('warned_days').$type<KeyWarningDays>(),
    lastUsedAt: time('last_used_at'),
    lastUsedAddress: text('last_used_address'),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    index('api_key_workspace_id').on(table.workspaceId),
    foreignKey({
      name: 'api_key_member',
      columns: [table.workspaceId, table.createdBy],
      foreignColumns: [workspaceMember.workspaceId, workspaceMember.userId],
    }).onDelete('cascade'),
  ],
);
