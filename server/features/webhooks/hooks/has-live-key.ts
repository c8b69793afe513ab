import { and, eq, isNotNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { apiKey } from '#server/features/api-keys/api-keys.table.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';

/** The condition of webhooks that no API key made, or one that is neither revoked nor expired: what a key subscribed to ends with it. */
export function hasLiveKey(db: Database): SQL {
  const revoked = db
    .select({ id: apiKey.id })
    .from(apiKey)
    .where(
      and(
        eq(apiKey.id, webhook.apiKeyId),
        or(isNotNull(apiKey.revokedAt), lte(apiKey.expiresAt, sql`now()`)),
      ),
    );
  return notExists(revoked);
}
