import type { Registration, User } from '#contract/accounts.ts';
import { checkRegistration } from '#core/safety/check-registration.ts';
import { type Services, withTransaction } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { failure } from '#server/failure.ts';
import { recordReferral } from '#server/features/partners/record-referral.ts';
import { createWorkspace } from '#server/features/workspaces/create-workspace.ts';
import { account, user } from './accounts.table.ts';
import { authOf } from './auth.ts';
import { hasUser } from './has-user.ts';
import { normaliseEmail } from './normalise-email.ts';
import { presentUser } from './present-user.ts';
import { queueVerification } from './queue-verification.ts';

/** Wide enough for a whole office behind one address. */
const attempts = { count: 60, windowSeconds: 600 };

/**
 * Makes a user with a password, and their workspace, and mails the link that verifies the address, in one transaction.
 * Fails with the sentence of the first check that is not met, `rate-limited`, or `email-taken`.
 */
export async function registerUser(
  services: Services,
  registration: Registration,
  { clientAddress, signedInUserId }: { clientAddress: string; signedInUserId: string | null },
): Promise<User> {
  const sentence = checkRegistration(registration);
  if (sentence !== null) throw failure('invalid-input', { message: sentence });
  services.rateLimiter.hit(
    `register ${clientAddress}`,
    attempts,
    'Too many registration attempts. Please wait a few minutes and try again.',
  );
  const { firstname = '', lastname = '', company = '' } = registration;
  const email = normaliseEmail(registration.email);
  if (await hasUser(services, email)) throw failure('email-taken');

  // Before the transaction: hashing takes long, and a connection is not to wait for it.
  const password = await (await authOf(services).$context).password.hash(registration.password);
  return withTransaction(services, async (services) => {
    const name = `${firstname} ${lastname}`.trim() || email;
    const [made] = await services.db
      .insert(user)
      .values({ id: createId('usr'), email, name, firstname, lastname, company })
      .onConflictDoNothing({ target: user.email })
      .returning();
    if (made === undefined) throw failure('email-taken');
    await services.db.insert(account).values({
      id: createId('acc'),
      accountId: made.id,
      providerId: 'credential',
      userId: made.id,
      password,
    });
    const { id: workspaceId } = await createWorkspace(services, made);
    const origin = { code: registration.referralCode, signedInUserId };
    await recordReferral(services, origin, { email, company, workspaceId });
    await queueVerification(services, made);
    return presentUser(made);
  });
}
