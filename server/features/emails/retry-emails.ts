import { and, eq, isNotNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emails } from './emails.table.ts';
import { queueAttempt } from './queue-attempt.ts';

/** So many at once, the oldest first: the rest is there for the next call. */
const mostAtOnce = 1_000;

/**
 * Queues emails again that did not leave, from their first attempt on: the named one, or all whose content is still there.
 * Answers how many; `not-found` where the named one cannot be sent again.
 */
export function retryEmails(services: Services, emailId?: string): Promise<{ retried: number }> {
  return withTransaction(services, async (services) => {
    const { db } = services;
    const rows = await db
      .select({ id: emails.id })
      .from(emails)
      .where(
        and(
          isNotNull(emails.email),
          emailId === undefined ? eq(emails.status, 'failed') : eq(emails.id, emailId),
        ),
      )
      .orderBy(emails.id)
      .limit(mostAtOnce)
      .for('update');
    if (emailId !== undefined && rows.length === 0) throw failure('not-found');
    for (const { id } of rows) {
      await db
        .update(emails)
        .set({ status: 'queued', attempts: 0, error: null, endedAt: null })
        .where(eq(emails.id, id));
      await queueAttempt(services, id, 0);
    }
    if (rows.length > 0)
      await recordAudit(services, {
        action: 'emails.retried',
        workspaceId: null,
        details: { count: rows.length },
      });
    return { retried: rows.length };
  });
}
