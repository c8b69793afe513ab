import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema, rangeQuerySchema } from '../lists.schemas.ts';
import { channels, exportFormats, feedbackValues, messageMaximumLength, outcomes } from './conversations.ts';

export const outcomeSchema = z.enum(outcomes);

export const feedbackSchema = z.enum(feedbackValues);

export const channelSchema = z.enum(channels);

export const textPartSchema = z.object({ type: z.literal('text'), text: z.string() });

/** A passage that the answer rests on; one for each sentence that it supports, in the order of the text. */
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
});
export type AnswerMetadata = z.infer<typeof answerMetadataSchema>;

export const chatAnswerSchema = z.object({
  id: idSchema,
  role: z.literal('assistant'),
  parts: z.array(z.discriminatedUnion('type', [textPartSchema, sourcePartSchema])),
  metadata: answerMetadataSchema,
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

export const questionSchema = z
  .string()
  .trim()
  .min(1, 'Write a message.')
  .max(messageMaximumLength, 'Use at most 2,000 characters.');

export const chat = {
  summary: 'Ask the agent; the answer is complete, or with `stream` sent as server-sent events',
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
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  sources: z.array(sourcePartSchema),
  outcome: outcomeSchema.nullable(),
  confidence: z.number().nullable(),
  model: z.string().nullable(),
  finishReason: z.string().nullable(),
  /** Set when the provider chosen failed and another answered: which, and why, for the owner. */
  fallbackReason: z.string().nullable(),
  feedback: feedbackSchema.nullable(),
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
  /** Last message, shortened. */
  preview: z.string(),
  messageCount: z.number().int(),
  /** How the last answer ended that was more than small talk; `smalltalk` only where there was nothing else. */
  lastOutcome: outcomeSchema.nullable(),
  /** The visitor asked for a human; in lists and counts this takes priority over the last outcome. */
  wantsPerson: z.boolean(),
  lead: z
    .object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  createdAt: timeSchema,
  lastMessageAt: timeSchema,
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationQuerySchema = rangeQuerySchema.extend({
  agentId: idSchema.optional(),
  /** Words to find in the messages. */
  q: z.string().trim().max(200).optional(),
  /** `handoff` finds the human requests; the others find what ended so without one. */
  outcome: outcomeSchema.optional(),
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

const isTimeZone = (name: string): boolean => {
  try {
    // Offsets such as `+02:00` are no zones, and PostgreSQL reads them the other way round.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const countSchema = z.number().int();

export const countConversations = {
  summary: 'Count the conversations of a date range by outcome, in total and per day of their last message',
  query: rangeQuerySchema.extend({
    agentId: idSchema.optional(),
    /** IANA name of the zone whose days are counted. */
    timeZone: z
      .string()
      .max(60)
      .refine(isTimeZone, 'Use the name of a time zone, such as Europe/Lisbon.')
      .default('UTC'),
  }),
  answer: z.object({
    total: countSchema,
    outcomes: z.record(outcomeSchema, countSchema),
    /** Days on which there was any, oldest first. `total` includes small talk. */
    days: z.array(
      z.object({ day: z.iso.date(), answered: countSchema, unanswered: countSchema, total: countSchema }),
    ),
    /** The same length of time right before; null for a range without beginning or end. */
    before: z.object({ total: countSchema, answered: countSchema, unanswered: countSchema }).nullable(),
  }),
};
export type ConversationCounts = z.infer<typeof countConversations.answer>;

export const unansweredQuestionSchema = z.object({
  conversationId: idSchema,
  agentId: idSchema,
  agentName: z.string(),
  question: z.string(),
  askedAt: timeSchema,
});

export const listUnanswered = {
  summary: 'List the newest questions that ended a conversation unanswered',
  query: rangeQuerySchema.extend({
    agentId: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answer: z.object({ data: z.array(unansweredQuestionSchema) }),
};

export const getConversation = {
  summary: 'Get a conversation with its messages, oldest first',
  params: z.object({ conversationId: idSchema }),
  answer: conversationSchema.extend({ messages: z.array(messageSchema) }),
};

export const setFeedback = {
  summary: 'Rate an answer',
  params: z.object({ messageId: idSchema }),
  body: z.object({ feedback: feedbackSchema.nullable() }),
  answer: messageSchema,
};

export const exportFormatSchema = z.enum(exportFormats);

export const exportConversations = {
  summary:
    'Download the messages of a date range as CSV (one row per message) or JSON (one object per conversation)',
  query: conversationQuerySchema.extend({ format: exportFormatSchema.default('csv') }),
  answer: z.string(),
};
