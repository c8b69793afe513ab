import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Conversation, Message } from '#contract/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type PageQuery, pageOf } from '#server/database/page-of.ts';
import { failure } from '#server/failure.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { conversation, message } from './conversations.table.ts';
import { type ConversationQuery, matchConversations } from './match-conversations.ts';
import { presentMessage } from './present-message.ts';

async function selectConversations(
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
      createdAt: conversation.createdAt,
      lastMessageAt: conversation.lastMessageAt,
    })
    .from(conversation)
    .innerJoin(agent, eq(agent.id, conversation.agentId))
    .leftJoin(lead, eq(lead.conversationId, conversation.id))
    .where(where)
    .orderBy(order)
    .limit(limit);
  return rows.map(({ leadId, leadName, leadEmail, leadPhone, createdAt, lastMessageAt, ...row }) => ({
    ...row,
    lead: leadId === null ? null : { name: leadName, email: leadEmail, phone: leadPhone },
    createdAt: createdAt.toISOString(),
    lastMessageAt: lastMessageAt.toISOString(),
  }));
}

export function listConversations(ctx: Context, query: ConversationQuery & PageQuery) {
  return pageOf(ctx, conversation, matchConversations(ctx, query), query, (where, order, limit) =>
    selectConversations(ctx, where, order, limit),
  );
}

export type Thread = Conversation & { messages: Message[] };

async function readMessages(ctx: Context, conversationIds: string[]): Promise<Map<string, Message[]>> {
  const rows = await ctx.db
    .select()
    .from(message)
    .where(inArray(message.conversationId, conversationIds))
    .orderBy(message.conversationId, message.id);
  const threads = new Map<string, Message[]>(conversationIds.map((id) => [id, []]));
  for (const row of rows) threads.get(row.conversationId)?.push(presentMessage(row));
  return threads;
}

/** A conversation with its messages, oldest first; null outside the workspace. */
export async function findThread(ctx: Context, conversationId: string): Promise<Thread | null> {
  const where = and(inWorkspace(ctx, conversation), eq(conversation.id, conversationId));
  const [found] = await selectConversations(ctx, where, sql`${conversation.id}`, 1);
  if (found === undefined) return null;
  const messages = await readMessages(ctx, [conversationId]);
  return { ...found, messages: messages.get(conversationId) ?? [] };
}

/** As `findThread`, with `not-found` for null. */
export async function getConversation(ctx: Context, conversationId: string): Promise<Thread> {
  const thread = await findThread(ctx, conversationId);
  if (thread === null) throw failure('not-found');
  return thread;
}

/** Every conversation of a range with its messages, newest first, read in portions. */
export async function* readThreads(ctx: Context, query: ConversationQuery): AsyncGenerator<Thread> {
  const portion = 200;
  let cursor: string | undefined;
  for (;;) {
    const after = cursor === undefined ? undefined : lt(conversation.id, cursor);
    const rows = await selectConversations(
      ctx,
      and(matchConversations(ctx, query), after),
      sql`${conversation.id} desc`,
      portion,
    );
    if (rows.length > 0) {
      const messages = await readMessages(
        ctx,
        rows.map((row) => row.id),
      );
      for (const row of rows) yield { ...row, messages: messages.get(row.id) ?? [] };
    }
    if (rows.length < portion) return;
    cursor = rows.at(-1)?.id;
  }
}
