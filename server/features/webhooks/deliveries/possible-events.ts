import type { EventName } from '#contract/events.ts';
import type { WebhookEvent } from '#contract/webhooks/webhooks.ts';

/** By the event of ours, the events of webhooks that it may be. */
export const possibleEvents: Partial<Record<EventName, readonly WebhookEvent[]>> = {
  'lead.captured': ['lead.created'],
  'lead.changed': ['lead.updated'],
  'conversation.person-wanted': ['human_request.created'],
  'message.answered': ['conversation.started', 'message.answered', 'question.unanswered'],
  'message.rated': ['message.rated'],
  'booking.changed': ['booking.created', 'booking.moved', 'booking.cancelled'],
  'source.trained': ['source.trained'],
  'usage.warned': ['usage.warned'],
};
