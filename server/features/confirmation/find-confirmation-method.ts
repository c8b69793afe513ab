import type { ConfirmationMethod } from '#contract/confirmation/confirmation.ts';
import type { Services } from '#server/context.ts';
import { hasPassword } from '#server/features/credentials/has-password.ts';
import { hasSecondFactor } from '#server/features/second-factor/has-second-factor.ts';

/** The strongest way that an account has to confirm who it is: a second factor, else the password, else its mailbox. */
export async function findConfirmationMethod(
  services: Services,
  userId: string,
): Promise<ConfirmationMethod> {
  if (await hasSecondFactor(services, userId)) return 'authenticator';
  return (await hasPassword(services, userId)) ? 'password' : 'email';
}
