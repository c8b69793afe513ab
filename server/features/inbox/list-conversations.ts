import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { type Page, type PageQuery, pageOf } from '#server/database/page-of.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { countMatching } from '#server/features/conversations/count-matching.ts';
import { findExcerpts } from './find-excerpts.ts';
import { type ConversationQuery, matchConversations } from './match-conversations.ts';
import { selectConversations } from './select-conversations.ts';

/** A page of the conversations that match, newest first; where words are looked for, with the piece that has them. */
export async function listConversations(
  ctx: Context,
  query: ConversationQuery & PageQuery,
): Promise<Page<Conversation>> {
  const { agentId, from, to, outcome, limit: _limit, cursor: _cursor, ...more } = query;
  const isCounted = Object.values(more).every((filter) => filter === undefined || filter === '');
  const page = await pageOf(
    ctx,
    conversation,
    matchConversations(ctx, query),
    query,
    (where, order, limit) => selectConversations(ctx, where, order, limit),
    isCounted ? () => countMatching(ctx, { agentId, from, to, outcome }) : undefined,
  );
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
