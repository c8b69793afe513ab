import { sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listCosts as endpoint } from '#contract/operated-workspaces/operated-workspaces.endpoints.ts';
import type { Services } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { firstIdAt } from '#server/database/first-id-at.ts';
import { isPriceOfAnswer } from '#server/features/model-prices/is-price-of-answer.ts';
import { isPriceOfWriting } from '#server/features/model-prices/is-price-of-writing.ts';
import { readChatgenieCosts } from './read-chatgenie-costs.ts';
import { tokenFigures } from './token-figures.ts';

type Figures = Record<'answers' | 'input' | 'output' | 'dollars' | 'unpriced' | 'pages', string>;
interface Row extends Figures, Record<string, unknown> {
  id: string;
  name: string;
}

/** What each workspace used in a month in UTC, the current one where none is named; see `readCosts` for what counts. */
export async function listCosts(
  { db, clock }: Services,
  { month = clock.now().toISOString().slice(0, 7), q = '', limit, offset }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  // The id of an answer is made before it is stored; the key finds the month without looking through all others.
  const dayBefore = new Date(from.getTime() - 86_400_000);
  const used = sql`
    with used as (
      select workspace.id, workspace.name, sum(answers) as answers, sum(input) as input, sum(output) as output,
        sum(dollars) as dollars, sum(unpriced) as unpriced, sum(pages) as pages
      from (
        select workspace_id, count(*) as answers, ${tokenFigures('message')}, 0 as pages
        from message left join model_price on ${isPriceOfAnswer}
        where message.id >= ${firstIdAt('msg', dayBefore)} and role = 'assistant' and author_kind is null
          and created_at >= ${from} and created_at < ${to}
        group by workspace_id
        union all
        select workspace_id, 0, ${tokenFigures('written_questions')}, 0
        from written_questions left join model_price on ${isPriceOfWriting}
        where written_at >= ${from} and written_at < ${to}
        group by workspace_id
        union all
        select workspace_id, 0, 0, 0, 0, 0, sum(checked) from crawl where started_at >= ${from} and started_at < ${to}
        group by workspace_id
      ) as parts join workspace on workspace.id = parts.workspace_id
      where ${q} = '' or workspace.name ilike ${containing(q)}
      group by workspace.id, workspace.name
    )`;
  const [{ rows }, { rows: totals }, chatgenie] = await Promise.all([
    db.execute<Row>(sql`${used} select * from used order by dollars desc, input + output desc, pages desc, answers desc, id
      limit ${limit} offset ${offset}`),
    db.execute<Figures & { workspaces: string }>(sql`${used}
      select count(*) as workspaces, coalesce(sum(answers), 0) as answers, coalesce(sum(input), 0) as input,
        coalesce(sum(output), 0) as output, coalesce(sum(dollars), 0) as dollars,
        coalesce(sum(unpriced), 0) as unpriced, coalesce(sum(pages), 0) as pages from used`),
    readChatgenieCosts(db, from, to),
  ]);
  const [total] = totals;
  if (total === undefined) throw new Error('A sum is one row.');
  return {
    month,
    data: rows.map((row) => ({ id: row.id, name: row.name, ...figuresOf(row) })),
    total: { ...figuresOf(total), workspaces: Number(total.workspaces) },
    chatgenie,
  };
}

const figuresOf = ({ answers, input, output, dollars, unpriced, pages }: Figures) => ({
  answers: Number(answers),
  inputTokens: Number(input),
  outputTokens: Number(output),
  dollars: Number(dollars),
  unpricedTokens: Number(unpriced),
  pages: Number(pages),
});
