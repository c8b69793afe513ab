import type { Services } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { createVerificationLink } from './create-verification-link.ts';

/** Queues the email with the link that verifies the address. Call it in a transaction. */
export async function queueVerification(
  services: Services,
  { id, email, firstname }: { id: string; email: string; firstname: string },
): Promise<void> {
  const { url, expiresAt } = createVerificationLink(services, { id, email });
  await queueEmail(services, {
    to: { name: firstname, address: email },
    userId: id,
    email: { kind: 'verify-email', firstname, url },
    usefulUntil: expiresAt,
  });
}
