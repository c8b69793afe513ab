import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { user } from '#server/features/users/users.table.ts';
import { presentWebhook } from './present-webhook.ts';
import { webhook } from './webhooks.table.ts';

/** The webhooks of the workspace without hooks, newest first; with `where` those that it picks, hooks included. */
export async function listWebhooks(ctx: Context, where: SQL = eq(webhook.isHook, false)): Promise<Webhook[]> {
  const rows = await ctx.db
    .select({ webhook: getTableColumns(webhook), user })
    .from(webhook)
    .leftJoin(user, eq(user.id, webhook.createdBy))
    .where(and(inWorkspace(ctx, webhook), where))
    .orderBy(desc(webhook.id));
  const now = ctx.clock.now();
  return rows.map((row) => presentWebhook(row.webhook, row.user, now));
}
