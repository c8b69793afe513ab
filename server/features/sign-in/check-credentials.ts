import { and, eq } from 'drizzle-orm';
import { registrationMessages } from '#contract/accounts/accounts.ts';
import type { User } from '#contract/users/users.schemas.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { passwordHasher } from '#server/features/credentials/password-hasher.ts';
import { normaliseEmail } from '#server/features/users/normalise-email.ts';
import { presentUser } from '#server/features/users/present-user.ts';
import { user } from '#server/features/users/users.table.ts';

/**
 * The user whose email and password these are. An unknown address and a wrong password give the same answer after the
 * same work, so that neither words nor time tell which addresses have an account.
 */
export async function checkCredentials(
  services: Services,
  credentials: { email: string; password: string },
  clientAddress: string,
): Promise<User> {
  const email = normaliseEmail(credentials.email);
  const { password } = credentials;
  if (email === '' || password === '') {
    throw failure('invalid-input', { message: registrationMessages.required });
  }
  const { rateLimiter } = services;
  const pair = `${clientAddress} ${email}`;
  rateLimiter.hit('sign-in-from-address', clientAddress);
  rateLimiter.hit('sign-in-of-pair', pair);
  rateLimiter.hit('sign-in-to-account', email);

  const [found] = await services.db
    .select({ user, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.email, email));
  if (!found?.hash) {
    await passwordHasher.hash(password);
    throw failure('invalid-credentials');
  }
  if (!(await passwordHasher.verify({ hash: found.hash, password }))) throw failure('invalid-credentials');
  rateLimiter.forget('sign-in-of-pair', pair);
  rateLimiter.forget('sign-in-to-account', email);
  return presentUser(found.user);
}
