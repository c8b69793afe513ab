import { asc, eq } from 'drizzle-orm';
import type { Email } from '#core/emails/email.ts';
import type { Services } from '#server/context.ts';
import { emails } from '#server/features/emails/emails.table.ts';

/** Services whose worker sends emails, and then deletes what they said. */
export const servicesThatSend = new WeakSet<Services>();

/** Emails to an address that wait to be sent, oldest first; needs services without a worker, where all of them wait. */
export async function waitingEmails(services: Services, address: string): Promise<Email[]> {
  if (servicesThatSend.has(services))
    throw new Error('A worker sends these emails: read what its mailer has sent.');
  const rows = await services.db
    .select({ email: emails.email })
    .from(emails)
    .where(eq(emails.toAddress, address))
    .orderBy(asc(emails.id));
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}
