import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { findConversation } from '../find-conversation.ts';
import { storeReading } from './store-reading.ts';

/** Notes that the caller has opened a conversation. `not-found` for one out of reach. */
export function markRead(ctx: Context, conversationId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const { agentId } = await findConversation(ctx, conversationId);
    await storeReading(ctx, [conversationId], ctx.clock.now());
    await recordEvent(ctx.db, ctx.workspace.id, {
      name: 'conversation.read',
      payload: { agentId, conversationId },
    });
  });
}
