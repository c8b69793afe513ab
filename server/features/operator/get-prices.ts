import { sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getPrices as endpoint } from '#contract/operator/operator.endpoints.ts';
import { listSold } from '#core/billing/list-sold.ts';
import type { Services } from '#server/context.ts';
import { explainProblem } from '#server/features/billing/explain-problem.ts';

/**
 * What is sold, at which price here and at the payment provider, and how often it is subscribed to. Reads the provider;
 * `unavailable` where that fails.
 */
export async function getPrices(services: Services): Promise<AnswerOf<typeof endpoint>> {
  const { payments } = services;
  const [asked, sold] = await Promise.all([
    payments?.readPrices().catch((error: unknown) => {
      throw explainProblem(error);
    }) ?? [],
    countSold(services),
  ]);
  return {
    provider: payments?.provider ?? null,
    prices: listSold().map((each) => {
      const { id, period } = each;
      const found = asked.find((price) => price.id === id && price.period === period);
      return {
        ...each,
        key: found?.key ?? null,
        priceId: found?.priceId ?? null,
        providerCents: found?.amountCents ?? null,
        sold: sold.get(`${id} ${period}`) ?? 0,
      };
    }),
  };
}

/** How many of each are subscribed to, by `pro monthly`: those whose payment failed count until they are paused. */
async function countSold({ db }: Services): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; sold: number }>(sql`
    with ordered as (
      select subscription -> 'order' as item from billing_account where subscription ->> 'state' in ('active', 'past-due')
    )
    select (item ->> 'plan') || ' ' || (item ->> 'period') as name, count(*)::int as sold from ordered group by 1
    union all
    select add_on.key || ' ' || (item ->> 'period'), sum(add_on.value::int)::int
    from ordered, jsonb_each_text(item -> 'addOns') as add_on (key, value) group by 1`);
  return new Map(rows.map(({ name, sold }) => [name, sold]));
}
