import type { DeliveredEvent } from '#contract/webhooks/webhooks.ts';

/** What each event is, for people who choose. */
export const eventLabels: Record<DeliveredEvent, string> = {
  'lead.created': 'New lead',
  'lead.updated': 'Lead changed',
  'conversation.started': 'New conversation',
  'human_request.created': 'Human request',
  'message.answered': 'Message answered',
  'question.unanswered': 'Unanswered question',
  'message.rated': 'Answer rated',
  'booking.created': 'Call booked',
  'booking.moved': 'Call moved',
  'booking.cancelled': 'Call cancelled',
  'source.trained': 'Source trained',
  'usage.warned': 'Usage at 80 or 100 percent',
  'webhook.test': 'Test',
};
