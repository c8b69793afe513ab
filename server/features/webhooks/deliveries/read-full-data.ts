import { and, eq, sql } from 'drizzle-orm';
import type { DeliveredEvent } from '#contract/webhooks/webhooks.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { Failure } from '#server/failure.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { selectBookings } from '#server/features/bookings/select-bookings.ts';
import { conversation, message, question } from '#server/features/conversations/conversations.table.ts';
import { presentMessage } from '#server/features/conversations/present-message.ts';
import { selectConversations } from '#server/features/inbox/select-conversations.ts';
import { findLead } from '#server/features/leads/find-lead.ts';
import { getSource } from '#server/features/sources/get-source.ts';

type Data = Record<string, unknown>;

/** What the ids of an event name, as the API shows it now; nothing where it has been deleted. */
export async function readFullData(ctx: Context, event: DeliveredEvent, data: Data): Promise<Data> {
  const id = (name: string) => String(data[name]);
  switch (event) {
    case 'lead.created':
    case 'lead.updated':
      return only({ lead: await findLead(ctx, id('leadId')) });
    case 'conversation.started':
    case 'human_request.created':
      return readConversation(ctx, id('conversationId'));
    case 'message.answered':
    case 'question.unanswered':
    case 'message.rated':
      return readAnswer(ctx, id('messageId'));
    case 'booking.created':
    case 'booking.moved':
    case 'booking.cancelled':
      return readBooking(ctx, id('bookingId'));
    case 'source.trained':
      return only({ source: await getSource(ctx, id('agentId'), id('sourceId')).catch(unlessDeleted) });
    case 'usage.warned':
    case 'webhook.test':
      return {};
  }
}

function only(found: Data): Data {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
}

function unlessDeleted(error: unknown): null {
  if (error instanceof Failure && error.code === 'not-found') return null;
  throw error;
}

async function readConversation(ctx: Context, conversationId: string): Promise<Data> {
  const where = and(inWorkspace(ctx, conversation), eq(conversation.id, conversationId));
  const [found] = await selectConversations(ctx, where, sql`${conversation.id}`, 1);
  return only({ conversation: found ?? null });
}

async function readBooking(ctx: Context, bookingId: string): Promise<Data> {
  const where = and(inWorkspace(ctx, booking), eq(booking.id, bookingId));
  const [found] = await selectBookings(ctx, where, sql`${booking.id}`, 1);
  return only({ booking: found ?? null });
}

async function readAnswer(ctx: Context, messageId: string): Promise<Data> {
  const isAnswer = and(inWorkspace(ctx, message), eq(message.id, messageId));
  const [answer] = await ctx.db.select().from(message).where(isAnswer);
  if (answer === undefined) return {};
  const [asked] = await ctx.db
    .select({ message })
    .from(message)
    .innerJoin(question, eq(question.id, message.id))
    .where(
      and(
        inWorkspace(ctx, message),
        eq(message.conversationId, answer.conversationId),
        eq(question.answerId, messageId),
      ),
    );
  return only({
    question:
      asked === undefined ? null : { ...presentMessage(asked.message, null), outcome: answer.outcome },
    answer: presentMessage(answer, null),
  });
}
