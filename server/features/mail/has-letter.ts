import { and, eq, gt } from 'drizzle-orm';
import type { LetterKind } from '#core/letters/letter.ts';
import type { World } from '#server/context.ts';
import { mail } from './mail.table.ts';

/** Whether a letter of this kind was given to the post for this address in the last seconds. */
export async function hasLetter(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { address, kind, withinSeconds }: { address: string; kind: LetterKind; withinSeconds: number },
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - withinSeconds * 1000);
  const [found] = await db
    .select({ id: mail.id })
    .from(mail)
    .where(and(eq(mail.toAddress, address), eq(mail.kind, kind), gt(mail.createdAt, since)))
    .limit(1);
  return found !== undefined;
}
