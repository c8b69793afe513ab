import { and, eq, gt, ilike, or, type SQL } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listFailedEmails as endpoint } from '#contract/operator/operator.endpoints.ts';
import type { FailedEmail } from '#contract/operator/operator.schemas.ts';
import type { Services } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { pageOf } from '#server/database/page-of.ts';
import { type EmailRow, emails } from './emails.table.ts';

const failed = eq(emails.status, 'failed');
const waiting = and(eq(emails.status, 'queued'), gt(emails.attempts, 0));

/** Emails that were given up, and those that wait after a failed attempt, newest first. */
export async function listFailedEmails(
  services: Services,
  { q, state, ...page }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const pattern = q ? containing(q) : undefined;
  const where = and(
    state === undefined ? or(failed, waiting) : state === 'failed' ? failed : waiting,
    pattern === undefined
      ? undefined
      : or(ilike(emails.toAddress, pattern), ilike(emails.kind, pattern), ilike(emails.error, pattern)),
  );
  const select = (where: SQL | undefined, order: SQL, limit: number) =>
    services.db.select().from(emails).where(where).orderBy(order).limit(limit);
  const found = await pageOf(services, emails, where, page, select);
  return { ...found, data: found.data.map(present) };
}

function present(row: EmailRow): FailedEmail {
  return {
    id: row.id,
    kind: row.kind,
    to: row.toAddress,
    state: row.status === 'failed' ? 'failed' : 'waiting',
    attempts: row.attempts,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    canRetry: row.email !== null,
  };
}
