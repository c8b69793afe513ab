import type { Context } from '#server/context.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { findPerson } from '#server/features/conversations/handling/find-person.ts';
import { announceLive } from '#server/jobs/live/announce-live.ts';

/** Tells colleagues, and while typing the visitor, that a member looks at a conversation now. Nothing is stored. */
export async function showPresence(ctx: Context, conversationId: string, isTyping: boolean): Promise<void> {
  const person = await findPerson(ctx);
  const { agentId, holder, assigneeId } = await findConversation(ctx, conversationId);
  const isSeenTyping = isTyping && (holder !== 'person' || assigneeId === person.id);
  await announceLive(ctx.db, ctx.workspace.id, {
    name: 'conversation.watched',
    payload: { agentId, conversationId, userId: person.id, name: person.name, isTyping: isSeenTyping },
  });
}
