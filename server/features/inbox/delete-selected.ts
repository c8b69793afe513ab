import type { deleteConversations as endpoint } from '#contract/conversations/conversations.endpoints.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { deleteConversations } from '#server/features/conversations/delete-conversations.ts';
import { readPortion } from './read-portion.ts';

/** Deletes the next part of a selection, as `deleteConversations`; `not-found` for a conversation out of reach. */
export function deleteSelected(
  ctx: Context,
  { selection, cursor }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return withTransaction(ctx, async (ctx) => {
    const portion = await readPortion(ctx, selection, cursor);
    return { done: await deleteConversations(ctx, portion.ids), cursor: portion.cursor };
  });
}
