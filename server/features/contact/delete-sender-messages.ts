import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { contactMessage, waitlistEntry } from './contact.table.ts';

/** Deletes what came from an address by the contact form and the waitlist; answers how many messages those were. */
export async function deleteSenderMessages({ db }: Pick<Services, 'db'>, address: string): Promise<number> {
  await db.delete(waitlistEntry).where(eq(waitlistEntry.email, address.toLowerCase()));
  const deleted = await db
    .delete(contactMessage)
    .where(eq(contactMessage.email, address.toLowerCase()))
    .returning({ id: contactMessage.id });
  return deleted.length;
}
