import { type SQL, sql } from 'drizzle-orm';
import { isInScope } from './is-in-scope.ts';
import { isOfKind } from './is-of-kind.ts';
import type { PresenceKind } from './presence-kind.ts';
import { questionsOfSpans } from './questions-of-spans.ts';
import type { Scope } from './scope.ts';
import type { SplitRange } from './split-range.ts';

/**
 * A query for how many `conversations` had a question `at` a time, by the time of their question before (`previous`).
 * Needs a table `span` of the times without counters. The `edge` of the range is not included.
 */
export function presences(scope: Scope, { from, to }: SplitRange, kind: PresenceKind): SQL {
  return sql`
    select quarter as at, previous, conversations from conversation_count
    where scope_id = ${scope.agentId ?? scope.workspaceId} and workspace_id = ${scope.workspaceId} and kind = ${kind}
      and quarter >= ${from}::timestamptz and quarter < ${to}::timestamptz
    union all
    select question.asked_at, (
      select max(earlier.asked_at) from question as earlier
      where earlier.conversation_id = question.conversation_id
        and (earlier.asked_at, earlier.id) < (question.asked_at, question.id) and ${isOfKind(kind, 'earlier')}
    ), 1
    from ${questionsOfSpans(sql`span`, isInScope(scope))}
    where ${isOfKind(kind, 'question')}`;
}
