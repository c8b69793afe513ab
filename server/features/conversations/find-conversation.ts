import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { conversation } from './conversations.table.ts';

export type ConversationRow = typeof conversation.$inferSelect;

/** The conversation of this workspace, and for a visitor one of their own; else `not-found`. */
export async function findConversation(
  ctx: Context,
  conversationId: string,
  lock?: 'lock',
): Promise<ConversationRow> {
  const query = ctx.db
    .select()
    .from(conversation)
    .where(
      and(
        inWorkspace(ctx, conversation),
        eq(conversation.id, conversationId),
        ctx.actor.kind === 'visitor' ? eq(conversation.visitorId, ctx.actor.visitorId) : undefined,
      ),
    );
  const [row] = lock === undefined ? await query : await query.for('update');
  if (row === undefined) throw failure('not-found');
  return row;
}
