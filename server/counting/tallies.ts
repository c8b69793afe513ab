import { type SQL, sql } from 'drizzle-orm';
import { isInScope } from './is-in-scope.ts';
import { answersOfThese, questionsOfSpans } from './questions-of-spans.ts';
import type { Scope } from './scope.ts';
import { spansWithEdge } from './spans-with-edge.ts';
import { splitRange } from './split-range.ts';
import { tallyKeys } from './tally-keys.ts';

/** What messages are tallied by; a key of `cited-page` is the source's id, a space and the page's URL. */
export type TallyKind = 'language' | 'page' | 'source' | 'cited-page';

/** A query for how many `messages` of a range had which `key` of a kind. */
export function tallies(
  scope: Scope,
  times: { from?: string | undefined; to?: string | undefined },
  kind: TallyKind,
): SQL {
  const range = splitRange(times, 'day');
  const day = (time: string): SQL => sql`(${time}::timestamptz at time zone 'UTC')::date`;
  return sql`
    select key, sum(messages)::int as messages
    from (
      select key, messages from question_tally
      where scope_id = ${scope.agentId ?? scope.workspaceId} and workspace_id = ${scope.workspaceId} and kind = ${kind}
        and day >= ${day(range.from)} and day < ${day(range.to)}
      union all
      select tally.key, 1
      from ${questionsOfSpans(sql`(${spansWithEdge(scope.workspaceId, range)})`, isInScope(scope))}
      ${answersOfThese}
      ${tallyKeys}
      where tally.kind = ${kind}
    ) as counted
    group by key`;
}
