import { randomInt } from 'node:crypto';
import { confirmationMinutes, emailedCodeDigits } from '#contract/confirmation/confirmation.ts';
import type { User } from '#contract/users/users.schemas.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { confirmationCode } from './confirmation.table.ts';
import { findConfirmationMethod } from './find-confirmation-method.ts';
import { hashConfirmationCode } from './hash-confirmation-code.ts';

/**
 * Emails a code to a user who has nothing else to confirm with; it replaces the one before. Fails with `conflict` for
 * an account with a password or a second factor, or `rate-limited`.
 */
export async function sendConfirmationCode(
  services: Services,
  { id, email, firstname }: User,
): Promise<void> {
  if ((await findConfirmationMethod(services, id)) !== 'email') {
    throw failure('conflict', { message: 'Confirm with your password or your authenticator.' });
  }
  await services.rateLimiter.hit(['confirmation-code-of-user', id]);
  const code = String(randomInt(10 ** emailedCodeDigits)).padStart(emailedCodeDigits, '0');
  const hash = hashConfirmationCode(services, id, code);
  const expiresAt = new Date(services.clock.now().getTime() + confirmationMinutes * 60_000);
  await withTransaction(services, async (services) => {
    await services.db
      .insert(confirmationCode)
      .values({ userId: id, hash, expiresAt })
      .onConflictDoUpdate({ target: confirmationCode.userId, set: { hash, expiresAt } });
    await queueEmail(services, {
      to: { name: firstname, address: email },
      userId: id,
      email: { kind: 'confirmation-code', firstname, code, minutes: confirmationMinutes },
      usefulUntil: expiresAt,
    });
  });
}
