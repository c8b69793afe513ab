import { sql } from 'drizzle-orm';
import { plans } from '#contract/plans.ts';
import { monthPeriod } from '#core/plans/month-period.ts';
import { warningPassed } from '#core/plans/warning-passed.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/record-event.ts';

const sentences = {
  messages: 'The monthly message limit of this plan is reached. Upgrade to continue.',
  leads: 'The monthly lead limit of this plan is reached. Upgrade to continue.',
} as const;

/**
 * Takes one from a monthly meter, or throws `plan-limit`. The check and the count are one statement, so two callers at
 * once never pass a limit of one; in a transaction that rolls back, what was taken is given back.
 */
export async function reserveUsage(ctx: Context, meter: 'messages' | 'leads'): Promise<void> {
  const limit = plans[ctx.workspace.plan].limits[meter];
  const result = await ctx.db.execute<{ used: number }>(sql`
    insert into usage (workspace_id, meter, period, used)
    select ${ctx.workspace.id}, ${meter}, ${monthPeriod(ctx.clock.now())}, 1
    where ${limit}::int is null or ${limit}::int > 0
    on conflict (workspace_id, meter, period) do update set used = usage.used + 1
    where ${limit}::int is null or usage.used < ${limit}::int
    returning used`);
  const used = result.rows[0]?.used;
  if (used === undefined) throw failure('plan-limit', { message: sentences[meter] });
  const percentage = warningPassed(used, limit);
  if (percentage !== null) {
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'usage.warned', payload: { meter, percentage } });
  }
}
