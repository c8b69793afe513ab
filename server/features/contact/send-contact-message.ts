import type { sendContactMessage as endpoint } from '#contract/contact/contact.endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { countEmails } from '#server/features/emails/count-emails.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { operatorEmail } from '#server/operator-email.ts';
import { contactMessage } from './contact.table.ts';
import { queueWaitingMessages } from './queue-waiting-messages.ts';
import { requireMailbox } from './require-mailbox.ts';

const daySeconds = 86_400;

/**
 * Stores the message, emails it to the operator and confirms it to the sender, all or nothing. Past the limit of single
 * emails it waits for the next joint one: a flood neither fills the operator's mailbox nor keeps others from writing. The
 * confirmation has none of the sender's words and comes once a day, so that nobody can make us write to strangers. What
 * fills the hidden field is not a person, and gets the same answer as everybody.
 */
export async function sendContactMessage(
  services: Services,
  { name, email, message, website }: BodyOf<typeof endpoint>,
  clientAddress: string,
): Promise<void> {
  await services.rateLimiter.hit(['contact-from-address', clientAddress]);
  const sender = requireMailbox(email);
  if (website !== undefined && website !== '') return;
  const now = services.clock.now();
  const isWaiting = !(await services.rateLimiter.allows('contact-email-to-operator'));
  await withTransaction(services, async (services) => {
    await services.db
      .insert(contactMessage)
      .values({ id: createId('cnt'), name, email: sender, message, isWaiting, createdAt: now });
    if (isWaiting) await queueWaitingMessages(services);
    else
      await queueEmail(services, {
        to: { address: operatorEmail(services.config) },
        email: { kind: 'contact-message', name, email: sender, message, sentAt: now.toISOString() },
      });
    const kind = 'contact-confirmation';
    if ((await countEmails(services, { address: sender, kind, withinSeconds: daySeconds })) > 0) return;
    await queueEmail(services, {
      to: { address: sender },
      email: { kind, url: baseUrl(services.config) + paths.docs },
    });
  });
}
