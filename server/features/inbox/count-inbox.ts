import { and, count, eq, gt, min, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { countInbox as endpoint } from '#contract/inbox/inbox.endpoints.ts';
import type { Context } from '#server/context.ts';
import { isCountedConversation } from '#server/counting/counted.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { matchList } from './match-list.ts';

/** How many conversations each list of Messages has, for one agent or all, and since when the first request waits. */
export async function countInbox(
  ctx: Context,
  { agentId }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const read = async (list: SQL | undefined) => {
    const [row] = await ctx.db
      .select({ conversations: count(), since: min(conversation.wantedAt) })
      .from(conversation)
      .where(
        and(
          inWorkspace(ctx, conversation),
          isCountedConversation,
          agentId === undefined ? undefined : eq(conversation.agentId, agentId),
          list,
        ),
      );
    return { conversations: row?.conversations ?? 0, since: row?.since ?? null };
  };
  const [waiting, mine, unassigned, closed] = await Promise.all(
    (['waiting', 'mine', 'unassigned', 'closed'] as const).map((list) => read(matchList(ctx, list))),
  );
  return {
    waiting: waiting?.conversations ?? 0,
    mine: mine?.conversations ?? 0,
    unassigned: unassigned?.conversations ?? 0,
    closed: closed?.conversations ?? 0,
    waitingSince: waiting?.since?.toISOString() ?? null,
    usualReplySeconds: await measureReplies(ctx, agentId),
  };
}

const measuredDays = 30;

async function measureReplies(ctx: Context, agentId: string | undefined): Promise<number | null> {
  const since = new Date(ctx.clock.now().getTime() - measuredDays * 86_400_000);
  const [row] = await ctx.db
    .select({
      seconds: sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from ${conversation.repliedAt} - ${conversation.wantedAt}))::int`,
    })
    .from(conversation)
    .where(
      and(
        inWorkspace(ctx, conversation),
        isCountedConversation,
        gt(conversation.repliedAt, since),
        agentId === undefined ? undefined : eq(conversation.agentId, agentId),
      ),
    );
  return row?.seconds ?? null;
}
