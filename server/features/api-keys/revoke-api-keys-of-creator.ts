import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { apiKey } from './api-keys.table.ts';

/** Revokes every key that a user created, in whatever workspace. */
export async function revokeApiKeysOfCreator({ db, clock }: Services, userId: string): Promise<void> {
  await db
    .update(apiKey)
    .set({ revokedAt: clock.now() })
    .where(and(eq(apiKey.createdBy, userId), isNull(apiKey.revokedAt)));
}
