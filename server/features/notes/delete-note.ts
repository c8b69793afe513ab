import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { recordConversationsChanged } from '#server/features/conversations/record-conversations-changed.ts';
import { mayDeleteNote } from './may-delete-note.ts';
import { note } from './notes.table.ts';

/** `not-found`, or `not-allowed` for a note of somebody else. */
export function deleteNote(ctx: Context, noteId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const isIt = and(inWorkspace(ctx, note), eq(note.id, noteId));
    const [row] = await ctx.db.select().from(note).where(isIt);
    if (row === undefined) throw failure('not-found');
    if (!mayDeleteNote(ctx.actor, row.authorId)) {
      throw failure('not-allowed', {
        message: 'Only its author, an admin or an owner can delete this note.',
      });
    }
    await ctx.db.delete(note).where(isIt);
    await recordConversationsChanged(ctx, [(await findConversation(ctx, row.conversationId)).agentId]);
  });
}
