import { z } from 'zod';
import { actionCallSchema, actionFormSchema } from '../actions/actions.schemas.ts';
import { attachmentSchema, refusedFileSchema } from '../attachments/attachments.schemas.ts';
import { madeBookingSchema } from '../bookings/bookings.schemas.ts';
import { calendarQuerySchema, timeZoneSchema } from '../calendar.schemas.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { authorSchema, handlingSchema } from '../inbox/handling.schemas.ts';
import { inboxLists } from '../inbox/inbox.ts';
import { listOf, pageQuerySchema, rangeQuerySchema } from '../lists.schemas.ts';
import { tagSchema } from '../tags/tags.schemas.ts';
import {
  channels,
  cutReasons,
  exportFormats,
  feedbackValues,
  messageMaximumLength,
  outcomes,
  resolutions,
  searchChannels,
  selectionMaximum,
} from './conversations.ts';

export const outcomeSchema = z.enum(outcomes);

export const feedbackSchema = z.enum(feedbackValues);

export const channelSchema = z.enum(channels);

export const textPartSchema = z.object({ type: z.literal('text'), text: z.string() });

/** A passage that supports the answer; one for each sentence that it supports, in the order of the text. */
export const sourcePartSchema = z.object({
  type: z.literal('source'),
  sourceId: idSchema,
  title: z.string(),
  url: z.string().optional(),
  heading: z.string().optional(),
  /** The words of the source, unchanged. */
  quote: z.string(),
  /** The stretch of the answer's text that it supports, in UTF-16 units; `end` is where a marker belongs. */
  start: z.number().int(),
  end: z.number().int(),
});
export type SourcePart = z.infer<typeof sourcePartSchema>;

export const usageSchema = z.object({ inputTokens: z.number().int(), outputTokens: z.number().int() });

export const answerMetadataSchema = z.object({
  conversationId: idSchema,
  userMessageId: idSchema,
  outcome: outcomeSchema,
  confidence: z.number().min(0).max(1),
  /** `embedded`, or `provider:model`. */
  model: z.string(),
  finishReason: z.enum(['stop', 'length', 'error', 'aborted']),
  usage: usageSchema,
  /** A person has the conversation: the agent does not answer, or broke off, and the message waits for them. */
  isHeld: z.boolean().optional(),
  /** The visitor asked for an appointment, and the agent has times to choose from: the chat shows them. */
  offersBooking: z.boolean().optional(),
  /** Before an action is called, the visitor is asked for its parameters: the chat shows this form. */
  form: actionFormSchema.optional(),
  /** The visitor wants to move or cancel a call, and booked these in this conversation: the chat shows them with both. */
  bookings: z.array(madeBookingSchema).optional(),
});
export type AnswerMetadata = z.infer<typeof answerMetadataSchema>;

export const chatAnswerSchema = z.object({
  id: idSchema,
  role: z.literal('assistant'),
  parts: z.array(z.discriminatedUnion('type', [textPartSchema, sourcePartSchema])),
  metadata: answerMetadataSchema,
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

/** What comes with files may have no words. */
export const messageTextSchema = z.string().trim().max(messageMaximumLength, 'Use at most 2,000 characters.');

export const questionSchema = messageTextSchema.min(1, 'Write a message.');

export const chat = {
  summary: 'Ask the agent; the answer comes in one piece, or as server-sent events with `stream`',
  params: z.object({ agentId: idSchema }),
  body: z.object({
    message: questionSchema,
    conversationId: idSchema.optional(),
    /** The caller's own id of the person asking. */
    userId: z
      .string()
      .regex(/^[A-Za-z0-9._-]{1,128}$/, 'Use letters, digits, dot, dash and underscore, at most 128.')
      .optional(),
    stream: z.boolean().optional(),
    channel: z.enum(['preview', 'api']).optional(),
  }),
  answer: chatAnswerSchema,
};

export const messageSchema = z.object({
  id: idSchema,
  /** `assistant` for all that the visitor did not write: `author` says who wrote it. */
  role: z.enum(['user', 'assistant']),
  author: authorSchema,
  /** Names of the files where nothing was written with them. */
  text: z.string(),
  attachments: z.array(attachmentSchema),
  /** Files that came with an answer by email and were not kept. */
  refusedFiles: z.array(refusedFileSchema),
  sources: z.array(sourcePartSchema),
  outcome: outcomeSchema.nullable(),
  confidence: z.number().nullable(),
  model: z.string().nullable(),
  finishReason: z.string().nullable(),
  /** Set when the provider chosen failed and another answered: which, and why, for the owner. */
  fallbackReason: z.string().nullable(),
  /** The workspace's own judgement of an answer. */
  feedback: feedbackSchema.nullable(),
  /** The visitor's thumb on it. */
  visitorFeedback: feedbackSchema.nullable(),
  createdAt: timeSchema,
});
export type Message = z.infer<typeof messageSchema>;

export const conversationSchema = z.object({
  id: idSchema,
  agentId: idSchema,
  agentName: z.string(),
  channel: channelSchema,
  userId: z.string().nullable(),
  pageUrl: z.string().nullable(),
  /** First question, shortened. */
  title: z.string(),
  /** The visitor's last message that was more than small talk, shortened. */
  preview: z.string(),
  /** Messages of the visitor. */
  messageCount: z.number().int(),
  /** How the last answer ended that was more than small talk; `smalltalk` only where there was nothing else. */
  lastOutcome: outcomeSchema.nullable(),
  /** The visitor asked for a human; in lists and counts this takes priority over the last outcome. */
  wantsPerson: z.boolean(),
  /** The visitor's rating of the whole, which they are asked for when they finish it. */
  rating: feedbackSchema.nullable(),
  lead: z
    .object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  /** By name. */
  tags: z.array(tagSchema),
  /** Where words were looked for: the piece of a message with them, on one line. */
  excerpt: z.string().nullable(),
  /** The caller has not opened it since its last message; for an API key, no key has marked it as read since. */
  isUnread: z.boolean(),
  handling: handlingSchema,
  createdAt: timeSchema,
  lastMessageAt: timeSchema,
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationQuerySchema = rangeQuerySchema.extend({
  agentId: idSchema.optional(),
  /**
   * Finds conversations with a message that has all these words, or parts of words, in it or in its answer, and those
   * whose visitor left contact details with them.
   */
  q: z.string().trim().max(200).optional(),
  /** Finds conversations with a message of this outcome in the range, whatever came later. */
  outcome: outcomeSchema.optional(),
  /** Finds conversations with an answer that the visitor rated so. */
  rating: feedbackSchema.optional(),
  /** Finds conversations with an answer that the workspace judged so. */
  judgement: feedbackSchema.optional(),
  /** Finds conversations with a message that came to this; as counted in the figures. */
  resolution: z.enum(resolutions).optional(),
  /** Finds conversations with a message in this language (ISO 639-1). */
  language: z.string().trim().max(10).optional(),
  /** Finds conversations with a message that was written on this page: its address without what follows `?` or `#`. */
  askedOn: z.string().trim().max(2_000).optional(),
  /** Finds conversations with an answer that cites this source. */
  sourceId: idSchema.optional(),
  /** Finds conversations with an answer that cites this page, by its address; with `sourceId`, as a page of that source. */
  citedPage: z.string().trim().max(2_000).optional(),
  /** Finds conversations with a message on this weekday, 0 for Sunday to 6 for Saturday, in `timeZone`. */
  weekday: z.coerce.number().int().min(0).max(6).optional(),
  /** Finds conversations with a message in this hour of a day, 0 to 23, in `timeZone`. */
  hour: z.coerce.number().int().min(0).max(23).optional(),
  timeZone: timeZoneSchema.optional(),
  /** Finds conversations with a message that asks the same as one of these: their ids with commas between them. */
  askedLike: z.string().trim().max(2_000).optional(),
  /** A part of the address of the page that the visitor was on last. */
  page: z.string().trim().max(500).optional(),
  /** Whether the visitor left contact details. */
  lead: z.enum(['with', 'without']).optional(),
  tagId: idSchema.optional(),
  /** Whether the caller has opened it since its last message. */
  read: z.enum(['read', 'unread']).optional(),
  /** One of the lists of Messages: `mine` are the caller's own that are not closed. */
  list: z.enum(inboxLists).optional(),
  /** Without it, all but previews. */
  channel: channelSchema.optional(),
});

export const suggestQuestions = {
  summary: 'Get up to four suggested questions that the agent can answer with confidence, most likely first',
  params: z.object({ agentId: idSchema }),
  answer: z.object({ questions: z.array(z.string()) }),
};

export const listConversations = {
  summary: 'List conversations',
  query: pageQuerySchema.extend(conversationQuerySchema.shape),
  answer: listOf(conversationSchema),
};

const countSchema = z.number().int();

/** How many messages had which outcome. */
export const outcomeCountsSchema = z.record(outcomeSchema, countSchema);
export type OutcomeCounts = z.infer<typeof outcomeCountsSchema>;

const figuresSchema = z.object({
  /** Conversations with at least one message in the time. */
  conversations: countSchema,
  /** Messages of visitors. */
  messages: countSchema,
  /** The messages by outcome. Their sum is less than `messages` while an answer is being written, or after one broke off. */
  outcomes: outcomeCountsSchema,
  /** Messages whose answer the visitor gave a thumb, by the thumb. */
  ratings: z.object({ positive: countSchema, negative: countSchema }),
  /**
   * Messages by what visitors made of their answers. `confirmed`: answered, and the visitor gave a thumbs up. `assumed`:
   * answered, and the visitor gave no rating. `abandoned`: unanswered or partly answered without a thumbs up, and the
   * visitor wrote nothing more within an hour.
   */
  resolutions: z.object({ confirmed: countSchema, assumed: countSchema, abandoned: countSchema }),
});
export type Figures = z.infer<typeof figuresSchema>;

export const countConversations = {
  summary:
    'Count the conversations and messages of a date range, by outcome, in total and per day, week or month',
  query: rangeQuerySchema.extend({ agentId: idSchema.optional(), ...calendarQuerySchema.shape }),
  answer: figuresSchema.extend({
    /**
     * Days with messages, oldest first; weeks and months by their first day. A conversation counts on each day, or in
     * each week or month, that it has messages.
     */
    days: z.array(figuresSchema.extend({ day: z.iso.date() })),
  }),
};
export type ConversationCounts = z.infer<typeof countConversations.answer>;

/** The passage of the sources that came closest to a question. */
export const closestPassageSchema = sourcePartSchema.omit({ start: true, end: true });
export type ClosestPassage = z.infer<typeof closestPassageSchema>;

export const getConversation = {
  summary: 'Get a conversation with its messages, oldest first',
  params: z.object({ conversationId: idSchema }),
  answer: conversationSchema.extend({ messages: z.array(messageSchema) }),
};

export const markRead = {
  summary: 'Mark a conversation as read, for yourself',
  params: z.object({ conversationId: idSchema }),
  answer: z.object({}),
};

export const deleteConversation = {
  summary:
    'Delete a conversation with its messages, tags and notes; its lead is kept, and the usage of the plan does not go down',
  params: z.object({ conversationId: idSchema }),
  answer: z.object({}),
};

/** Conversations by their ids, or all that match a filter up to the newest one that the caller has seen. */
export const conversationSelectionSchema = z.union([
  z.object({
    ids: z
      .array(idSchema)
      .min(1, 'Choose at least one conversation.')
      .max(selectionMaximum, `Choose at most ${selectionMaximum}, or all that match the filters.`),
  }),
  z.object({ filter: conversationQuerySchema, upTo: idSchema }),
]);
export type ConversationSelection = z.infer<typeof conversationSelectionSchema>;

/** A part of the work: call again with the cursor until it is null. */
const portionSchema = z.object({
  /** Conversations of this part. */
  done: countSchema,
  cursor: z.string().nullable(),
});

export const changeConversations = {
  summary:
    'Mark as read or unread for yourself, or tag, many conversations, up to 500 per call: call again with the cursor until it is null',
  body: z.object({
    selection: conversationSelectionSchema,
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('mark'), as: z.enum(['read', 'unread']) }),
      z.object({ kind: z.literal('tag'), tagId: idSchema, change: z.enum(['add', 'remove']) }),
    ]),
    cursor: idSchema.optional(),
  }),
  answer: portionSchema,
};

export const deleteConversations = {
  summary: 'Delete many conversations, up to 500 per call: call again with the cursor until it is null',
  body: z.object({ selection: conversationSelectionSchema, cursor: idSchema.optional() }),
  answer: portionSchema,
};

/** A passage that was found for a question, shortened, with what its rank was made of. */
export const consideredPassageSchema = closestPassageSchema.extend({
  /** The higher, the better it fits the question; only to be compared with others of the same answer. */
  score: z.number(),
  /** How far it is a stored question with an answer that asks the same, 0 to 1; 0 for all other passages. */
  questionMatch: z.number(),
  /** How it was found; absent in answers of earlier versions. */
  foundBy: z.array(z.enum(searchChannels)).optional(),
});
export type ConsideredPassage = z.infer<typeof consideredPassageSchema>;

/** With when its text was last seen to be as it is in its source; null where it is not there any more. */
const explainedPassageSchema = consideredPassageSchema.extend({ checkedAt: timeSchema.nullable() });
export type ExplainedPassage = z.infer<typeof explainedPassageSchema>;

/** A sentence of a language model that was left out, and why. */
export const cutSentenceSchema = z.object({ text: z.string(), reason: z.enum(cutReasons) });
export type CutSentence = z.infer<typeof cutSentenceSchema>;

/**
 * What a language model was given: the instructions of the agent with its own prompt, then so many passages as data, then so
 * many messages of the conversation, the question among them.
 */
export const givenPromptSchema = z.object({
  instructions: z.string(),
  passages: z.number().int(),
  messages: z.number().int(),
});
export type GivenPrompt = z.infer<typeof givenPromptSchema>;

export const explainAnswer = {
  summary: 'Explain an answer: what was searched for and found, which model wrote it and how long it took',
  params: z.object({ messageId: idSchema }),
  answer: z.object({
    /** What was searched for: the question, or a follow-up with the question before it. Null for old answers. */
    query: z.string().nullable(),
    /** The best five, best first. Empty where nothing was found or looked for, and for old answers. */
    passages: z.array(explainedPassageSchema),
    /** What a language model wrote and the visitor did not get, as no passage says it. */
    cut: z.array(cutSentenceSchema),
    /** Null where no model was asked, and for old answers. */
    prompt: givenPromptSchema.nullable(),
    /** Actions that were called for it, in their order. */
    calls: z.array(actionCallSchema),
    model: z.string().nullable(),
    usage: usageSchema,
    /** US dollars for these tokens; null where the price of the model is not known. */
    cost: z.number().nullable(),
    /** From the question to the first word, and to the end; null for old answers. */
    firstWordMs: z.number().int().nullable(),
    totalMs: z.number().int().nullable(),
  }),
};
export type AnswerExplanation = z.infer<typeof explainAnswer.answer>;

export const setFeedback = {
  summary: 'Judge an answer on behalf of the workspace; the visitor’s own rating stays',
  params: z.object({ messageId: idSchema }),
  body: z.object({ feedback: feedbackSchema.nullable() }),
  answer: messageSchema,
};

export const exportFormatSchema = z.enum(exportFormats);

export const exportConversations = {
  summary:
    'Download the messages of a date range as CSV (one row per message) or JSON (one object per conversation)',
  query: conversationQuerySchema.extend({
    format: exportFormatSchema.default('csv'),
    /** Only these, of those that match: ids with commas between them. */
    ids: z
      .string()
      .max(selectionMaximum * 40)
      .optional(),
  }),
  answer: z.string(),
};
