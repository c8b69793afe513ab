import type { HookTrigger, Item } from '../platform.ts';
import { createHookTrigger } from './create-hook-trigger.ts';
import { answerSample, bookingSample, conversationSample, leadSample } from './samples.ts';

/** The part of an event's data with this name: absent once it has been deleted. */
const part =
  (name: string) =>
  (data: Item): Item | undefined =>
    data[name] as Item | undefined;

/** A question with its answer, flat, so that each has a field of its own to choose in a Zap. */
function readAnswer(data: Item): Item | undefined {
  const question = part('question')(data);
  const answer = part('answer')(data);
  if (question === undefined || answer === undefined) return undefined;
  return {
    id: data.messageId,
    agentId: data.agentId,
    conversationId: data.conversationId,
    question: question.text,
    answer: answer.text,
    outcome: question.outcome,
    askedAt: question.createdAt,
  };
}

/** What starts a Zap. The keys never change: running Zaps know a trigger by its key. */
export const hookTriggers: HookTrigger[] = [
  createHookTrigger({
    key: 'new_lead',
    noun: 'Lead',
    label: 'New Lead',
    description: 'Triggers when a visitor leaves contact details.',
    event: 'lead.created',
    read: part('lead'),
    sample: leadSample,
  }),
  createHookTrigger({
    key: 'new_conversation',
    noun: 'Conversation',
    label: 'New Conversation',
    description: 'Triggers when the first message of a conversation was answered.',
    event: 'conversation.started',
    read: part('conversation'),
    sample: conversationSample,
  }),
  createHookTrigger({
    key: 'new_message',
    noun: 'Message',
    label: 'New Message',
    description: 'Triggers when an agent has answered a message.',
    event: 'message.answered',
    read: readAnswer,
    sample: answerSample,
  }),
  createHookTrigger({
    key: 'human_request',
    noun: 'Human Request',
    label: 'New Human Request',
    description: 'Triggers when a visitor asks for a person.',
    event: 'human_request.created',
    read: part('conversation'),
    sample: { ...conversationSample, lastOutcome: 'handoff', wantsPerson: true },
  }),
  createHookTrigger({
    key: 'unanswered_question',
    noun: 'Unanswered Question',
    label: 'New Unanswered Question',
    description: 'Triggers when an agent has no answer to a question.',
    event: 'question.unanswered',
    read: readAnswer,
    sample: { ...answerSample, answer: 'I don’t know that.', outcome: 'declined' },
  }),
  createHookTrigger({
    key: 'booking_created',
    noun: 'Booking',
    label: 'New Booking',
    description: 'Triggers when a visitor books a call in the chat.',
    event: 'booking.created',
    read: part('booking'),
    sample: bookingSample,
  }),
  createHookTrigger({
    key: 'booking_moved',
    noun: 'Booking',
    label: 'Booking Moved',
    description: 'Triggers when a booked call gets another time.',
    event: 'booking.moved',
    read: part('booking'),
    sample: bookingSample,
  }),
  createHookTrigger({
    key: 'booking_cancelled',
    noun: 'Booking',
    label: 'Booking Cancelled',
    description: 'Triggers when a booked call is cancelled or declined.',
    event: 'booking.cancelled',
    read: part('booking'),
    sample: { ...bookingSample, status: 'cancelled' },
  }),
];
