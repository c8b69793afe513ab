import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';
import { hashRecoveryCode } from './hash-recovery-code.ts';
import { authenticator, recoveryCode } from './second-factor.table.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

/**
 * Turns two-factor on with a first code, and answers the recovery codes, of which only hashes are kept. Fails with
 * `invalid-credentials`, `rate-limited`, or `conflict` where nothing was started or it is on.
 */
export async function confirmSecondFactor(
  services: Services,
  userId: string,
  code: string,
): Promise<string[]> {
  const isPending = and(eq(authenticator.userId, userId), isNull(authenticator.confirmedAt));
  const pending = await services.db
    .select({ userId: authenticator.userId })
    .from(authenticator)
    .where(isPending);
  if (pending.length === 0) throw notStarted();
  await verifySecondFactor(services, userId, code);
  const codes = createRecoveryCodes();
  await withTransaction(services, async (services) => {
    const { db, clock } = services;
    const confirmed = await db
      .update(authenticator)
      .set({ confirmedAt: clock.now() })
      .where(isPending)
      .returning({ userId: authenticator.userId });
    if (confirmed.length === 0) throw notStarted();
    await recordAudit(services, { action: 'second-factor.enabled', workspaceId: null, userId });
    await emailSecurityChange(services, [userId], { change: 'two-factor-on' });
    await db.insert(recoveryCode).values(codes.map((each) => ({ userId, hash: hashRecoveryCode(each) })));
  });
  return codes;
}

const notStarted = () =>
  failure('conflict', {
    message: 'There is no authenticator to confirm. Start turning on two-factor sign-in again.',
  });
