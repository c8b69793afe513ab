import { and, count, eq, gt } from 'drizzle-orm';
import type { LetterKind } from '#core/letters/letter.ts';
import type { Services } from '#server/context.ts';
import { mail } from './mail.table.ts';

/** How many letters of this kind were given to the post for this address in the last seconds. */
export async function countLetters(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { address, kind, withinSeconds }: { address: string; kind: LetterKind; withinSeconds: number },
): Promise<number> {
  const since = new Date(clock.now().getTime() - withinSeconds * 1000);
  const [found] = await db
    .select({ letters: count() })
    .from(mail)
    .where(and(eq(mail.toAddress, address), eq(mail.kind, kind), gt(mail.createdAt, since)));
  return found?.letters ?? 0;
}
