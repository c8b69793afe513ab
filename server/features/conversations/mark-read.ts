import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/record-event.ts';
import { conversation } from './conversations.table.ts';

/** Notes that a member has opened a conversation: it is read for the whole workspace. `not-found` for one out of reach. */
export function markRead(ctx: Context, conversationId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const [read] = await ctx.db
      .update(conversation)
      .set({ readAt: ctx.clock.now() })
      .where(and(inWorkspace(ctx, conversation), eq(conversation.id, conversationId)))
      .returning({ agentId: conversation.agentId });
    if (read === undefined) throw failure('not-found');
    await recordEvent(ctx.db, ctx.workspace.id, {
      name: 'conversation.read',
      payload: { agentId: read.agentId, conversationId },
    });
  });
}
