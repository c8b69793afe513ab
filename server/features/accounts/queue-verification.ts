import type { Services } from '#server/context.ts';
import { queueLetter } from '#server/features/mail/queue-letter.ts';
import { createVerificationLink } from './verification-link.ts';

/** Mails the link that verifies the address. Call it in a transaction. */
export async function queueVerification(
  services: Services,
  { id, email, firstname }: { id: string; email: string; firstname: string },
): Promise<void> {
  const { url, expiresAt } = createVerificationLink(services, { id, email });
  await queueLetter(services, {
    to: { name: firstname, address: email },
    letter: { kind: 'verify-email', firstname, url },
    usefulUntil: expiresAt,
  });
}
