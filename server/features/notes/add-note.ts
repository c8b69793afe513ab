import { and, count, eq } from 'drizzle-orm';
import type { Note } from '#contract/notes/notes.schemas.ts';
import { notesMaximum } from '#contract/notes/notes.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { recordConversationsChanged } from '#server/features/conversations/record-conversations-changed.ts';
import { listNotes } from './list-notes.ts';
import { note } from './notes.table.ts';
import { notifyMentioned } from './notify-mentioned.ts';

/**
 * Writes a note under the caller's name, and tells by email who is mentioned in it. `not-found` for a conversation out
 * of reach, `cannot-process` for too many.
 */
export function addNote(ctx: Context, conversationId: string, text: string): Promise<Note> {
  return withTransaction(ctx, async (ctx) => {
    const about = await findConversation(ctx, conversationId, 'lock');
    const isHere = and(inWorkspace(ctx, note), eq(note.conversationId, conversationId));
    const [held] = await ctx.db.select({ notes: count() }).from(note).where(isHere);
    if ((held?.notes ?? 0) >= notesMaximum) {
      throw failure('cannot-process', {
        message: `There are already ${notesMaximum} notes here. Delete one first.`,
      });
    }
    const id = createId('nte');
    await ctx.db.insert(note).values({
      id,
      workspaceId: ctx.workspace.id,
      conversationId,
      authorId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      text,
      createdAt: ctx.clock.now(),
    });
    await notifyMentioned(ctx, about, text);
    await recordConversationsChanged(ctx, [about.agentId]);
    const added = (await listNotes(ctx, conversationId)).find((each) => each.id === id);
    if (added === undefined) throw failure('not-found');
    return added;
  });
}
