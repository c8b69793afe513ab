import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** What a workspace has set for its inbox; no row where all is as at the beginning: see `defaultInboxSettings`. */
export const inboxSettings = pgTable('inbox_settings', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspace.id, { onDelete: 'cascade' }),
  /** Null for never. */
  handBackMinutes: integer('hand_back_minutes'),
});
