import { and, eq, isNull } from 'drizzle-orm';
import { type World, withTransaction } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { recoveryCode, twoFactor } from './accounts.table.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { spendSecondFactor } from './spend-second-factor.ts';

/**
 * Turns two-factor on with a first code, and answers the recovery codes, of which only hashes are kept. Fails with
 * `invalid-credentials`, `rate-limited`, or `conflict` where nothing was started or it is on.
 */
export async function confirmTwoFactor(world: World, userId: string, code: string): Promise<string[]> {
  const isPending = and(eq(twoFactor.userId, userId), isNull(twoFactor.confirmedAt));
  const pending = await world.db.select({ userId: twoFactor.userId }).from(twoFactor).where(isPending);
  if (pending.length === 0) throw notStarted();
  await spendSecondFactor(world, userId, code);
  const codes = createRecoveryCodes();
  await withTransaction(world, async ({ db, clock }) => {
    const confirmed = await db
      .update(twoFactor)
      .set({ confirmedAt: clock.now() })
      .where(isPending)
      .returning({ userId: twoFactor.userId });
    if (confirmed.length === 0) throw notStarted();
    await db.insert(recoveryCode).values(codes.map((each) => ({ userId, hash: hashRecoveryCode(each) })));
  });
  return codes;
}

const notStarted = () =>
  failure('conflict', {
    message: 'There is no authenticator to confirm. Begin turning two-factor on again.',
  });
