import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';

/**
 * Locks a webhook for the rest of the transaction. Everything that changes which of its deliveries wait takes it first, so that
 * what is found to wait behind another is let go when that one ends. New deliveries come in without it.
 */
export async function lockWebhook({ db }: Pick<Services, 'db'>, webhookId: string): Promise<void> {
  await db.select({ id: webhook.id }).from(webhook).where(eq(webhook.id, webhookId)).for('no key update');
}
