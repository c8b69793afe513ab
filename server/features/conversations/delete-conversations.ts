import { and, inArray } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { deleteIdempotentAnswers } from '#server/features/workspaces/delete-idempotent-answers.ts';
import { conversation } from './conversations.table.ts';
import { recordConversationsChanged } from './record-conversations-changed.ts';

/**
 * Deletes conversations for good, with their messages, tags and notes. Leads stay, without a conversation; what was taken
 * from the plan stays taken. Call it in a transaction.
 * @returns how many there were
 */
export async function deleteConversations(ctx: Context, conversationIds: readonly string[]): Promise<number> {
  if (conversationIds.length === 0) return 0;
  const deleted = await ctx.db
    .delete(conversation)
    .where(and(inWorkspace(ctx, conversation), inArray(conversation.id, [...conversationIds])))
    .returning({ agentId: conversation.agentId });
  await deleteIdempotentAnswers(ctx, conversationIds);
  await recordConversationsChanged(
    ctx,
    deleted.map(({ agentId }) => agentId),
  );
  if (deleted.length > 0)
    await recordAudit(ctx, {
      action: 'conversations.deleted',
      workspaceId: ctx.workspace.id,
      details: { count: deleted.length },
    });
  return deleted.length;
}
