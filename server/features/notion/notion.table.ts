import { pgTable, text } from 'drizzle-orm/pg-core';
import type { notionMethods } from '#contract/notion/notion.ts';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** One connection per workspace. */
export const notionConnection = pgTable('notion_connection', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspace.id, { onDelete: 'cascade' }),
  method: text('method').$type<(typeof notionMethods)[number]>().notNull(),
  /** Encrypted, as is the next: see `server/secrets/encrypt-secret.ts`. */
  accessToken: text('access_token').notNull(),
  refreshToken: text('refresh_token'),
  /** Last four characters, to tell tokens apart. */
  tokenEnd: text('token_end').notNull(),
  workspaceName: text('workspace_name').notNull(),
  connectedBy: text('connected_by').references(() => user.id, { onDelete: 'set null' }),
  /** When Notion refused the token; null while it is good. */
  refusedAt: time('refused_at'),
  storedAt: time('stored_at').notNull().defaultNow(),
});
