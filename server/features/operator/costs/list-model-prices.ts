import { asc, isNull, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listModelPrices as endpoint } from '#contract/model-prices/model-prices.endpoints.ts';
import type { Services } from '#server/context.ts';
import { firstIdAt } from '#server/database/first-id-at.ts';
import { modelPrice } from '#server/features/model-prices/model-prices.table.ts';
import { presentModelPrice } from '#server/features/model-prices/present-model-price.ts';

const lookedBackDays = 30;
const mostUnpriced = 50;

/** The current prices by the model's id, and the models that were paid for lately without one. */
export async function listModelPrices({ db, clock }: Services): Promise<AnswerOf<typeof endpoint>> {
  const from = new Date(clock.now().getTime() - lookedBackDays * 86_400_000);
  const [prices, { rows }] = await Promise.all([
    db.select().from(modelPrice).where(isNull(modelPrice.validUntil)).orderBy(asc(modelPrice.modelId)),
    db.execute<{ model: string }>(sql`
      select used.model from (
        select coalesce(message.trace ->> 'askedModel', message.model) as model from message
        where message.id >= ${firstIdAt('msg', from)} and message.role = 'assistant' and message.author_kind is null
          and message.input_tokens > 0
        union all
        select model from chatgenie_model_use where asked_at >= ${from}
      ) as used
      left join model_price on model_price.valid_until is null and model_price.model_id = used.model
      where model_price.id is null
      group by 1 order by count(*) desc limit ${mostUnpriced}`),
  ]);
  return { data: prices.map(presentModelPrice), unpriced: rows.map(({ model }) => model) };
}
