import { and, lt, sql } from 'drizzle-orm';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { type Page, type PageQuery, pageOf } from '#server/database/page-of.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { countMatching } from '#server/features/conversations/count-matching.ts';
import { areFrequentWords } from '#server/features/conversations/words/are-frequent-words.ts';
import { findExcerpts } from './find-excerpts.ts';
import { findNewestAsked } from './find-newest-asked.ts';
import { type ConversationQuery, matchConversations } from './match-conversations.ts';
import { selectConversations } from './select-conversations.ts';

/** Conversations that are searched one by one for frequent words, which takes some 50 ms. */
const newestLookedInto = 4_000;

/** A page of the conversations that match, newest first; in a search, each with the part of a message that has the words. */
export async function listConversations(
  ctx: Context,
  query: ConversationQuery & PageQuery,
): Promise<Page<Conversation>> {
  const page = await findPage(ctx, query);
  const excerpts = await findExcerpts(
    ctx,
    query,
    page.data.map(({ id }) => id),
  );
  return {
    ...page,
    data: page.data.map((each) => ({ ...each, excerpt: excerpts.get(each.id) ?? null })),
  };
}

async function findPage(ctx: Context, asked: ConversationQuery & PageQuery): Promise<Page<Conversation>> {
  const query = { ...asked, upTo: await findNewestAsked(ctx, asked) };
  const isFrequent = query.q ? await areFrequentWords(ctx, query.q) : false;
  if (isFrequent) {
    const page = await findAmongNewest(ctx, query);
    if (page.pagination.hasMore) return page;
  }
  return pageOf(
    ctx,
    conversation,
    matchConversations(ctx, query, isFrequent ? 'among-others' : 'by-index'),
    query,
    (where, order, limit) => selectConversations(ctx, where, order, limit),
    totalFromCounters(ctx, query),
  );
}

/**
 * A page of the newest conversations that match, as it takes seconds to list all that have very frequent words. The total is
 * that of the newest, and a minimum where there are older ones.
 */
async function findAmongNewest(ctx: Context, query: ConversationQuery & PageQuery) {
  const matching = matchConversations(ctx, query, 'one-by-one');
  const isNewest = (cursor?: string) => {
    const where = and(
      matchConversations(ctx, { ...query, q: undefined }),
      cursor === undefined ? undefined : lt(conversation.id, cursor),
    );
    return sql`${conversation.id} in (
      select id from conversation where ${where} order by id desc limit ${newestLookedInto})`;
  };
  return pageOf(
    ctx,
    conversation,
    and(matching, isNewest(query.cursor)),
    query,
    (where, order, limit) => selectConversations(ctx, where, order, limit),
    async () => {
      const { rows } = await ctx.db.execute<{ found: string; lookedInto: string }>(sql`
        select count(*) filter (where ${matching}) as found, count(*) as "lookedInto"
        from conversation where ${isNewest()}`);
      const isMinimum = Number(rows[0]?.lookedInto) === newestLookedInto;
      return { total: Number(rows[0]?.found), isMinimum };
    },
  );
}

/** The total of a list whose filters all have counters; undefined where others are used. */
function totalFromCounters(ctx: Context, query: ConversationQuery & PageQuery) {
  const { agentId, from, to, outcome, limit: _limit, cursor: _cursor, upTo: _upTo, ...more } = query;
  if (Object.values(more).some((filter) => filter !== undefined && filter !== '')) return;
  return async () => ({ total: await countMatching(ctx, { agentId, from, to, outcome }) });
}
