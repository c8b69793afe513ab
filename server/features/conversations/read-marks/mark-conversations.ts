import type { Context } from '#server/context.ts';
import { storeReading } from './store-reading.ts';

/** Marks conversations of the workspace as read or unread, for the caller. Call it in a transaction. */
export function markConversations(
  ctx: Context,
  conversationIds: readonly string[],
  mark: 'read' | 'unread',
): Promise<void> {
  return storeReading(ctx, conversationIds, mark === 'read' ? ctx.clock.now() : null);
}
