import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { apiKey } from '#server/features/api-keys/api-keys.table.ts';

/** Who acts: the signed-in user, or whose the API key is; null for the system. */
export async function actingUserId({ actor, db }: Context): Promise<string | null> {
  if (actor.kind === 'user') return actor.userId;
  if (actor.kind !== 'api-key') return null;
  const [found] = await db
    .select({ userId: apiKey.createdBy })
    .from(apiKey)
    .where(eq(apiKey.id, actor.apiKeyId));
  return found?.userId ?? null;
}
