import { eq, type SQL, sql } from 'drizzle-orm';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { presentHandling } from '#server/features/conversations/handling/present-handling.ts';
import { readUntil } from '#server/features/conversations/read-marks/read-until.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { listTagsOf } from '#server/features/tags/list-tags-of.ts';
import { user } from '#server/features/users/users.table.ts';

const handlingOf = {
  version: conversation.version,
  state: conversation.state,
  holder: conversation.holder,
  assigneeId: conversation.assigneeId,
  snoozedUntil: conversation.snoozedUntil,
  handBackAt: conversation.handBackAt,
  wantedAt: conversation.wantedAt,
  repliedAt: conversation.repliedAt,
  endedAs: conversation.endedAs,
  endReason: conversation.endReason,
};

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
      rating: conversation.rating,
      leadId: lead.id,
      leadName: lead.name,
      leadEmail: lead.email,
      leadPhone: lead.phone,
      ...handlingOf,
      assigneeName: user.name,
      isUnread: sql<boolean>`coalesce(${readUntil(ctx)} < ${conversation.lastMessageAt}, true)`,
      createdAt: conversation.createdAt,
      lastMessageAt: conversation.lastMessageAt,
    })
    .from(conversation)
    .innerJoin(agent, eq(agent.id, conversation.agentId))
    .leftJoin(user, eq(user.id, conversation.assigneeId))
    .leftJoin(lead, eq(lead.conversationId, conversation.id))
    .where(where)
    .orderBy(order)
    .limit(limit);
  const tags = await listTagsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    agentId: row.agentId,
    agentName: row.agentName,
    channel: row.channel,
    userId: row.userId,
    pageUrl: row.pageUrl,
    title: row.title,
    preview: row.preview,
    messageCount: row.messageCount,
    lastOutcome: row.lastOutcome,
    wantsPerson: row.wantsPerson,
    rating: row.rating,
    isUnread: row.isUnread,
    tags: tags.get(row.id) ?? [],
    excerpt: null,
    lead: row.leadId === null ? null : { name: row.leadName, email: row.leadEmail, phone: row.leadPhone },
    handling: presentHandling(row),
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
  }));
}
