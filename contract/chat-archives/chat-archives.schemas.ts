import { z } from 'zod';
import { conversationGap } from '../chat-figures/chat-figures.ts';
import { chatImportSchema, chatUploadSchema } from '../chat-imports/chat-imports.schemas.ts';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { listOf, rangeQuerySchema } from '../lists.schemas.ts';
import {
  archiveMessageFlags,
  archiveMessageKinds,
  archiveNameMaximumLength,
  chatPlatforms,
  joinedPeopleMaximum,
  messageMedia,
  messageTones,
  messageTurns,
  questionMaximumLength,
  sameReasons,
} from './chat-archives.ts';

const zoneSchema = z
  .string()
  .max(64)
  .refine(isZone, 'Choose a time zone from the list, such as Europe/London.');

/** Does this machine know the time zone? */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

export const archiveSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Name of IANA: the zone that all figures and times of this archive are in. */
  zone: z.string(),
  messages: z.number().int(),
  chats: z.number().int(),
  platforms: z.array(z.enum(chatPlatforms)),
  firstAt: timeSchema.nullable(),
  lastAt: timeSchema.nullable(),
  createdAt: timeSchema,
});
export type Archive = z.infer<typeof archiveSchema>;

export const archiveChatSchema = z.object({
  id: idSchema,
  platform: z.enum(chatPlatforms),
  title: z.string(),
  isGroup: z.boolean(),
  isToTheMinute: z.boolean(),
  isOwnOnly: z.boolean(),
  hasGaps: z.boolean(),
  messages: z.number().int(),
});
export type ArchiveChat = z.infer<typeof archiveChatSchema>;

const personAccountSchema = z.object({
  id: idSchema,
  name: z.string(),
  platform: z.enum(chatPlatforms),
  messages: z.number().int(),
});

/** Somebody, with all accounts that the owner of the archive said are theirs; the first one is that of the person's id. */
export const archivePersonSchema = personAccountSchema.extend({ accounts: z.array(personAccountSchema) });
export type ArchivePerson = z.infer<typeof archivePersonSchema>;

/** What one user may have, and what they have used. */
export const messagePlanSchema = z.object({
  plan: z.enum(['free', 'pro']),
  messages: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
  questions: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
  platforms: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
});
export type MessagePlan = z.infer<typeof messagePlanSchema>;

const archiveParams = z.object({ archiveId: idSchema });

export const listArchives = {
  summary: 'List your chat archives, newest first, and what your plan allows',
  answer: z.object({ data: z.array(archiveSchema), plan: messagePlanSchema }),
};

export const createArchive = {
  summary: 'Create an empty chat archive',
  body: z.object({
    name: nameText.min(1, 'Enter a name.').max(archiveNameMaximumLength, 'Use at most 80 characters.'),
    zone: zoneSchema,
  }),
  answer: archiveSchema,
};

export const getArchive = {
  summary: 'Get a chat archive with its chats, people and imports',
  params: archiveParams,
  answer: archiveSchema.extend({
    /** Those with the most messages, at most 1,000. */
    chatList: z.array(archiveChatSchema),
    /** Those with the most messages, at most 1,000. */
    people: z.array(archivePersonSchema),
    peopleCount: z.number().int(),
    imports: z.array(chatImportSchema),
    /** Those that are not finished. */
    uploads: z.array(chatUploadSchema),
  }),
};

export const deleteArchive = {
  summary: 'Delete a chat archive with all of its messages',
  params: archiveParams,
  answer: z.object({}),
};

export const proposeSamePeople = {
  summary: 'List people of an archive who may be one person',
  params: archiveParams,
  answer: z.object({
    data: z.array(z.object({ personIds: z.array(idSchema), reason: z.enum(sameReasons) })),
  }),
};

const somePeople = z.object({
  /** The first one gives the name. */
  personIds: z
    .array(idSchema)
    .min(2, 'Choose at least two people.')
    .max(joinedPeopleMaximum, 'Choose at most 20 people.'),
});

export const joinPeople = {
  summary: 'Say that people of an archive are one person',
  params: archiveParams,
  body: somePeople,
  answer: z.object({}),
};

export const separatePerson = {
  summary: 'Take an account from the person that it was joined with',
  params: archiveParams,
  body: z.object({ accountId: idSchema }),
  answer: z.object({}),
};

export const keepPeopleApart = {
  summary: 'Say that people of an archive are not one person',
  params: archiveParams,
  body: somePeople,
  answer: z.object({}),
};

/** Which messages: all parts must apply. */
export const messageFilterSchema = rangeQuerySchema.extend({
  chatId: idSchema.optional(),
  personId: idSchema.optional(),
  kind: z.enum(archiveMessageKinds).optional(),
  media: z.enum(messageMedia).optional(),
  flag: z.enum(archiveMessageFlags).optional(),
  /** A tag such as `en`: messages whose words tell this language. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'Give a language as a tag such as en.')
    .optional(),
  tone: z.enum(messageTones).optional(),
  /** With both: messages by which one person turned to another, with an answer, a mention or a reaction. */
  tieFrom: idSchema.optional(),
  tieTo: idSchema.optional(),
  /** What a message does in the turns of its conversation; `gapMinutes` is the silence that begins a conversation. */
  turn: z.enum(messageTurns).optional(),
  gapMinutes: z.coerce.number().int().min(conversationGap.minimum).max(conversationGap.maximum).optional(),
  /** Messages of people on this day of the week, 1 for Monday, in the archive's time zone. */
  weekday: z.coerce.number().int().min(1).max(7).optional(),
  /** Messages of people in this hour of the day, in the archive's time zone. */
  hour: z.coerce.number().int().min(0).max(23).optional(),
  /** Texts of people with this emoji. */
  emoji: z.string().trim().min(1).max(40).optional(),
  /** Messages by which this person answered somebody else with a quote. */
  answersBy: idSchema.optional(),
  /** Beginnings of words that must all be in the text, in any case. */
  q: z.string().trim().max(200).optional(),
});

export const archiveMessageSchema = z.object({
  /** Number of the message in its archive, which never changes. */
  number: z.number().int(),
  chatId: idSchema,
  chatTitle: z.string(),
  personId: idSchema.nullable(),
  /** Null for lines of the app itself. */
  personName: z.string().nullable(),
  /** Null where the export does not say. */
  sentAt: timeSchema.nullable(),
  kind: z.enum(archiveMessageKinds),
  media: z.string().nullable(),
  text: z.string(),
  flags: z.array(z.enum(archiveMessageFlags)),
  reactions: z.number().int(),
});
export type ArchiveMessage = z.infer<typeof archiveMessageSchema>;

export const listArchiveMessages = {
  summary:
    'List the messages of an archive, newest first; filters of turns, tone and who turns to whom are part of Pro',
  params: archiveParams,
  query: messageFilterSchema.extend({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: z
      .string()
      .regex(/^-?\d{1,13}\.\d{1,9}$/, 'Use the cursor exactly as the previous page returned it.')
      .optional(),
  }),
  answer: listOf(archiveMessageSchema),
};

const askedSchema = z.object({
  question: z
    .string()
    .trim()
    .min(1, 'Enter a question.')
    .max(questionMaximumLength, 'Use at most 300 characters.'),
});

const questionAnswerSchema = z.object({
  /** `answered` counts against the plan; `nothing` is a search without a result; `unclear` was not understood. */
  outcome: z.enum(['answered', 'nothing', 'unclear']),
  text: z.string(),
  /** How the question was read, in words. */
  readAs: z.string(),
  /** The messages that the answer is based on. */
  quotes: z.array(archiveMessageSchema),
  /** How many there are in all. */
  total: z.number().int(),
  /** The language model that worded it; null where none was asked. */
  model: z.string().nullable(),
});

export const modelChoiceSchema = z.object({
  /** Who would get messages to word answers: a provider, or the host of a server. Null where there is no model. */
  destination: z.string().nullable(),
  /** Name of the model there. */
  model: z.string().nullable(),
  isOn: z.boolean(),
});
export type ModelChoice = z.infer<typeof modelChoiceSchema>;

export const getModelChoice = {
  summary:
    'Get whether questions about your archives may be sent with messages to a language model, and to whom',
  answer: modelChoiceSchema,
};

export const chooseArchiveModel = {
  summary: 'Let questions and messages be sent to a language model, or no longer',
  /** What was shown as the destination; null to switch it off. */
  body: z.object({ destination: z.string().max(300).nullable() }),
  answer: modelChoiceSchema,
};

export const askArchive = {
  summary: 'Ask a question about the messages of an archive',
  params: archiveParams,
  body: askedSchema,
  answer: questionAnswerSchema.extend({ plan: messagePlanSchema }),
};

export const askDemo = {
  summary: 'Ask a question about the made-up chats of the public page of ChatGenie',
  body: askedSchema,
  answer: z.object({
    answer: questionAnswerSchema,
    /** Names of apps by the ids of the chats that are quoted. */
    chats: z.record(z.string(), z.string()),
  }),
};
