import { eq } from 'drizzle-orm';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { listWebhooks } from './list-webhooks.ts';
import { webhook } from './webhooks.table.ts';

/** A webhook of this workspace as the API shows it, or `not-found`. */
export async function getWebhook(ctx: Context, webhookId: string): Promise<Webhook> {
  const [found] = await listWebhooks(ctx, eq(webhook.id, webhookId));
  if (found === undefined) throw failure('not-found');
  return found;
}
