import { sql } from 'drizzle-orm';
import type { ModelSpending } from '#contract/model-keys/model-keys.schemas.ts';
import { firstIdAt } from '#server/database/first-id-at.ts';
import type { AskingWorkspace } from '#server/features/model-keys/workspace-models.ts';
import { dollarsOfTokens } from '#server/features/model-prices/dollars-of-tokens.ts';
import { isPriceOfAnswer } from '#server/features/model-prices/is-price-of-answer.ts';
import { isPriceOfWriting } from '#server/features/model-prices/is-price-of-writing.ts';

const dayMs = 86_400_000;

/** What the workspace used of language models in this month in UTC: by answers, and by questions written for passages. */
export async function readModelSpending({
  db,
  clock,
  workspace,
}: Pick<AskingWorkspace, 'db' | 'clock' | 'workspace'>): Promise<Omit<ModelSpending, 'budget' | 'isUsedUp'>> {
  const month = clock.now().toISOString().slice(0, 7);
  const from = new Date(`${month}-01T00:00:00Z`);
  // The id of an answer is made before it is stored.
  const firstId = firstIdAt('msg', new Date(from.getTime() - dayMs));
  const { rows } = await db.execute<Record<'input' | 'output' | 'dollars' | 'unpriced', string>>(sql`
    select coalesce(sum(input), 0) as input, coalesce(sum(output), 0) as output,
      coalesce(sum(dollars), 0) as dollars, coalesce(sum(input + output) filter (where dollars is null), 0) as unpriced
    from (
      select input_tokens as input, output_tokens as output, ${dollarsOfTokens('message')} as dollars
      from message left join model_price on ${isPriceOfAnswer}
      where message.workspace_id = ${workspace.id} and message.id >= ${firstId} and message.created_at >= ${from}
        and message.role = 'assistant' and message.input_tokens > 0
      union all
      select input_tokens, output_tokens, ${dollarsOfTokens('written_questions')}
      from written_questions left join model_price on ${isPriceOfWriting}
      where written_questions.workspace_id = ${workspace.id} and written_at >= ${from}
    ) as used`);
  const { input = '0', output = '0', dollars = '0', unpriced = '0' } = rows[0] ?? {};
  return {
    month,
    inputTokens: Number(input),
    outputTokens: Number(output),
    dollars: Number(dollars),
    unpricedTokens: Number(unpriced),
  };
}
