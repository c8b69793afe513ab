import type { BookingChange } from './bookings/bookings.ts';
import type { Holder } from './inbox/inbox.ts';
import type { MonthlyMeter } from './plans.ts';

/** Every event, `noun.past-verb`, with what it carries. Ids only: readers fetch what they may see. */
export interface EventPayloads {
  'agent.created': { agentId: string };
  'agent.changed': { agentId: string };
  'agent.deleted': { agentId: string };
  /** The words that mean the same to an agent's customers. */
  'synonyms.changed': { agentId: string };
  /** A member has said that two sentences are both right. */
  'contradictions.changed': { agentId: string };
  'source.changed': { agentId: string; sourceId: string };
  /** A run of training ended, and there are passages to answer from. */
  'source.trained': { agentId: string; sourceId: string };
  'source.deleted': { agentId: string; sourceId: string };
  /** A run of the tests of an agent was queued, went on or ended, or the tests themselves changed. */
  'tests.changed': { agentId: string };
  'message.answered': { agentId: string; conversationId: string; messageId: string };
  /** A visitor asked for a person, and no earlier request in this conversation still waits. */
  'conversation.person-wanted': { agentId: string; conversationId: string };
  /** A human request still waits, and its workspace wants to be reminded now. */
  'conversation.still-waiting': { agentId: string; conversationId: string };
  /** Who has it, its state or its assignee changed, or a person or the system wrote. */
  'conversation.handled': { agentId: string; conversationId: string; holder: Holder };
  /** The visitor wrote to a person. */
  'message.received': { agentId: string; conversationId: string };
  /** The visitor answered a reply of a person by email. */
  'message.emailed': { agentId: string; conversationId: string };
  /** A member looks at it at this moment. Never stored. */
  'conversation.watched': {
    agentId: string;
    conversationId: string;
    userId: string;
    name: string;
    isTyping: boolean;
  };
  /** A member opened it; for others it is as it was. */
  'conversation.read': { agentId: string; conversationId: string };
  /** Some were marked, tagged, noted or deleted. */
  'conversations.changed': { agentId: string };
  'message.rated': { agentId: string; conversationId: string; messageId: string };
  /** Unanswered questions were dismissed, opened again, or cleared because a source has the answer now. */
  'questions.settled': { agentId: string };
  'lead.captured': { agentId: string; leadId: string; conversationId: string | null };
  /** More details of a lead, better ones, or another status or note. */
  'lead.changed': { agentId: string; leadId: string; conversationId: string | null };
  'lead.deleted': { agentId: string; leadId: string };
  'booking.changed': {
    change: BookingChange;
    agentId: string;
    bookingId: string;
    conversationId: string | null;
    leadId: string | null;
  };
  /** Also when it is new or deleted. */
  'tag.changed': { tagId: string };
  'saved-view.changed': { savedViewId: string };
  /** Several leads of an agent were changed or deleted at once. */
  'leads.changed': { agentId: string };
  /** More messages or leads than usual in a short time; once for each ten minutes of it. */
  'agent.flooded': { agentId: string; what: 'messages' | 'leads' };
  /** The subscription, its cards or its invoices changed. */
  'billing.changed': Record<never, never>;
  /** So much of the agent's own budget of this month is used. */
  'agent.budget-warned': { agentId: string; percentage: 80 | 100 };
  'usage.warned': { meter: MonthlyMeter; percentage: 80 | 100 };
}

export type EventName = keyof EventPayloads;

/** Sent by `NOTIFY` when they happen, as somebody waits for them; the outbox gives them only to subscribers. */
export const immediateEvents: readonly EventName[] = ['message.received', 'conversation.handled'];

export type ParleyEvent = {
  [Name in EventName]: { name: Name; payload: EventPayloads[Name] };
}[EventName];
