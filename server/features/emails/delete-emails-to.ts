import { eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { emails } from './emails.table.ts';

/**
 * Deletes all emails to an address, as when its account is deleted; those that wait are not sent. Answers how many.
 */
export async function deleteEmailsTo({ db }: Pick<Services, 'db'>, address: string): Promise<number> {
  const deleted = await db
    .delete(emails)
    .where(eq(sql`lower(${emails.toAddress})`, address.toLowerCase()))
    .returning({ id: emails.id });
  return deleted.length;
}
