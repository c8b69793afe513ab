import { and, isNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { isSetUpBy, type SetUpBy } from '#server/database/is-set-up-by.ts';
import { apiKey } from './api-keys.table.ts';

/** Revokes every API key that a user created, or that there is of some workspaces. */
export async function revokeApiKeysOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  whose: SetUpBy,
): Promise<void> {
  const isTheirs = isSetUpBy(whose, { userId: apiKey.createdBy, workspaceId: apiKey.workspaceId });
  await db
    .update(apiKey)
    .set({ revokedAt: clock.now() })
    .where(and(isTheirs, isNull(apiKey.revokedAt)));
}
