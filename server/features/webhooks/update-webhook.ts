import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { updateWebhook as endpoint } from '#contract/webhooks/webhooks.endpoints.ts';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import { actingUserId } from '#server/acting-user-id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { startDue } from './deliveries/start-due.ts';
import { tryNow } from './deliveries/try-now.ts';
import { findWebhook } from './find-webhook.ts';
import { getWebhook } from './get-webhook.ts';
import { healthyState } from './healthy-state.ts';
import { requireEndpoint } from './require-endpoint.ts';
import { type WebhookRow, webhook } from './webhooks.table.ts';

/**
 * Changes a webhook. With another URL, or turned on, it starts as if it had never failed, and what waits is sent at once. The
 * member who gives it another URL gets an email, as with a new webhook.
 */
export async function updateWebhook(
  ctx: Context,
  webhookId: string,
  { isOn, ...changes }: BodyOf<typeof endpoint>,
): Promise<Webhook> {
  const row = await findWebhook(ctx, webhookId);
  if (changes.url !== undefined) requireEndpoint(ctx, changes.url);
  const url = changes.url ?? row.url;
  const isNew = url !== row.url || (isOn === true && row.offReason !== null);
  const offReason = isOn === undefined ? row.offReason : isOn ? null : (row.offReason ?? 'member');
  await withTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(webhook)
      .set({ ...changes, ...(isNew ? healthyState : {}), offReason })
      .where(eq(webhook.id, webhookId));
    if (url !== row.url) await noteUrl(ctx, row, url);
    if (isNew) await tryNow(ctx, webhookId);
  });
  if (isNew && offReason === null) await startDue(ctx, { webhookId });
  return getWebhook(ctx, webhookId);
}

async function noteUrl(ctx: Context, { id, name }: WebhookRow, url: string): Promise<void> {
  await recordAudit(ctx, {
    action: 'webhook.redirected',
    workspaceId: ctx.workspace.id,
    subject: { id, name: name || url },
  });
  const userId = actingUserId(ctx.actor);
  if (userId !== null)
    await emailSecurityChange(ctx, [userId], { change: 'webhook-redirected', what: new URL(url).host });
}
