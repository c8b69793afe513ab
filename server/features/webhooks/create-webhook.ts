import { count } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { createWebhook as endpoint } from '#contract/webhooks/webhooks.endpoints.ts';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import { webhooksMaximum } from '#contract/webhooks/webhooks.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { actingUserId } from './acting-user-id.ts';
import { createSecret } from './create-secret.ts';
import { getWebhook } from './get-webhook.ts';
import { requireEndpoint } from './require-endpoint.ts';
import { webhook } from './webhooks.table.ts';

/**
 * Creates a webhook; only this answer has its secret. Its creator is told by email, as data leaves by it.
 * `invalid-input` for a URL that is not public, `cannot-process` when there are too many.
 */
export async function createWebhook(
  ctx: Context,
  { url, events, payload, name }: BodyOf<typeof endpoint>,
): Promise<Webhook & { secret: string }> {
  requireEndpoint(ctx, url);
  const id = createId('whk');
  const secret = createSecret();
  return withTransaction(ctx, async (ctx) => {
    await lockWorkspace(ctx);
    const [held] = await ctx.db.select({ webhooks: count() }).from(webhook).where(inWorkspace(ctx, webhook));
    if ((held?.webhooks ?? 0) >= webhooksMaximum) {
      const message = `There are already ${webhooksMaximum} webhooks. Delete one first.`;
      throw failure('cannot-process', { message });
    }
    const createdBy = await actingUserId(ctx);
    await ctx.db.insert(webhook).values({
      id,
      workspaceId: ctx.workspace.id,
      createdBy,
      name,
      url,
      events,
      payload,
      secret: encryptSecret(ctx.secretKey, id, secret),
      createdAt: ctx.clock.now(),
    });
    await recordAudit(ctx, {
      action: 'webhook.created',
      workspaceId: ctx.workspace.id,
      subject: { id, name: name || url },
    });
    if (createdBy !== null) {
      await emailSecurityChange(ctx, [createdBy], { change: 'webhook-created', what: new URL(url).host });
    }
    return { ...(await getWebhook(ctx, id)), secret };
  });
}
