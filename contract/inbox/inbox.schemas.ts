import { z } from 'zod';
import { attachmentIdsSchema } from '../attachments/attachments.schemas.ts';
import { messageSchema, outcomeSchema, sourcePartSchema } from '../conversations/conversations.schemas.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { verifiedVisitorSchema } from '../identity/identity.schemas.ts';
import { handlingSchema } from './handling.schemas.ts';
import { closingReasonMaximumLength, replyMaximumLength } from './inbox.ts';

const conversationParams = z.object({ conversationId: idSchema });
const countSchema = z.number().int();

export const handleConversation = {
  summary:
    'Take a conversation over from the agent or hand it back, assign, snooze, close or reopen it, only when signed in and not with an API key',
  params: conversationParams,
  body: z.object({
    /** The version that the caller has seen; `conflict` where it has changed since. */
    version: countSchema.min(0),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('take-over') }),
      z.object({ kind: z.literal('hand-back') }),
      z.object({ kind: z.literal('assign'), to: idSchema.nullable() }),
      z.object({ kind: z.literal('snooze'), until: timeSchema }),
      z.object({
        kind: z.literal('close'),
        /** Needed where a human request has no answer yet. */
        reason: z
          .string()
          .trim()
          .max(closingReasonMaximumLength, `Use at most ${closingReasonMaximumLength} characters.`)
          .default(''),
      }),
      z.object({ kind: z.literal('reopen') }),
    ]),
  }),
  answer: handlingSchema,
};
export type HandleBody = z.infer<typeof handleConversation.body>;

export const reply = {
  summary:
    'Reply to the visitor in your name, which takes the conversation over, only when signed in and not with an API key',
  params: conversationParams,
  body: z
    .object({
      /** May be empty with files. */
      text: z.string().trim().max(replyMaximumLength, 'Use at most 5,000 characters.'),
      /** Files that the caller has uploaded for this conversation. */
      attachmentIds: attachmentIdsSchema.optional(),
      /** Made by the caller and different for each reply: sending the same again stores nothing more. */
      clientId: z.string().regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits, dashes or underscores.'),
    })
    .refine(({ text, attachmentIds = [] }) => text !== '' || attachmentIds.length > 0, {
      path: ['text'],
      message: 'Write a reply.',
    }),
  answer: z.object({ message: messageSchema, handling: handlingSchema }),
};

export const draftReply = {
  summary:
    'Draft a reply to what the visitor wrote last, from the sources of the agent; nothing is sent or stored',
  params: conversationParams,
  answer: z.object({
    /** Empty where the sources do not say it. */
    text: z.string(),
    outcome: outcomeSchema,
    sources: z.array(sourcePartSchema),
  }),
};
export type DraftedReply = z.infer<typeof draftReply.answer>;

export const countInbox = {
  summary:
    'Count the conversations that wait for a person, that are yours, unassigned or closed, and all of them',
  query: z.object({ agentId: idSchema.optional() }),
  answer: z.object({
    waiting: countSchema,
    mine: countSchema,
    unassigned: countSchema,
    closed: countSchema,
    /** The human request that has waited longest; null where none waits. */
    waitingSince: timeSchema.nullable(),
    /** From a request to the first reply of a person, in seconds: the median of the last 30 days; null without any. */
    usualReplySeconds: z.number().int().nullable(),
  }),
};

export const showPresence = {
  summary: 'Show colleagues that you are viewing a conversation, and the visitor whether you are typing',
  params: conversationParams,
  body: z.object({ isTyping: z.boolean().default(false) }),
  answer: z.object({}),
};

/** What a visitor's browser says it is. */
export const deviceSchema = z.object({
  /** With its main version. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type Device = z.infer<typeof deviceSchema>;

/** A page of the website, and when the visitor opened it. */
export const visitedPageSchema = z.object({ url: z.string(), title: z.string(), openedAt: timeSchema });
export type VisitedPage = z.infer<typeof visitedPageSchema>;

export const getVisitor = {
  summary:
    'Get what is known about the visitor of a conversation: who a signed token says they are, language, time zone, device, pages, pages before, earlier conversations',
  params: conversationParams,
  answer: z.object({
    /** What a signed token has said of them; null where none has, and details that they typed are not verified. */
    identity: verifiedVisitorSchema.nullable(),
    /** ISO 639-1, of what they wrote last. */
    language: z.string().nullable(),
    /** IANA name, as their browser says. */
    timeZone: z.string().nullable(),
    /** Of their last message in the chat; null where it is not known, as for conversations of API callers. */
    device: deviceSchema.nullable(),
    /** Addresses of pages that they wrote on in this conversation, the last first; at most ten. */
    pages: z.array(z.string()),
    /** What they had open in the same tab until their first message, the last first, without queries; at most ten. */
    visitedPages: z.array(visitedPageSchema),
    /** Their other conversations with agents of the workspace, newest first; at most ten. */
    conversations: z.array(
      z.object({ id: idSchema, agentId: idSchema, title: z.string(), lastMessageAt: timeSchema }),
    ),
  }),
};
export type VisitorFacts = z.infer<typeof getVisitor.answer>;
