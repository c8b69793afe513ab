import type { Email } from '#core/emails/email.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import type { EmailAddress } from '#server/ports/mailer.ts';
import { emails } from './emails.table.ts';
import { queueAttempt } from './queue-attempt.ts';

interface EmailToQueue {
  to: EmailAddress;
  email: Email;
  /** When its links run out: after that it is not sent any more. */
  usefulUntil?: Date;
}

/**
 * Queues an email and answers its id. In a transaction (`services.db`) it is sent if and only if that commits; then at
 * least once, with attempts over a day while the mail server does not accept it.
 */
export async function queueEmail(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
  { to, email, usefulUntil }: EmailToQueue,
): Promise<string> {
  const id = createId('mail');
  await services.db.insert(emails).values({
    id,
    kind: email.kind,
    toAddress: to.address,
    toName: to.name ?? '',
    email,
    usefulUntil: usefulUntil ?? null,
    createdAt: services.clock.now(),
  });
  await queueAttempt(services, id, 0);
  return id;
}
