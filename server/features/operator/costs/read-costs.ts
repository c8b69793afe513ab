import { type SQL, sql } from 'drizzle-orm';
import type { OperatedWorkspaceDetails } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import type { Database } from '#server/database/database.ts';
import { isPriceOfAnswer } from '#server/features/model-prices/is-price-of-answer.ts';
import { isPriceOfWriting } from '#server/features/model-prices/is-price-of-writing.ts';
import { tokenFigures } from './token-figures.ts';

type Cost = OperatedWorkspaceDetails['costs'][number];

/**
 * What was used in each month in UTC, newest first: answers with the tokens that model providers counted for them and what those
 * cost by the prices of their time, and pages that crawls asked websites for. Of answers and crawls that are still stored.
 * @param where a condition on `workspace_id`
 */
export async function readCosts(db: Database, where: SQL): Promise<Cost[]> {
  const { rows } = await db.execute<Record<keyof Cost, string>>(sql`
    select month, sum(answers) as answers, sum(input) as "inputTokens", sum(output) as "outputTokens",
      sum(dollars) as dollars, sum(unpriced) as "unpricedTokens", sum(pages) as pages
    from (
      select to_char(message.created_at at time zone 'utc', 'YYYY-MM') as month, count(*) as answers,
        ${tokenFigures('message')}, 0 as pages
      from message left join model_price on ${isPriceOfAnswer}
      where role = 'assistant' and author_kind is null and ${where} group by 1
      union all
      select to_char(written_at at time zone 'utc', 'YYYY-MM'), 0, ${tokenFigures('written_questions')}, 0
      from written_questions left join model_price on ${isPriceOfWriting}
      where ${where} group by 1
      union all
      select to_char(started_at at time zone 'utc', 'YYYY-MM'), 0, 0, 0, 0, 0, sum(checked)
      from crawl where ${where} group by 1
    ) as used
    group by month order by month desc`);
  return rows.map(({ month, ...counts }) => ({
    month,
    answers: Number(counts.answers),
    inputTokens: Number(counts.inputTokens),
    outputTokens: Number(counts.outputTokens),
    dollars: Number(counts.dollars),
    unpricedTokens: Number(counts.unpricedTokens),
    pages: Number(counts.pages),
  }));
}
