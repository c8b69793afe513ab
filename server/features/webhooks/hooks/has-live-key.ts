import { and, eq, exists, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { apiKey } from '#server/features/api-keys/api-keys.table.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';

/** True for a webhook that no API key made, or one that has not been revoked: what a key subscribed to ends with it. */
export function hasLiveKey(db: Database): SQL | undefined {
  const live = db
    .select({ id: apiKey.id })
    .from(apiKey)
    .where(and(eq(apiKey.id, webhook.apiKeyId), isNull(apiKey.revokedAt)));
  return or(isNull(webhook.apiKeyId), exists(live));
}
