import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { meterPeriod } from './meter-period.ts';
import { payerOf } from './payer-of.ts';
import type { CountedMeter } from './quota.table.ts';

/**
 * SQL for what is used of a meter in the present month, a figure that is raised: see `consumeQuota`. Of the workspace
 * whose allowance is used.
 */
export function countMonthly(meter: Exclude<CountedMeter, 'previews'>): (ctx: Context) => SQL {
  return (ctx) => sql`coalesce((
    select used
    from (
      select given.billing_anchor, ${sql.raw(payerOf('given.id'))} as payer,
        ${ctx.clock.now().toISOString()}::timestamptz as now
      from workspace as given where given.id = ${ctx.workspace.id}
    ) as payment join usage on usage.workspace_id = payment.payer
    where usage.meter = ${meter} and usage.period = ${sql.raw(meterPeriod('billing_anchor', 'now'))}
  ), 0)`;
}
