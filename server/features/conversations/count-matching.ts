import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { edgePresences } from '#server/counting/edge-presences.ts';
import { presences } from '#server/counting/presences.ts';
import { splitRange } from '#server/counting/split-range.ts';
import { uncountedSpans } from '#server/counting/uncounted-spans.ts';
import type { QuestionQuery } from './questions/match-questions.ts';

/** How many conversations have a message in a time, with an outcome where one is given; without previews. */
export async function countMatching(ctx: Context, query: QuestionQuery): Promise<number> {
  const scope = { workspaceId: ctx.workspace.id, agentId: query.agentId };
  const range = splitRange(query, 'quarter');
  const kind = query.outcome ?? 'any';
  const { rows } = await ctx.db.execute<{ conversations: string }>(sql`
    with span as materialized (${uncountedSpans(scope.workspaceId, range)})
    select coalesce(sum(conversations), 0) as conversations
    from (
      select sum(conversations) as conversations from (${presences(scope, range, kind)}) as presence
      where previous is null or previous < ${range.from}::timestamptz
      union all
      select count(*) from (${edgePresences(scope, range, kind)}) as presence
      where next is null or next >= ${range.end}::timestamptz
    ) as part`);
  return Number(rows[0]?.conversations ?? 0);
}
