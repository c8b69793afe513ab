import { and, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type BookingStatus, madeBookingStatuses, openBookingStatuses } from '#contract/bookings/bookings.ts';
import type { WebhookEvent } from '#contract/webhooks/webhooks.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { conversation, message, question } from '#server/features/conversations/conversations.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { source } from '#server/features/sources/sources.table.ts';

interface Wanted {
  event: WebhookEvent;
  agentId?: string | undefined;
  limit: number;
}

/** What was true when an event happened: its ids, and when. */
interface Occurrence {
  data: Record<string, unknown>;
  occurredAt: Date;
}

/** The newest things that an event of a kind is about, newest first; of all agents, or of one. Previews are left out. */
export function listNewest(ctx: Context, wanted: Wanted): Promise<Occurrence[]> {
  switch (wanted.event) {
    case 'lead.created':
    case 'lead.updated':
      return listLeads(ctx, wanted);
    case 'conversation.started':
      return listConversations(ctx, wanted);
    case 'human_request.created':
      return listConversations(ctx, wanted, eq(conversation.wantsPerson, true));
    case 'message.answered':
      return listAnswers(ctx, wanted);
    case 'question.unanswered':
      return listAnswers(ctx, wanted, eq(question.outcome, 'declined'));
    case 'message.rated':
      return listAnswers(ctx, wanted, isNotNull(message.feedback));
    case 'booking.created':
      return listBookings(ctx, wanted, madeBookingStatuses);
    case 'booking.moved':
      return listBookings(ctx, wanted, openBookingStatuses);
    case 'booking.cancelled':
      return listBookings(ctx, wanted, ['cancelled', 'rejected']);
    case 'source.trained':
      return listSources(ctx, wanted);
    case 'usage.warned':
      // Nothing is stored of it, so an example is made up.
      return Promise.resolve([{ data: { meter: 'messages', percentage: 80 }, occurredAt: ctx.clock.now() }]);
  }
}

/** Of the workspace, and of the agent where one is given. */
function isOf(
  ctx: Context,
  table: { workspaceId: PgColumn; agentId: PgColumn },
  agentId: string | undefined,
): SQL | undefined {
  return and(inWorkspace(ctx, table), agentId === undefined ? undefined : eq(table.agentId, agentId));
}

async function listLeads(ctx: Context, { agentId, limit }: Wanted): Promise<Occurrence[]> {
  const rows = await ctx.db
    .select()
    .from(lead)
    .where(isOf(ctx, lead, agentId))
    .orderBy(desc(lead.id))
    .limit(limit);
  return rows.map(({ id, agentId, conversationId, createdAt }) => ({
    data: { agentId, leadId: id, conversationId },
    occurredAt: createdAt,
  }));
}

async function listConversations(
  ctx: Context,
  { agentId, limit }: Wanted,
  which?: SQL,
): Promise<Occurrence[]> {
  const rows = await ctx.db
    .select({ id: conversation.id, agentId: conversation.agentId, createdAt: conversation.createdAt })
    .from(conversation)
    .where(and(isOf(ctx, conversation, agentId), ne(conversation.channel, 'preview'), which))
    .orderBy(desc(conversation.id))
    .limit(limit);
  return rows.map(({ id, agentId, createdAt }) => ({
    data: { agentId, conversationId: id },
    occurredAt: createdAt,
  }));
}

async function listAnswers(ctx: Context, { agentId, limit }: Wanted, which?: SQL): Promise<Occurrence[]> {
  const rows = await ctx.db
    .select({
      data: { agentId: question.agentId, conversationId: question.conversationId, messageId: message.id },
      occurredAt: message.createdAt,
    })
    .from(question)
    .innerJoin(message, eq(message.id, question.answerId))
    .where(and(isOf(ctx, question, agentId), ne(question.channel, 'preview'), which))
    .orderBy(desc(question.askedAt))
    .limit(limit);
  return rows;
}

async function listBookings(
  ctx: Context,
  { agentId, limit }: Wanted,
  statuses: readonly BookingStatus[],
): Promise<Occurrence[]> {
  const rows = await ctx.db
    .select()
    .from(booking)
    .where(
      and(isOf(ctx, booking, agentId), inArray(booking.status, [...statuses]), eq(booking.isPreview, false)),
    )
    .orderBy(desc(booking.id))
    .limit(limit);
  return rows.map(({ id, agentId, conversationId, leadId, createdAt }) => ({
    data: { agentId, bookingId: id, conversationId, leadId },
    occurredAt: createdAt,
  }));
}

async function listSources(ctx: Context, { agentId, limit }: Wanted): Promise<Occurrence[]> {
  const rows = await ctx.db
    .select({ id: source.id, agentId: source.agentId, createdAt: source.createdAt })
    .from(source)
    .where(and(isOf(ctx, source, agentId), inArray(source.status, ['ready', 'partial'])))
    .orderBy(desc(source.id))
    .limit(limit);
  return rows.map(({ id, agentId, createdAt }) => ({
    data: { agentId, sourceId: id },
    occurredAt: createdAt,
  }));
}
