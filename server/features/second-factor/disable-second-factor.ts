import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { confirmPassword } from '#server/features/credentials/confirm-password.ts';
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
  await confirmPassword(services, userId, password);
  await verifySecondFactor(services, userId, code);
  await removeSecondFactor(services, userId);
}
