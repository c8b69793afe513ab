import { and, eq, type SQL } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { webhook } from './webhooks.table.ts';

/** Deletes a webhook, if `where` allows, with its log; what waits is not sent any more. */
export async function deleteWebhook(ctx: Context, webhookId: string, where?: SQL): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const [deleted] = await ctx.db
      .delete(webhook)
      .where(and(inWorkspace(ctx, webhook), eq(webhook.id, webhookId), where))
      .returning({ id: webhook.id, name: webhook.name, url: webhook.url });
    if (deleted === undefined) throw failure('not-found');
    await recordAudit(ctx, {
      action: 'webhook.deleted',
      workspaceId: ctx.workspace.id,
      subject: { id: deleted.id, name: deleted.name || deleted.url },
    });
  });
}
