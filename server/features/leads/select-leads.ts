import { eq, type SQL } from 'drizzle-orm';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { lead } from './leads.table.ts';

/** Leads as the API shows them. `where` must keep to the workspace. */
export async function selectLeads(
  ctx: Context,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<Lead[]> {
  const rows = await ctx.db
    .select({
      id: lead.id,
      agentId: lead.agentId,
      agentName: agent.name,
      conversationId: lead.conversationId,
      conversationTitle: conversation.title,
      email: lead.email,
      name: lead.name,
      phone: lead.phone,
      pageUrl: lead.pageUrl,
      consentText: lead.consentText,
      status: lead.status,
      note: lead.note,
      createdAt: lead.createdAt,
    })
    .from(lead)
    .innerJoin(agent, eq(agent.id, lead.agentId))
    .leftJoin(conversation, eq(conversation.id, lead.conversationId))
    .where(where)
    .orderBy(order)
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
