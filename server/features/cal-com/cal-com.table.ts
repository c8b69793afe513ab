import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import type { CalComProblemKind } from '#server/ports/cal-com-problem.ts';

/** One connection per workspace. */
export const calComConnection = pgTable('cal_com_connection', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspace.id, { onDelete: 'cascade' }),
  /** Or the access token of somebody who signed in. Encrypted, as are the secrets below: `server/secrets/encrypt-secret.ts`. */
  apiKey: text('api_key').notNull(),
  /** Last four characters, to tell keys apart. */
  keyEnd: text('key_end').notNull(),
  /** Of somebody who signed in; null for an API key. */
  refreshToken: text('refresh_token'),
  accountName: text('account_name').notNull(),
  connectedBy: text('connected_by').references(() => user.id, { onDelete: 'set null' }),
  connectedAt: time('connected_at').notNull().defaultNow(),
  /** When Cal.com refused the key; null while it is good. */
  refusedAt: time('refused_at'),
  lastSuccessAt: time('last_success_at'),
  /** What went wrong since then. */
  problem: text('problem').$type<CalComProblemKind>(),
  problemAt: time('problem_at'),
  /** The webhook by which Cal.com reports changes; null where it cannot reach us. */
  webhookId: text('webhook_id'),
  webhookSecret: text('webhook_secret'),
});
export type CalComConnection = typeof calComConnection.$inferSelect;
