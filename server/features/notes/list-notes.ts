import { and, eq } from 'drizzle-orm';
import type { Note } from '#contract/notes/notes.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { user } from '#server/features/users/users.table.ts';
import { mayDeleteNote } from './may-delete-note.ts';
import { note } from './notes.table.ts';

/** The notes about a conversation, oldest first; `not-found` for one out of reach. */
export async function listNotes(ctx: Context, conversationId: string): Promise<Note[]> {
  await findConversation(ctx, conversationId);
  const rows = await ctx.db
    .select({
      id: note.id,
      text: note.text,
      authorId: note.authorId,
      author: user.name,
      createdAt: note.createdAt,
    })
    .from(note)
    .leftJoin(user, eq(user.id, note.authorId))
    .where(and(inWorkspace(ctx, note), eq(note.conversationId, conversationId)))
    .orderBy(note.id);
  return rows.map(({ authorId, createdAt, ...row }) => ({
    ...row,
    canDelete: mayDeleteNote(ctx.actor, authorId),
    createdAt: createdAt.toISOString(),
  }));
}
