import { and, count, eq, gt } from 'drizzle-orm';
import type { EmailKind } from '#core/emails/email.ts';
import type { Services } from '#server/context.ts';
import { emails } from './emails.table.ts';

/** How many emails of this kind were queued for this address in the last `withinSeconds`. */
export async function countEmails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { address, kind, withinSeconds }: { address: string; kind: EmailKind; withinSeconds: number },
): Promise<number> {
  const since = new Date(clock.now().getTime() - withinSeconds * 1000);
  const [found] = await db
    .select({ emails: count() })
    .from(emails)
    .where(and(eq(emails.toAddress, address), eq(emails.kind, kind), gt(emails.createdAt, since)));
  return found?.emails ?? 0;
}
