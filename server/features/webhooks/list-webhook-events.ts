import { and, count, eq, isNull, lte } from 'drizzle-orm';
import type { BookingChange } from '#contract/bookings/bookings.ts';
import type { EventPayloads, ParleyEvent } from '#contract/events.ts';
import type { WebhookEvent } from '#contract/webhooks/webhooks.ts';
import type { Services } from '#server/context.ts';
import type { Database } from '#server/database/database.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { conversation, message } from '#server/features/conversations/conversations.table.ts';
import { possibleEvents } from './deliveries/possible-events.ts';

const ofBookings: Record<BookingChange, readonly WebhookEvent[]> = {
  made: ['booking.created'],
  moved: ['booking.moved'],
  cancelled: ['booking.cancelled'],
  other: [],
};

/**
 * Which events of webhooks an event of ours is. Of an answer: the start of a conversation if it is the first, and an unanswered
 * question if the agent had no answer. Previews cause none.
 */
export async function listWebhookEvents(
  { db }: Pick<Services, 'db'>,
  workspaceId: string,
  event: ParleyEvent,
): Promise<WebhookEvent[]> {
  if (event.name === 'booking.changed') return listBookingEvents(db, workspaceId, event.payload);
  if (
    event.name !== 'message.answered' &&
    event.name !== 'message.rated' &&
    event.name !== 'conversation.person-wanted'
  ) {
    return [...(possibleEvents[event.name] ?? [])];
  }
  const { conversationId } = event.payload;
  const [found] = await db
    .select({ channel: conversation.channel })
    .from(conversation)
    .where(and(eq(conversation.workspaceId, workspaceId), eq(conversation.id, conversationId)));
  if (found === undefined || found.channel === 'preview') return [];
  if (event.name !== 'message.answered') return [...(possibleEvents[event.name] ?? [])];
  const { messageId } = event.payload;
  const [answer] = await db
    .select({ outcome: message.outcome })
    .from(message)
    .where(eq(message.id, messageId));
  const [upToIt] = await db
    .select({ answers: count() })
    .from(message)
    .where(
      and(
        eq(message.conversationId, conversationId),
        eq(message.role, 'assistant'),
        // Of the agent, not of a person.
        isNull(message.authorKind),
        lte(message.id, messageId),
      ),
    );
  return [
    ...(upToIt?.answers === 1 ? (['conversation.started'] as const) : []),
    'message.answered',
    ...(answer?.outcome === 'declined' ? (['question.unanswered'] as const) : []),
  ];
}

/** None for a call that a member booked in the preview. */
async function listBookingEvents(
  db: Database,
  workspaceId: string,
  { bookingId, change }: EventPayloads['booking.changed'],
): Promise<WebhookEvent[]> {
  const [found] = await db
    .select({ isPreview: booking.isPreview })
    .from(booking)
    .where(and(eq(booking.workspaceId, workspaceId), eq(booking.id, bookingId)));
  // An event that an earlier version left in the outbox does not say what changed.
  return found === undefined || found.isPreview ? [] : [...(ofBookings[change] ?? [])];
}
