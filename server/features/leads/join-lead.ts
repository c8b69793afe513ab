import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { lead } from './leads.table.ts';

/**
 * Makes a lead that was left before a conversation began the lead of that conversation. Nothing happens to one of another
 * agent, one that belongs to a conversation already, or where the conversation has a lead.
 */
export async function joinLead(
  ctx: Context,
  { leadId, agentId, conversationId }: { leadId: string; agentId: string; conversationId: string },
): Promise<void> {
  try {
    await ctx.db
      .update(lead)
      .set({ conversationId })
      .where(
        and(
          inWorkspace(ctx, lead),
          eq(lead.id, leadId),
          eq(lead.agentId, agentId),
          isNull(lead.conversationId),
        ),
      );
  } catch (error) {
    if (!isUniqueViolation(error, 'lead_conversation_id')) throw error;
  }
}
