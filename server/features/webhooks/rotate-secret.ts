import { eq } from 'drizzle-orm';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import { secretOverlapHours } from '#contract/webhooks/webhooks.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { createSecret } from './create-secret.ts';
import { findWebhook } from './find-webhook.ts';
import { getWebhook } from './get-webhook.ts';
import { webhook } from './webhooks.table.ts';

/** Makes a new secret, which only this answer has. The one before also signs for a day. */
export async function rotateSecret(ctx: Context, webhookId: string): Promise<Webhook & { secret: string }> {
  const row = await findWebhook(ctx, webhookId);
  const secret = createSecret();
  await withTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(webhook)
      .set({
        secret: encryptSecret(ctx.secretKey, webhookId, secret),
        previousSecret: row.secret,
        previousSecretUntil: new Date(ctx.clock.now().getTime() + secretOverlapHours * 3_600_000),
      })
      .where(eq(webhook.id, webhookId));
    await recordAudit(ctx, {
      action: 'webhook.secret-rotated',
      workspaceId: ctx.workspace.id,
      subject: { id: webhookId, name: row.name || row.url },
    });
  });
  return { ...(await getWebhook(ctx, webhookId)), secret };
}
