import type { SystemEvent } from '#contract/inbox/inbox.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { message } from '../conversations.table.ts';

interface Noted {
  conversationId: string;
  /** Who came or went. */
  personId: string;
}

/**
 * Notes in the conversation that a person came or went. To be called with the conversation locked: its place is then
 * behind all that was answered before. It has no text: names are read when it is shown.
 */
export async function noteSystemEvent(
  ctx: Context,
  event: SystemEvent,
  { conversationId, personId }: Noted,
): Promise<void> {
  await ctx.db.insert(message).values({
    id: createId('msg'),
    workspaceId: ctx.workspace.id,
    conversationId,
    role: 'assistant',
    text: '',
    authorKind: 'system',
    authorId: personId,
    event,
    createdAt: ctx.clock.now(),
  });
}
