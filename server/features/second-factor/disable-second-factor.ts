import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { confirmPassword } from '#server/features/credentials/confirm-password.ts';
import { hasPassword } from '#server/features/credentials/has-password.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

/**
 * Turns two-factor off, with the password where there is one, and a code. Fails with `invalid-credentials`,
 * `rate-limited`, or `conflict` where it is not on.
 */
export async function disableSecondFactor(
  services: Services,
  userId: string,
  { password, code }: { password: string; code: string },
): Promise<void> {
  if (!(await hasSecondFactor(services, userId)))
    throw failure('conflict', { message: 'Two-factor sign-in is not on.' });
  // The code is a proof by itself; a password is wanted besides, where there is one.
  if (await hasPassword(services, userId))
    await confirmPassword(services, { userId, confirmedAt: null }, password);
  await verifySecondFactor(services, userId, code);
  await withTransaction(services, async (services) => {
    await removeSecondFactor(services, userId);
    await recordAudit(services, { action: 'second-factor.disabled', workspaceId: null, userId });
    await emailSecurityChange(services, [userId], { change: 'two-factor-off' });
  });
}
