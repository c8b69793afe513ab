import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { webhook } from './webhooks.table.ts';

/** Deletes a webhook with its log; what waits is not sent any more. */
export async function deleteWebhook(ctx: Context, webhookId: string): Promise<void> {
  const { rowCount } = await ctx.db
    .delete(webhook)
    .where(and(inWorkspace(ctx, webhook), eq(webhook.id, webhookId)));
  if (rowCount === 0) throw failure('not-found');
}
