import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { confirmPassword } from '#server/features/credentials/confirm-password.ts';
import { verifySecondFactor } from '#server/features/second-factor/verify-second-factor.ts';
import { markConfirmed } from '#server/features/sessions/mark-confirmed.ts';
import type { SignedIn } from '#server/features/sessions/read-session.ts';
import { confirmationCode } from './confirmation.table.ts';
import { findConfirmationMethod } from './find-confirmation-method.ts';
import { hashConfirmationCode } from './hash-confirmation-code.ts';

/**
 * Checks the proof that the account asks for, and remembers in the session that it was given. Fails with
 * `invalid-credentials` or `rate-limited`.
 * @returns until when it counts
 */
export async function confirmIdentity(
  services: Services,
  { sessionId, user }: SignedIn,
  { password, code }: { password: string; code: string },
): Promise<Date> {
  const method = await findConfirmationMethod(services, user.id);
  if (method === 'authenticator') await verifySecondFactor(services, user.id, code);
  else if (method === 'password')
    await confirmPassword(services, { userId: user.id, confirmedAt: null }, password);
  else await takeEmailedCode(services, user.id, code);
  return markConfirmed(services, sessionId);
}

/** Once: of two who send the same code at the same time, one passes. */
async function takeEmailedCode(services: Services, userId: string, code: string): Promise<void> {
  await services.rateLimiter.hit(['second-factor-of-user', userId]);
  const used = await services.db
    .delete(confirmationCode)
    .where(
      and(
        eq(confirmationCode.userId, userId),
        eq(confirmationCode.hash, hashConfirmationCode(services, userId, code)),
        gt(confirmationCode.expiresAt, services.clock.now()),
      ),
    )
    .returning({ userId: confirmationCode.userId });
  if (used.length === 0) {
    throw failure('invalid-credentials', {
      message: 'This code is not correct, or no longer valid. Check the newest email, or ask for a new code.',
    });
  }
}
