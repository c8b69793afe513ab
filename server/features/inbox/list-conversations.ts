import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { type Page, type PageQuery, pageOf } from '#server/database/page-of.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import {
  type ConversationQuery,
  matchConversations,
} from '#server/features/conversations/match-conversations.ts';
import { selectConversations } from './select-conversations.ts';

export function listConversations(
  ctx: Context,
  query: ConversationQuery & PageQuery,
): Promise<Page<Conversation>> {
  return pageOf(ctx, conversation, matchConversations(ctx, query), query, (where, order, limit) =>
    selectConversations(ctx, where, order, limit),
  );
}
