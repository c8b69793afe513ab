import { and, eq, lt } from 'drizzle-orm';
import { emailPattern } from '#contract/email-address/email-address.ts';
import { paths } from '#contract/page-addresses.ts';
import { resetLinkMinutes } from '#contract/passwords/passwords.ts';
import { registrationMessages } from '#contract/registration/registration.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { normaliseEmail } from '#server/features/users/normalise-email.ts';
import { user } from '#server/features/users/users.table.ts';
import { createLinkToken } from '#server/http/tokens/create-link-token.ts';
import { resetToken } from './passwords.table.ts';

/** No answer comes sooner, so that the work for a known address does not show in the time. */
const leastMs = 400;

/**
 * Emails a link to choose a new password; beyond three links in a quarter of an hour none, as those are still valid. The
 * caller learns nothing: an unknown address is answered in the same way and time. Fails with `invalid-input`, and with
 * `rate-limited` for an IP address that asks too often.
 */
export async function requestPasswordReset(
  services: Services,
  given: { email: string },
  clientAddress: string,
): Promise<void> {
  const email = normaliseEmail(given.email);
  if (!emailPattern.test(email)) throw failure('invalid-input', { message: registrationMessages.email });
  await services.rateLimiter.hit(['password-link-from-address', clientAddress]);
  await Promise.all([services.pause(leastMs), mailLink(services, email)]);
}

async function mailLink(services: Services, email: string): Promise<void> {
  const [found] = await services.db.select().from(user).where(eq(user.email, email));
  // A full mailbox limit is no error: the links before are still valid, so strangers who ask keep no owner out.
  const isBelowLimit = await services.rateLimiter.allows('password-link-to-mailbox', email);
  if (found === undefined || !isBelowLimit) return;
  const { token, hash } = createLinkToken();
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  await withTransaction(services, async (services) => {
    await services.db
      .delete(resetToken)
      .where(and(eq(resetToken.userId, found.id), lt(resetToken.expiresAt, now)));
    await services.db.insert(resetToken).values({ userId: found.id, hash, expiresAt });
    await queueEmail(services, {
      to: { name: found.firstname, address: found.email },
      userId: found.id,
      email: {
        kind: 'reset-password',
        firstname: found.firstname,
        url: `${baseUrl(services.config)}${paths.forgotPassword}?token=${token}`,
        minutes: resetLinkMinutes,
      },
      usefulUntil: expiresAt,
    });
  });
}
