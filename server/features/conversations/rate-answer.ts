import { and, eq, isNull } from 'drizzle-orm';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { Feedback } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { message } from './conversations.table.ts';
import { findConversation } from './find-conversation.ts';
import { presentMessage } from './present-message.ts';

/**
 * Sets or takes back the thumb of an answer: a visitor's own, in their conversation, or what the workspace thinks of it.
 * Neither changes the other.
 */
export function rateAnswer(ctx: Context, messageId: string, feedback: Feedback | null): Promise<Message> {
  return withTransaction(ctx, async (ctx) => {
    const [rated] = await ctx.db
      .update(message)
      .set(ctx.actor.kind === 'visitor' ? { feedback } : { judgement: feedback })
      .where(
        and(
          inWorkspace(ctx, message),
          eq(message.id, messageId),
          eq(message.role, 'assistant'),
          isNull(message.authorKind),
        ),
      )
      .returning();
    if (rated === undefined) throw failure('not-found');
    const conversation = await findConversation(ctx, rated.conversationId);
    await recordEvent(ctx.db, ctx.workspace.id, {
      name: 'message.rated',
      payload: { agentId: conversation.agentId, conversationId: conversation.id, messageId },
    });
    return presentMessage(rated, null);
  });
}
