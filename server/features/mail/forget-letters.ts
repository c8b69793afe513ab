import { eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { mail } from './mail.table.ts';

/** Removes every trace of letters to an address, as when its account is deleted; those that wait are not sent. */
export async function forgetLetters(services: Pick<Services, 'db'>, address: string): Promise<void> {
  await services.db.delete(mail).where(eq(sql`lower(${mail.toAddress})`, address.toLowerCase()));
}
