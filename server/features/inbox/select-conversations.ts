import { eq, type SQL, sql } from 'drizzle-orm';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { listTagsOf } from '#server/features/tags/list-tags-of.ts';

/** Conversations as the API shows them, each with its tags and the lead left in it. `where` must keep to the workspace. */
export async function selectConversations(
  ctx: Context,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<Conversation[]> {
  const rows = await ctx.db
    .select({
      id: conversation.id,
      agentId: conversation.agentId,
      agentName: agent.name,
      channel: conversation.channel,
      userId: conversation.userId,
      pageUrl: conversation.pageUrl,
      title: conversation.title,
      preview: conversation.preview,
      messageCount: conversation.messageCount,
      lastOutcome: conversation.lastOutcome,
      wantsPerson: conversation.wantsPerson,
      leadId: lead.id,
      leadName: lead.name,
      leadEmail: lead.email,
      leadPhone: lead.phone,
      isUnread: sql<boolean>`coalesce(${conversation.readAt} < ${conversation.lastMessageAt}, true)`,
      createdAt: conversation.createdAt,
      lastMessageAt: conversation.lastMessageAt,
    })
    .from(conversation)
    .innerJoin(agent, eq(agent.id, conversation.agentId))
    .leftJoin(lead, eq(lead.conversationId, conversation.id))
    .where(where)
    .orderBy(order)
    .limit(limit);
  const tags = await listTagsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ leadId, leadName, leadEmail, leadPhone, createdAt, lastMessageAt, ...row }) => ({
    ...row,
    tags: tags.get(row.id) ?? [],
    excerpt: null,
    lead: leadId === null ? null : { name: leadName, email: leadEmail, phone: leadPhone },
    createdAt: createdAt.toISOString(),
    lastMessageAt: lastMessageAt.toISOString(),
  }));
}
