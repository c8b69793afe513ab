import { sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listCosts as endpoint } from '#contract/operated-workspaces/operated-workspaces.endpoints.ts';
import type { Database } from '#server/database/database.ts';
import { isPriceValidAt } from '#server/features/model-prices/is-price-valid-at.ts';
import { tokenFigures } from './token-figures.ts';

type Costs = AnswerOf<typeof endpoint>['chatgenie'];

/** What questions about chats used at language models in a span of time. They are of no workspace. */
export async function readChatgenieCosts(db: Database, from: Date, to: Date): Promise<Costs> {
  const { rows } = await db.execute<
    Record<'questions' | 'input' | 'output' | 'dollars' | 'unpriced', string>
  >(sql`
    select count(*) as questions, ${tokenFigures('chatgenie_model_use')}
    from chatgenie_model_use left join model_price
      on model_price.model_id = chatgenie_model_use.model and ${isPriceValidAt(sql`chatgenie_model_use.asked_at`)}
    where asked_at >= ${from} and asked_at < ${to}`);
  const [used] = rows;
  return {
    questions: Number(used?.questions),
    inputTokens: Number(used?.input),
    outputTokens: Number(used?.output),
    dollars: Number(used?.dollars),
    unpricedTokens: Number(used?.unpriced),
  };
}
