import { inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { webhook } from './webhooks.table.ts';

/** Deletes all webhooks of these workspaces, with their logs. */
export async function deleteWebhooksOf(
  { db }: Pick<Services, 'db'>,
  workspaceIds: readonly string[],
): Promise<void> {
  await db.delete(webhook).where(inArray(webhook.workspaceId, [...workspaceIds]));
}
