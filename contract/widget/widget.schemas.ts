import { z } from 'zod';
import { actionFormSchema, sentFormSchema } from '../actions/actions.schemas.ts';
import { colorModeSchema } from '../agents/agents.schemas.ts';
import { launcherPositions } from '../agents/agents.ts';
import {
  attachmentIdsSchema,
  attachmentSchema,
  refusedFileSchema,
} from '../attachments/attachments.schemas.ts';
import { madeBookingSchema } from '../bookings/bookings.schemas.ts';
import {
  type AnswerMetadata,
  chatAnswerSchema,
  feedbackSchema,
  messageTextSchema,
  type SourcePart,
  sourcePartSchema,
} from '../conversations/conversations.schemas.ts';
import { emailAddressSchema } from '../email-address/email-address.schemas.ts';
import { colorSchema, idSchema, timeSchema } from '../fields.schemas.ts';
import { identityTokenMaximumLength } from '../identity/identity.ts';
import { authorSchema } from '../inbox/handling.schemas.ts';
import { leadFieldsSchema } from '../leads/leads.schemas.ts';
import { inputSchema, messageRuleSchema } from '../look/look.schemas.ts';
import { actionButtonKinds, askMoments, contactFields } from '../look/look.ts';
import { pictureUrlSchema } from '../pictures/pictures.schemas.ts';
import { titleMaximumLength, visitedPagesMaximum, visitMaximumSeconds, widgetDirectives } from './widget.ts';

/** All that the launcher needs, fetched by the script on the host's page. */
export const launcherSchema = z.object({
  messageColor: colorSchema,
  position: z.enum(launcherPositions),
  isOpenedOnLoad: z.boolean(),
  displayName: z.string(),
  /** The launcher's name for people who cannot see it, in the language of the browser. */
  label: z.string(),
  /** Of the icon on that colour. */
  iconColor: z.string(),
  /** Diameter of the button in pixels; the panel is in proportion to it. */
  size: z.number().int(),
  /** Messages that the chat shows by itself. */
  rules: z.array(messageRuleSchema),
});
export type Launcher = z.infer<typeof launcherSchema>;

export const widgetMessageSchema = z.object({
  id: idSchema,
  role: z.enum(['user', 'assistant']),
  author: authorSchema,
  text: z.string(),
  attachments: z.array(attachmentSchema),
  /** Names of files that came with an answer by email and were not kept. */
  refusedFiles: z.array(refusedFileSchema.pick({ name: true })),
  sources: z.array(sourcePartSchema),
  outcome: z.string().nullable(),
  feedback: feedbackSchema.nullable(),
  /** Of the last answer: what the visitor is still asked before an action is called. */
  form: actionFormSchema.optional(),
  createdAt: timeSchema,
});
export type WidgetMessage = z.infer<typeof widgetMessageSchema>;

/** A contact form; empty texts mean the panel's own. Null where it would ask for nothing. */
export const widgetFormSchema = z
  .object({
    title: z.string(),
    text: z.string(),
    consentText: z.string(),
    /** At least one. */
    fields: z.array(z.object({ name: z.enum(contactFields), label: z.string(), isRequired: z.boolean() })),
  })
  .nullable();
export type WidgetForm = NonNullable<z.infer<typeof widgetFormSchema>>;

export const widgetSessionSchema = z.object({
  /** Keep it and send it back in the header; a new one is made when none or an invalid one was sent. */
  visitorToken: z.string(),
  agent: z.object({
    displayName: z.string(),
    avatarUrl: pictureUrlSchema,
    welcomeMessage: z.string(),
    messageColor: colorSchema,
    colorMode: colorModeSchema,
    suggestedQuestions: z.array(z.string()),
    isPaused: z.boolean(),
    /** Calls are booked in the chat; else the button for it, if there is one, opens a page. */
    canBook: z.boolean(),
    input: inputSchema,
    /** Those that are on, in order; empty labels mean the panel's own. */
    buttons: z.array(z.object({ kind: z.enum(actionButtonKinds), label: z.string(), url: z.string() })),
    pausedMessage: z.string(),
    translations: z.array(
      z.object({ language: z.string(), welcomeMessage: z.string(), pausedMessage: z.string() }),
    ),
    /** Line at the foot: our name, or the owner's own text; null for none. */
    brand: z.object({ name: z.string(), url: z.string(), text: z.string().nullable() }).nullable(),
  }),
  forms: z.object({
    human: widgetFormSchema,
    leads: widgetFormSchema,
    /** When the leads form is shown by itself, and after how many answers. */
    asks: z.enum(askMoments),
    afterAnswers: z.number().int(),
  }),
  /** The visitor's open conversation with its messages, oldest first. */
  conversation: z
    .object({
      id: idSchema,
      messages: z.array(widgetMessageSchema),
      hasLead: z.boolean(),
      /** A person has it: messages go to them, and the agent does not answer. */
      isHeld: z.boolean(),
      /** Messages of people that the visitor has not seen yet; 0 where this call counts as seeing them. */
      unread: z.number().int(),
    })
    .nullable(),
  /** Calls that the visitor has booked and that are not over, in the order in which they were booked. */
  bookings: z.array(madeBookingSchema),
});
export type WidgetSession = z.infer<typeof widgetSessionSchema>;

/**
 * Posted by a page of ours to the panel in it: a chat to be drawn, a question to ask, questions to suggest where the owner
 * suggests none, or the theme of the page, which the chat takes in place of its own.
 */
export type ConsoleMessage =
  | { parley: 1; type: 'suggest'; questions: string[] }
  | { parley: 1; type: 'theme'; theme: 'light' | 'dark' }
  | { parley: 1; type: 'sample'; session: WidgetSession; shownForm: 'human' | 'leads' | null }
  | { parley: 1; type: 'ask'; text: string };

/** Posted by the panel to the page around it, of our own origin, once it takes messages: an earlier one would be lost. */
export interface ChatListening {
  parley: 1;
  type: 'listening';
}

/** What the AI SDK's stream has no field for: see `SourcePart`. */
export type SourceDetails = Omit<SourcePart, 'type' | 'sourceId' | 'title' | 'url'>;

/** An event of the visitor's own stream. The panel reads the session again, which has what is new. */
export const followEventSchema = z.union([
  z.object({ name: z.literal('changed') }),
  /** A person is typing, now. */
  z.object({ name: z.literal('typing'), by: z.string() }),
]);
export type FollowEvent = z.infer<typeof followEventSchema>;

/** Server-sent events of a streamed answer, the UI message stream of the AI SDK. Ends with `data: [DONE]`. */
export type StreamPart =
  | { type: 'start'; messageId: string }
  | { type: 'text-start'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'text-end'; id: string }
  | {
      type: 'source-url';
      sourceId: string;
      url: string;
      title: string;
      providerMetadata: { parley: SourceDetails };
    }
  | {
      type: 'source-document';
      sourceId: string;
      mediaType: string;
      title: string;
      providerMetadata: { parley: SourceDetails };
    }
  | { type: 'finish'; messageMetadata: AnswerMetadata }
  | { type: 'error'; errorText: string };

const agentParams = z.object({ agentId: idSchema });

const pageUrl = z.string().max(2_048).optional();

/** A page of the website that the visitor had open in the same tab. */
const toldPageSchema = z.object({
  url: z.string().max(2_048),
  title: z.string().max(titleMaximumLength),
  /** Since they opened it: their clock may be wrong. */
  secondsAgo: z.number().int().min(0).max(visitMaximumSeconds),
});
export type ToldPage = z.infer<typeof toldPageSchema>;

export const getLauncher = {
  summary: 'Get the look of the launcher',
  params: agentParams,
  answer: launcherSchema,
};

export const installationSchema = z.object({
  /** As in `location.host`. */
  host: z.string(),
  /** Address of the page that loaded the script last, without its query; only the website if the browser gave no more. */
  page: z.string(),
  /** Whether the agent's allowed domains had this host then. */
  isAllowed: z.boolean(),
  firstSeenAt: timeSchema,
  /** Within a few minutes. */
  lastSeenAt: timeSchema,
});
export type Installation = z.infer<typeof installationSchema>;

export const listInstallations = {
  summary: 'List the websites where the script of an agent was seen, most recent first',
  params: agentParams,
  answer: z.object({ data: z.array(installationSchema) }),
};

export const checkInstallation = {
  summary: 'Fetch a page of a website and say whether the script is on it and can load',
  params: agentParams,
  body: z.object({
    url: z.string().trim().min(1, 'Give a website address.').max(2_048, 'This address is too long.'),
  }),
  answer: z.object({
    /** The page that was looked at, after redirects. */
    url: z.string(),
    /** Whether the line is in the page's HTML: a tag manager may add it later. */
    script: z.enum(['found', 'other-agent', 'missing']),
    /** Whether the agent's allowed domains have this website. */
    isAllowed: z.boolean(),
    /** Directives of the page's content security policy that keep the chat out. */
    blocked: z.array(z.enum(widgetDirectives)),
  }),
};
export type InstallationCheck = z.infer<typeof checkInstallation.answer>;

export const openSession = {
  summary: 'Get what the panel needs to start: the agent, the visitor, the open conversation',
  params: agentParams,
  /** `true` while nobody looks at the panel: what people wrote does not count as seen then, and is emailed in time. */
  query: z.object({ quiet: z.enum(['true']).optional() }),
  answer: widgetSessionSchema,
};

export const openPreview = {
  summary: 'Start or resume a preview chat, whose messages are not counted',
  params: agentParams,
  answer: widgetSessionSchema,
};

const identityTokenSchema = z.string().min(1).max(identityTokenMaximumLength, 'This token is too long.');

export const identify = {
  summary: 'Identify the visitor with a token that the website’s own server has signed',
  params: agentParams,
  body: z.object({ token: identityTokenSchema }),
  answer: z.object({
    /** Send it instead of the token of before, and keep it nowhere: it is the person, on every device. */
    visitorToken: z.string(),
    visitor: z.object({ email: z.string().nullable(), name: z.string().nullable() }),
  }),
};
export type Identified = z.infer<typeof identify.answer>;

export const endIdentity = {
  summary: 'Sign the visitor of a signed token out: the token is refused from then on',
  params: agentParams,
  body: z.object({ token: identityTokenSchema }),
  answer: z.object({}),
};

export const sendMessage = {
  summary: 'Ask the agent; always streamed',
  params: agentParams,
  body: z
    .object({
      /** May be empty with files. */
      message: messageTextSchema,
      /** Files of this visitor that were uploaded before. */
      attachmentIds: attachmentIdsSchema.optional(),
      conversationId: idSchema.optional(),
      pageUrl,
      /** Of a first message: the pages of this visit, the last first. Not stored where a consent is asked for that is not given. */
      visitedPages: z.array(toldPageSchema).max(visitedPagesMaximum).optional(),
      channel: z.enum(['widget', 'page']).optional(),
      /** What a button says, whose sentence is in the panel's language: `human` asks for a person. */
      intent: z.enum(['human']).optional(),
      /** IANA name of the visitor's zone, as their browser says: shown to members, never computed with. */
      timeZone: z.string().max(60).optional(),
      /** Details that this visitor left before the conversation began, which become those of the conversation. */
      leadId: idSchema.optional(),
      /** What the visitor filled in to have an action called; the message says the same in words. */
      form: sentFormSchema.optional(),
    })
    .refine(({ message, attachmentIds = [] }) => message !== '' || attachmentIds.length > 0, {
      path: ['message'],
      message: 'Write a message.',
    }),
  answer: chatAnswerSchema,
};

export const finishConversation = {
  summary: 'Close the conversation; the next message starts a new one',
  params: agentParams.extend({ conversationId: idSchema }),
  answer: z.object({}),
};

export const rateConversation = {
  summary: 'Rate a conversation as a whole as its visitor',
  params: agentParams.extend({ conversationId: idSchema }),
  body: z.object({ rating: feedbackSchema.nullable() }),
  answer: z.object({}),
};

export const emailTranscript = {
  summary: 'Email a visitor their own conversation, at their request',
  params: agentParams.extend({ conversationId: idSchema }),
  body: z.object({ email: emailAddressSchema }),
  answer: z.object({}),
};

export const rateMessage = {
  summary: 'Rate an answer as a visitor',
  params: agentParams.extend({ messageId: idSchema }),
  body: z.object({ feedback: feedbackSchema.nullable() }),
  answer: z.object({}),
};

export const leaveContact = {
  summary: 'Leave contact details',
  params: agentParams,
  body: leadFieldsSchema.extend({
    conversationId: idSchema.optional(),
    pageUrl,
    /** Which form was filled in; `leads` when absent. */
    form: z.enum(['human', 'leads']).optional(),
    /** The visitor has agreed to the form's consent text; needed where it has one. */
    hasConsented: z.boolean().optional(),
  }),
  answer: z.object({ leadId: idSchema }),
};

export const followConversation = {
  summary:
    'Follow a conversation as its visitor, as server-sent events that say when there is something new to read',
  params: agentParams.extend({ conversationId: idSchema }),
  answer: followEventSchema,
};
