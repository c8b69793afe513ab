import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OpeningHours } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import { defaultInboxSettings, type ReminderRule } from '#contract/inbox-settings/inbox-settings.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** What a workspace has set for its inbox; no row while all of it is at its default: see `defaultInboxSettings`. */
export const inboxSettings = pgTable('inbox_settings', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspace.id, { onDelete: 'cascade' }),
  /** Null for never. */
  handBackMinutes: integer('hand_back_minutes'),
  hours: jsonb('hours').$type<OpeningHours>(),
  replyAddress: text('reply_address'),
  /** Who entered it. */
  replyAddressBy: text('reply_address_by').references(() => user.id, { onDelete: 'set null' }),
  reminders: text('reminders').$type<ReminderRule>().notNull().default(defaultInboxSettings.reminders),
});
