import { writeTranscript } from '#core/emails/write-transcript.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { findThread } from '../threads/find-thread.ts';

/**
 * Emails a visitor the copy of their conversation that they ask for. `not-found` for one that is not theirs,
 * `rate-limited` where they, or this mailbox, had several already.
 * @param email an address that was checked, in lower case
 */
export async function emailTranscript(ctx: Context, conversationId: string, email: string): Promise<void> {
  const { visitorId, agentId } = await findConversation(ctx, conversationId);
  const thread = await findThread(ctx, conversationId);
  if (thread === null) throw failure('not-found');
  await ctx.rateLimiter.hit(['transcript-of-visitor', visitorId ?? ''], ['transcript-to-mailbox', email]);
  const { displayName } = await findAgent(ctx, agentId);
  await queueEmail(ctx, {
    to: { address: email },
    workspaceId: ctx.workspace.id,
    email: {
      kind: 'transcript',
      agentName: displayName,
      startedAt: thread.createdAt,
      thread: writeTranscript(thread.messages),
    },
  });
}
