import { and, eq } from 'drizzle-orm';
import { registrationMessages } from '#contract/accounts.schemas.ts';
import type { User } from '#contract/users.schemas.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { passwordHasher } from '#server/features/credentials/password-hasher.ts';
import { normaliseEmail } from '#server/features/users/normalise-email.ts';
import { presentUser } from '#server/features/users/present-user.ts';
import { user } from '#server/features/users/users.table.ts';

const tooMany = 'Too many sign-in attempts. Please wait a few minutes and try again.';
const windowSeconds = 600;
const perAddress = { count: 100, windowSeconds };
/** From one address: a stranger who guesses does not lock the owner out. */
const perAccountAndAddress = { count: 10, windowSeconds };
/** From all addresses together: guessing stays hopeless for whoever has many. */
const perAccount = { count: 50, windowSeconds };

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
  const accountKey = `login ${email}`;
  const pairKey = `login ${clientAddress} ${email}`;
  rateLimiter.hit(`login ${clientAddress}`, perAddress, tooMany);
  rateLimiter.hit(pairKey, perAccountAndAddress, tooMany);
  rateLimiter.hit(accountKey, perAccount, tooMany);

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
  rateLimiter.forget(pairKey);
  rateLimiter.forget(accountKey);
  return presentUser(found.user);
}
