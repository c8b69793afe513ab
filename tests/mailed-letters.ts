import { asc, eq } from 'drizzle-orm';
import type { Letter } from '#core/letters/letter.ts';
import type { Services } from '#server/context.ts';
import { mail } from '#server/features/mail/mail.table.ts';

/** Letters to an address that wait to be sent, oldest first; needs a services without a worker, in which all of them wait. */
export async function waitingLetters(services: Services, address: string): Promise<Letter[]> {
  const rows = await services.db
    .select({ letter: mail.letter })
    .from(mail)
    .where(eq(mail.toAddress, address))
    .orderBy(asc(mail.id));
  return rows.flatMap(({ letter }) => (letter === null ? [] : [letter]));
}
