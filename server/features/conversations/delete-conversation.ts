import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { deleteConversations } from './delete-conversations.ts';

/** As `deleteConversations`, with `not-found` for one out of reach. */
export function deleteConversation(ctx: Context, conversationId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    if ((await deleteConversations(ctx, [conversationId])) === 0) throw failure('not-found');
  });
}
