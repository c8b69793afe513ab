import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { type WebhookRow, webhook } from './webhooks.table.ts';

/** The webhook of this workspace, or `not-found`. */
export async function findWebhook(ctx: Context, webhookId: string): Promise<WebhookRow> {
  const [row] = await ctx.db
    .select()
    .from(webhook)
    .where(and(inWorkspace(ctx, webhook), eq(webhook.id, webhookId)));
  if (row === undefined) throw failure('not-found');
  return row;
}
