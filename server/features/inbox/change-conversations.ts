import type { changeConversations as endpoint } from '#contract/conversations/conversations.endpoints.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { markConversations } from '#server/features/conversations/read-marks/mark-conversations.ts';
import { recordConversationsChanged } from '#server/features/conversations/record-conversations-changed.ts';
import { tagConversations } from '#server/features/tags/tag-conversations.ts';
import { readPortion } from './read-portion.ts';

/** Marks or tags the next part of a selection; `not-found` for a conversation or a tag out of reach. */
export function changeConversations(
  ctx: Context,
  { selection, change, cursor }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return withTransaction(ctx, async (ctx) => {
    const portion = await readPortion(ctx, selection, cursor);
    if (change.kind === 'mark') await markConversations(ctx, portion.ids, change.as);
    else await tagConversations(ctx, change.tagId, portion.ids, change.change);
    await recordConversationsChanged(ctx, portion.agentIds);
    return { done: portion.ids.length, cursor: portion.cursor };
  });
}
