import type { Registration } from '#contract/registration/registration.schemas.ts';
import type { User } from '#contract/users/users.schemas.ts';
import { checkRegistration } from '#core/registration/check-registration.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { passwordHasher } from '#server/features/credentials/password-hasher.ts';
import { savePasswordHash } from '#server/features/credentials/save-password-hash.ts';
import { queueVerification } from '#server/features/email-verification/queue-verification.ts';
import { recordReferral } from '#server/features/partners/referrals/record-referral.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { hasUser } from '#server/features/users/has-user.ts';
import { normaliseEmail } from '#server/features/users/normalise-email.ts';
import { presentUser } from '#server/features/users/present-user.ts';
import { createWorkspace } from '#server/features/workspaces/create-workspace.ts';

/**
 * Creates a user with a password and their workspace, and queues the email that verifies the address, in one
 * transaction.
 * Fails with the sentence of the first check that is not met, `rate-limited`, or `email-taken`.
 */
export async function registerUser(
  services: Services,
  registration: Registration,
  { clientAddress, signedInUserId }: { clientAddress: string; signedInUserId: string | null },
): Promise<User> {
  const sentence = checkRegistration(registration);
  if (sentence !== null) throw failure('invalid-input', { message: sentence });
  await services.rateLimiter.hit(['registration-from-address', clientAddress]);
  const { firstname = '', lastname = '', company = '' } = registration;
  const email = normaliseEmail(registration.email);
  if (await hasUser(services, email)) throw failure('email-taken');

  // Before the transaction: hashing takes long, and a connection is not to wait for it.
  const hash = await passwordHasher.hash(registration.password);
  return withTransaction(services, async (services) => {
    const made = await createUser(services, { email, firstname, lastname, company });
    if (made === undefined) throw failure('email-taken');
    await savePasswordHash(services, { userId: made.id, hash });
    const { id: workspaceId } = await createWorkspace(services, made);
    const origin = { code: registration.referralCode, signedInUserId };
    await recordReferral(services, origin, { email, company, workspaceId });
    await queueVerification(services, made);
    return presentUser(made);
  });
}
