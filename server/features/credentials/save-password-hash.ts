import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { account } from './credentials.table.ts';

/** Stores the hash of a user's password, also for a user who had none. */
export async function savePasswordHash(
  { db, clock }: Services,
  { userId, hash }: { userId: string; hash: string },
): Promise<void> {
  const changed = await db
    .update(account)
    .set({ password: hash, updatedAt: clock.now() })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
    .returning({ id: account.id });
  if (changed.length > 0) return;
  await db.insert(account).values({
    id: createId('acc'),
    accountId: userId,
    providerId: 'credential',
    userId,
    password: hash,
    updatedAt: clock.now(),
  });
}
