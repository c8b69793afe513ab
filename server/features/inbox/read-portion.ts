import { and, desc, inArray, lt, lte } from 'drizzle-orm';
import type { ConversationSelection } from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { matchConversations } from './match-conversations.ts';

/** How many one call changes: few enough that nobody waits for it. */
const portion = 500;

export interface Portion {
  ids: string[];
  agentIds: string[];
  /** Where the next call goes on; null at the end. */
  cursor: string | null;
}

/**
 * The next conversations of a selection, newest first. Of those named one by one, what another
 * member has deleted meanwhile is left out, and `not-found` thrown when nothing is left. A filter takes in nothing that is
 * newer than what the caller has seen.
 */
export async function readPortion(
  ctx: Context,
  selection: ConversationSelection,
  cursor: string | undefined,
): Promise<Portion> {
  const isWanted =
    'ids' in selection
      ? and(inWorkspace(ctx, conversation), inArray(conversation.id, selection.ids))
      : and(matchConversations(ctx, selection.filter), lte(conversation.id, selection.upTo));
  const rows = await ctx.db
    .select({ id: conversation.id, agentId: conversation.agentId })
    .from(conversation)
    .where(and(isWanted, cursor === undefined ? undefined : lt(conversation.id, cursor)))
    .orderBy(desc(conversation.id))
    .limit(portion);
  if ('ids' in selection && cursor === undefined && rows.length === 0) throw failure('not-found');
  const ids = rows.map(({ id }) => id);
  return {
    ids,
    agentIds: rows.map(({ agentId }) => agentId),
    cursor: ids.length < portion ? null : (ids.at(-1) ?? null),
  };
}
