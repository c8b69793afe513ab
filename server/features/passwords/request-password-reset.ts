import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { registrationMessages } from '#contract/accounts/accounts.ts';
import { emailPattern } from '#contract/email-address/email-address.ts';
import { paths } from '#contract/page-addresses.ts';
import { resetLinkMinutes } from '#contract/passwords/passwords.ts';
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
 * Sends a link to choose a new password, which replaces every earlier one. The caller learns nothing: an unknown
 * address is answered in the same way and time. Fails with `invalid-input` and `rate-limited` only.
 */
export async function requestPasswordReset(
  services: Services,
  given: { email: string },
  clientAddress: string,
): Promise<void> {
  const email = normaliseEmail(given.email);
  if (!emailPattern.test(email)) throw failure('invalid-input', { message: registrationMessages.email });
  services.rateLimiter.hit('password-link-from-address', clientAddress);
  services.rateLimiter.hit('password-link-to-mailbox', email);
  await Promise.all([pause(leastMs), mailLink(services, email)]);
}

async function mailLink(services: Services, email: string): Promise<void> {
  const [found] = await services.db.select().from(user).where(eq(user.email, email));
  if (found === undefined) return;
  const { token, hash } = createLinkToken();
  const expiresAt = new Date(services.clock.now().getTime() + resetLinkMinutes * 60_000);
  await withTransaction(services, async (services) => {
    await services.db
      .insert(resetToken)
      .values({ userId: found.id, hash, expiresAt })
      .onConflictDoUpdate({ target: resetToken.userId, set: { hash, expiresAt } });
    await queueEmail(services, {
      to: { name: found.firstname, address: found.email },
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
