import { and, eq } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { registrationMessages } from '#contract/registration/registration.ts';
import type { User } from '#contract/users/users.schemas.ts';
import { guessDelayMs } from '#core/safety/passwords/guess-delay-ms.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { passwordHasher } from '#server/features/credentials/password-hasher.ts';
import { knownDevices } from '#server/features/sessions/known-devices.ts';
import { normaliseEmail } from '#server/features/users/normalise-email.ts';
import { presentUser } from '#server/features/users/present-user.ts';
import { user } from '#server/features/users/users.table.ts';

/**
 * The user whose email and password these are. An unknown address and a wrong password give the same answer after the
 * same work, so that neither words nor time tell which addresses have an account. Guesses on devices that the account
 * does not know slow down all of these, never a device on which its owner has signed in before.
 */
export async function checkCredentials(
  services: Services,
  credentials: { email: string; password: string },
  { http, clientAddress }: { http: HonoContext; clientAddress: string },
): Promise<User> {
  const email = normaliseEmail(credentials.email);
  const { password } = credentials;
  if (email === '' || password === '') {
    throw failure('invalid-input', { message: registrationMessages.required });
  }
  const [found] = await services.db
    .select({ user, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.email, email));
  const deviceId = found === undefined ? null : knownDevices(http, services).find(found.user.id);
  const pair = `${clientAddress} ${email}`;
  const { rateLimiter } = services;
  if (deviceId !== null) await rateLimiter.hit(['sign-in-of-known-device', deviceId]);
  else {
    const [, , ofAccount] = await rateLimiter.hit(
      ['sign-in-from-address', clientAddress],
      ['sign-in-of-pair', pair],
      ['sign-in-to-account', email],
    );
    await services.pause(guessDelayMs(ofAccount?.count ?? 0));
  }

  if (!found?.hash) {
    await passwordHasher.hash(password);
    throw failure('invalid-credentials');
  }
  if (!(await passwordHasher.verify({ hash: found.hash, password }))) throw failure('invalid-credentials');
  await rateLimiter.forget(
    ['sign-in-of-pair', pair],
    ['sign-in-to-account', email],
    ['sign-in-of-known-device', deviceId ?? ''],
  );
  return presentUser(found.user);
}
