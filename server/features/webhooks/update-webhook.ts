import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { updateWebhook as endpoint } from '#contract/webhooks/webhooks.endpoints.ts';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import type { Context } from '#server/context.ts';
import { findWebhook } from './find-webhook.ts';
import { getWebhook } from './get-webhook.ts';
import { healthyState } from './healthy-state.ts';
import { requireEndpoint } from './require-endpoint.ts';
import { startDue } from './start-due.ts';
import { webhook } from './webhooks.table.ts';

/** Changes a webhook. With another URL, or turned on, it starts as if it had never failed, and what waits is sent. */
export async function updateWebhook(
  ctx: Context,
  webhookId: string,
  { isOn, ...changes }: BodyOf<typeof endpoint>,
): Promise<Webhook> {
  const row = await findWebhook(ctx, webhookId);
  if (changes.url !== undefined) requireEndpoint(ctx, changes.url);
  const isNew = (changes.url ?? row.url) !== row.url || (isOn === true && row.offReason !== null);
  const offReason = isOn === undefined ? row.offReason : isOn ? null : (row.offReason ?? 'member');
  await ctx.db
    .update(webhook)
    .set({ ...changes, ...(isNew ? healthyState : {}), offReason })
    .where(eq(webhook.id, webhookId));
  if (isNew && offReason === null) await startDue(ctx, { webhookId });
  return getWebhook(ctx, webhookId);
}
