import { eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { emails } from './emails.table.ts';

/** Removes every trace of emails to an address, as when its account is deleted; those that wait are not sent. */
export async function forgetEmails(services: Pick<Services, 'db'>, address: string): Promise<void> {
  await services.db.delete(emails).where(eq(sql`lower(${emails.toAddress})`, address.toLowerCase()));
}
