import type { SystemEvent } from '#contract/inbox/inbox.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { message } from '../conversations.table.ts';
import type { Person } from './find-person.ts';

interface Noted {
  conversationId: string;
  /** Who came or went. */
  person: Pick<Person, 'id'> & Partial<Person>;
}

/**
 * Notes in the conversation that a person came or went. To be called with the conversation locked: its place is then
 * behind all that was answered before. It has no text: names of members are read when it is shown.
 */
export async function noteSystemEvent(
  ctx: Context,
  event: SystemEvent,
  { conversationId, person }: Noted,
): Promise<void> {
  await ctx.db.insert(message).values({
    id: createId('msg'),
    workspaceId: ctx.workspace.id,
    conversationId,
    role: 'assistant',
    text: '',
    authorKind: 'system',
    authorId: person.id,
    writerName: person.id === null ? (person.name ?? null) : null,
    event,
    createdAt: ctx.clock.now(),
  });
}
