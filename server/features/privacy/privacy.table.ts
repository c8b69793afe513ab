import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ErasureCause } from '#contract/privacy/privacy.ts';
import { time } from '#server/database/time.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** How long a workspace keeps what visitors left; no row where it keeps all. */
export const privacySettings = pgTable('privacy_settings', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspace.id, { onDelete: 'cascade' }),
  /** Null for never. */
  conversationDays: integer('conversation_days'),
  leadDays: integer('lead_days'),
  masksCardNumbers: boolean('masks_card_numbers').notNull(),
});

/** That something was erased, and how much: nothing of what it was. */
export const erasure = pgTable(
  'erasure',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    cause: text('cause').$type<ErasureCause>().notNull(),
    conversations: integer('conversations').notNull(),
    /** Sent in the conversations. */
    files: integer('files').notNull().default(0),
    leads: integer('leads').notNull(),
  },
  (table) => [index('erasure_workspace_id').on(table.workspaceId, table.id)],
);
