import { type SQL, sql } from 'drizzle-orm';
import { isInScope } from './is-in-scope.ts';
import { isOfKind } from './is-of-kind.ts';
import type { PresenceKind } from './presence-kind.ts';
import type { Scope } from './scope.ts';
import type { SplitRange } from './split-range.ts';

/**
 * A query for the conversations that had a question before the first whole step of a range, one row each: the time of the
 * first such question (`at`), and of the `next` one after that step began.
 */
export function edgePresences(scope: Scope, { edge, from }: SplitRange, kind: PresenceKind): SQL {
  if (edge === null) return sql`select null::timestamptz as at, null::timestamptz as next where false`;
  return sql`
    select min(question.asked_at) as at, (
      select min(later.asked_at) from question as later
      where later.conversation_id = question.conversation_id and later.asked_at >= ${from}::timestamptz
        and ${isOfKind(kind, 'later')}
    ) as next
    from question
    where ${isInScope(scope)} and ${isOfKind(kind, 'question')}
      and question.asked_at >= ${edge.from}::timestamptz and question.asked_at < ${edge.to}::timestamptz
    group by question.conversation_id`;
}
