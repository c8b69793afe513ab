import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { usedChallenge } from './passkeys.table.ts';

const identifier = 'used-once';

/**
 * Whether this is the first use of something that must not be used twice before it ends by itself; what has ended is
 * forgotten.
 */
export async function consumeOnce({ db, clock }: Services, value: string, expiresAt: Date): Promise<boolean> {
  await db
    .delete(usedChallenge)
    .where(and(eq(usedChallenge.identifier, identifier), lt(usedChallenge.expiresAt, clock.now())));
  const id = createHash('sha256').update(value).digest('hex');
  const first = await db
    .insert(usedChallenge)
    .values({ id, identifier, value: '', expiresAt })
    .onConflictDoNothing({ target: usedChallenge.id })
    .returning({ id: usedChallenge.id });
  return first.length > 0;
}
