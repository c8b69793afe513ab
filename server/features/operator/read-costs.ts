import { type SQL, sql } from 'drizzle-orm';
import type { OperatedWorkspaceDetails } from '#contract/operator/operator.schemas.ts';
import type { Database } from '#server/database/database.ts';

type Cost = OperatedWorkspaceDetails['costs'][number];

/**
 * What was used in each month in UTC, newest first: answers with the tokens that model providers counted for them, and pages
 * that crawls asked websites for. Of answers and crawls that are still stored.
 * @param where a condition on `workspace_id`
 */
export async function readCosts(db: Database, where: SQL): Promise<Cost[]> {
  const { rows } = await db.execute<Record<keyof Cost, string>>(sql`
    select month, sum(answers) as answers, sum(input) as "inputTokens", sum(output) as "outputTokens",
      sum(pages) as pages
    from (
      select to_char(created_at at time zone 'utc', 'YYYY-MM') as month, count(*) as answers,
        coalesce(sum(input_tokens), 0) as input, coalesce(sum(output_tokens), 0) as output, 0 as pages
      from message where role = 'assistant' and author_kind is null and ${where} group by 1
      union all
      select to_char(started_at at time zone 'utc', 'YYYY-MM'), 0, 0, 0, sum(checked)
      from crawl where ${where} group by 1
    ) as used
    group by month order by month desc`);
  return rows.map(({ month, ...counts }) => ({
    month,
    answers: Number(counts.answers),
    inputTokens: Number(counts.inputTokens),
    outputTokens: Number(counts.outputTokens),
    pages: Number(counts.pages),
  }));
}
