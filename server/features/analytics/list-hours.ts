import { sql } from 'drizzle-orm';
import type { listHours as endpoint } from '#contract/analytics/analytics.endpoints.ts';
import type { HourCount } from '#contract/analytics/analytics.schemas.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { isInScope } from '#server/counting/is-in-scope.ts';
import { questionsOfSpans } from '#server/counting/questions-of-spans.ts';
import { refuseUnknownZone } from '#server/counting/refuse-unknown-zone.ts';
import { spansWithEdge } from '#server/counting/spans-with-edge.ts';
import { splitRange } from '#server/counting/split-range.ts';

/** How many messages visitors wrote in each hour of each weekday, as clocks in the zone show it. */
export async function listHours(
  ctx: Context,
  { timeZone, agentId, ...times }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const scope = { workspaceId: ctx.workspace.id, agentId };
  const range = splitRange(times, 'quarter');
  const { rows } = await refuseUnknownZone(() =>
    ctx.db.execute<Record<keyof HourCount, string>>(sql`
      with span as materialized (${spansWithEdge(scope.workspaceId, range)})
      select extract(dow from clock)::int as weekday, extract(hour from clock)::int as hour, sum(messages) as messages
      from (
        select quarter at time zone ${timeZone} as clock, messages from question_count
        where scope_id = ${agentId ?? scope.workspaceId} and workspace_id = ${scope.workspaceId}
          and quarter >= ${range.from}::timestamptz and quarter < ${range.to}::timestamptz
        union all
        select question.asked_at at time zone ${timeZone}, 1
        from ${questionsOfSpans(sql`span`, isInScope(scope))}
      ) as asked
      group by 1, 2 order by 1, 2`),
  );
  return {
    data: rows.map(({ weekday, hour, messages }) => ({
      weekday: Number(weekday),
      hour: Number(hour),
      messages: Number(messages),
    })),
  };
}
