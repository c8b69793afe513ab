import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { webhook } from './webhooks.table.ts';

/** Deletes every webhook that a user created, in whatever workspace, with its log. */
export async function deleteWebhooksOfCreator({ db }: Pick<Services, 'db'>, userId: string): Promise<void> {
  await db.delete(webhook).where(eq(webhook.createdBy, userId));
}
