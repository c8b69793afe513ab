import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { MailVerdict } from '#server/ports/incoming-mail.ts';
import { handlePostedEmail } from './handle-posted-email.ts';
import { type EmailSignature, isSignedEmail } from './is-signed-email.ts';

/**
 * Receives an email that a mail service has posted and signed. A signature counts once; one whose email could not be handled
 * yet may come again. Fails with `not-allowed` for a signature that is not valid, `conflict` for one that was used,
 * `cannot-process` where the email is refused, `unavailable` where it may come later.
 */
export async function receivePostedEmail(
  services: Services,
  bytes: Buffer,
  given: { secret: string; signature: EmailSignature },
): Promise<void> {
  const { secret, signature } = given;
  if (!isSignedEmail(secret, bytes, signature, services.clock.now()))
    throw failure('not-allowed', { message: 'The signature of this email is not valid.' });
  const use = `${signature.id} ${signature.timestamp}`;
  if (!(await services.rateLimiter.allows('use-of-email-signature', use)))
    throw failure('conflict', { message: 'This email was posted before. Sign it again to post it again.' });
  let verdict: MailVerdict | null = null;
  try {
    verdict = await handlePostedEmail(services, bytes);
  } finally {
    if (verdict === null || verdict.kind === 'later')
      await services.rateLimiter.forget(['use-of-email-signature', use]);
  }
  if (verdict.kind === 'refused') throw failure('cannot-process', { message: verdict.sentence });
  if (verdict.kind === 'later')
    throw failure('unavailable', { message: verdict.sentence, retryAfterSeconds: 300 });
}
