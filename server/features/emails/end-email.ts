import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { type EmailRow, emails } from './emails.table.ts';

/**
 * Notes how an email ended, and forgets what it said, except where it failed and the operator may send it again. `error` is a
 * sentence for the operator.
 */
export async function endEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  row: EmailRow,
  status: 'sent' | 'failed',
  error: string | null,
): Promise<void> {
  // The receipt of a deletion must not keep the address that it tells of.
  if (row.kind === 'account-deleted') {
    await db.delete(emails).where(eq(emails.id, row.id));
    return;
  }
  const canRetry = status === 'failed' && row.usefulUntil === null;
  await db
    .update(emails)
    .set({
      status,
      error,
      email: canRetry ? row.email : null,
      attempts: row.attempts + 1,
      endedAt: clock.now(),
    })
    .where(eq(emails.id, row.id));
}
