import { sql } from 'drizzle-orm';
import type { Meter } from '#contract/plans.ts';
import type { Context } from '#server/context.ts';
import { meterRules, type QuotaScope } from './meter-rules.ts';

/** How much of these meters the workspace has used. */
export async function countUsage<M extends Meter>(
  ctx: Context,
  meters: readonly M[],
  scope: QuotaScope = {},
): Promise<Record<M, number>> {
  const columns = meters.map(
    (meter) => sql`${meterRules[meter].count(ctx, scope)} as ${sql.identifier(meter)}`,
  );
  const { rows } = await ctx.db.execute<Record<M, string>>(sql`select ${sql.join(columns, sql`, `)}`);
  return Object.fromEntries(meters.map((meter) => [meter, Number(rows[0]?.[meter])])) as Record<M, number>;
}
