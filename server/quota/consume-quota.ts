import { sql } from 'drizzle-orm';
import type { MonthlyMeter } from '#contract/plans.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { consumeStatement } from './consume-statement.ts';
import { describeLimit } from './describe-limit.ts';
import { entitlementsOf } from './entitlements-of.ts';
import { meterPeriod } from './meter-period.ts';

/**
 * Takes one of a monthly meter, or throws `plan-limit`. It is given back when the caller's transaction rolls back. The
 * owner is warned at 80 and at 100 percent, since visitors use up these meters while no owner is watching.
 */
export async function consumeQuota(ctx: Context, meter: MonthlyMeter): Promise<void> {
  const quota = entitlementsOf(ctx.workspace).limits[meter];
  const { rows } = await ctx.db.execute(sql`
    with taking as (
      select id as workspace_id, ${meter}::text as meter,
        ${sql.raw(meterPeriod('billing_anchor', 'now'))} as period, ${quota}::int as quota
      from workspace, (select ${ctx.clock.now().toISOString()}::timestamptz as now) as clock
      where id = ${ctx.workspace.id}
    ), ${sql.raw(consumeStatement)}, warned as (
      insert into outbox (workspace_id, name, payload) select * from usage_warning
    )
    select used from taken`);
  if (rows.length === 0) throw failure('plan-limit', { message: describeLimit(ctx.workspace, meter) });
}
