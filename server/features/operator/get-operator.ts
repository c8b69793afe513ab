import { sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getOperator as endpoint } from '#contract/operator/operator.endpoints.ts';
import { operatorMinutes } from '#contract/operator/operator.ts';
import type { Services } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/read-session.ts';
import { jobSchema } from '#server/jobs/job-schema.ts';

/** What waits for the operator. */
export async function getOperator(
  { db }: Services,
  { confirmedAt }: SignedIn,
): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await db.execute<Record<'messages' | 'emails' | 'jobs' | 'payouts', string>>(sql`
    select (select count(*) from contact_message where answered_at is null) as messages,
      (select count(*) from email where status = 'failed' and email is not null) as emails,
      (select count(*) from ${sql.identifier(jobSchema)}.job where state = 'failed') as jobs,
      (select count(*) from payout where state = 'requested') as payouts`);
  const counts = rows[0];
  return {
    counts: {
      messages: Number(counts?.messages),
      emails: Number(counts?.emails),
      jobs: Number(counts?.jobs),
      payouts: Number(counts?.payouts),
    },
    confirmedUntil: new Date((confirmedAt?.getTime() ?? 0) + operatorMinutes * 60_000).toISOString(),
  };
}
