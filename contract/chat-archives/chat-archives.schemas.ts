import { z } from 'zod';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { listOf, rangeQuerySchema } from '../lists.schemas.ts';
import {
  archiveMessageFlags,
  archiveMessageKinds,
  archiveNameMaximumLength,
  chatPlatforms,
  chatUploadMaximumBytes,
  conversationGap,
  dateOrders,
  importStatuses,
  joinedPeopleMaximum,
  messageMedia,
  messageTones,
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

const unreadPartSchema = z.object({ file: z.string(), line: z.number().int(), text: z.string() });

/** What an import did: every message of the upload is in one of these counts. */
export const importReportSchema = z.object({
  platforms: z.array(z.enum(chatPlatforms)),
  chats: z.number().int(),
  read: z.number().int(),
  added: z.number().int(),
  /** Were in the archive before. */
  known: z.number().int(),
  /** Messages that the plan has no place for. */
  beyondPlan: z.number().int(),
  /** In the archive, from the time that this upload covers, and not in the upload. */
  missing: z.number().int(),
  /** Lines or entries that were not understood. */
  unreadCount: z.number().int(),
  /** The first of them. */
  unread: z.array(unreadPartSchema),
  flagged: z.array(z.object({ flag: z.enum(archiveMessageFlags), messages: z.number().int() })),
  notes: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReportSchema>;

export const chatImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  sizeBytes: z.number().int(),
  /** SHA-256 of the upload, hexadecimal. */
  sha256: z.string(),
  status: z.enum(importStatuses),
  /** Dates of the file that can be read in more than one way, while only the user knows which is right. */
  question: z.object({ samples: z.array(z.string()), possible: z.array(z.enum(dateOrders)) }).nullable(),
  /** Why it failed, in a sentence. */
  error: z.string().nullable(),
  report: importReportSchema.nullable(),
  /** Whether the upload is kept for legal exports. */
  hasOriginal: z.boolean(),
  createdAt: timeSchema,
});
export type ChatImport = z.infer<typeof chatImportSchema>;

/** A large upload that comes in parts. */
export const chatUploadSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  sizeBytes: z.number().int(),
  /** The next part begins here. */
  receivedBytes: z.number().int(),
  createdAt: timeSchema,
});
export type ChatUpload = z.infer<typeof chatUploadSchema>;

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

export const importChats = {
  summary: 'Upload the export of a chat app to an archive',
  params: archiveParams,
  query: z.object({
    /** Keep the upload itself for legal exports, which are part of Pro. */
    keepsOriginal: z.enum(['true', 'false']).default('false'),
  }),
  answer: chatImportSchema,
};

export const startUpload = {
  summary: 'Start an upload in parts, or find the same one that broke off',
  params: archiveParams,
  body: z.object({
    fileName: z.string().min(1, 'Give the name of the file.').max(1_000, 'Use at most 1,000 characters.'),
    sizeBytes: z
      .number()
      .int()
      .min(1, 'The file is empty.')
      .max(chatUploadMaximumBytes, 'A file can have at most 64 MB.'),
    /** Hexadecimal, of the whole file: an upload with the same one goes on. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Give the SHA-256 as 64 hexadecimal digits.'),
    /** As for an upload in one request. */
    keepsOriginal: z.boolean().default(false),
  }),
  answer: chatUploadSchema,
};

const uploadParams = archiveParams.extend({ uploadId: idSchema });

export const sendUploadPart = {
  summary: 'Send the next part of an upload: 4 MB, or what is left',
  params: uploadParams,
  query: z.object({
    /** `receivedBytes` of the upload. */
    from: z.coerce.number().int().min(0).max(chatUploadMaximumBytes),
  }),
  answer: chatUploadSchema,
};

export const finishUpload = {
  summary: 'Import an upload of which all parts were sent',
  params: uploadParams,
  answer: chatImportSchema,
};

export const cancelUpload = {
  summary: 'Delete an upload that is not finished',
  params: uploadParams,
  answer: z.object({}),
};

export const setDateOrder = {
  summary: 'Say in which order the dates of an import are',
  params: archiveParams.extend({ importId: idSchema }),
  body: z.object({ dateOrder: z.enum(dateOrders) }),
  answer: chatImportSchema,
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
  summary: 'List the messages of an archive, newest first',
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

const timesSchema = z.object({
  n: z.number().int(),
  medianMs: z.number(),
  firstQuartileMs: z.number(),
  thirdQuartileMs: z.number(),
  ninetiethMs: z.number(),
});
const languageCountsSchema = z.array(z.object({ language: z.string(), messages: z.number().int() }));
const toneCountsSchema = z.object({
  /** Messages with at least one word that has a rating. */
  scored: z.number().int(),
  positive: z.number().int(),
  negative: z.number().int(),
});
const indexSchema = z.number().min(0).max(1).nullable();
const dayRunSchema = z.object({ days: z.number().int(), from: z.string(), to: z.string() });

export const archiveStatisticsSchema = z.object({
  /** Basic figures count messages; who starts, replies, balance, streaks, silences and tone are null in them. */
  isBasic: z.boolean(),
  gapMinutes: z.number(),
  totals: z.object({
    messages: z.number().int(),
    media: z.number().int(),
    calls: z.number().int(),
    deleted: z.number().int(),
    system: z.number().int(),
    words: z.number().int(),
    conversations: z.number().int().nullable(),
    /** From the first message to the last one. */
    days: z.number().int(),
    activeDays: z.number().int(),
    messagesPerDay: z.number(),
  }),
  firstAt: timeSchema.nullable(),
  lastAt: timeSchema.nullable(),
  /** Who wrote most first, at most 100. */
  people: z.array(
    z.object({
      personId: idSchema,
      name: z.string(),
      messages: z.number().int(),
      share: z.number(),
      words: z.number().int(),
      media: z.number().int(),
      questions: z.number().int(),
      /** Messages with words. */
      texts: z.number().int(),
      /** Of those whose words tell it, most messages first. */
      languages: languageCountsSchema,
      /** From here on null where the plan has basic figures only. */
      initiations: z.number().int().nullable(),
      /** With the range it is in with 95 percent; null with too few conversations. */
      initiationShare: z.object({ share: z.number(), low: z.number(), high: z.number() }).nullable(),
      doubleTexts: z.number().int().nullable(),
      unanswered: z.number().int().nullable(),
      /** From the last message of the turn before. */
      replies: timesSchema.nullable(),
      /** From its first message. */
      waits: timesSchema.nullable(),
      tone: toneCountsSchema.nullable(),
    }),
  ),
  peopleCount: z.number().int(),
  /** For two people: 1 is even, 0 is one-sided. */
  balance: z
    .object({
      messages: indexSchema,
      words: indexSchema,
      media: indexSchema,
      questions: indexSchema,
      initiations: indexSchema,
    })
    .nullable(),
  busiestDay: z.object({ day: z.string(), messages: z.number().int() }).nullable(),
  streakOfBoth: dayRunSchema.nullable(),
  streakOfAnybody: dayRunSchema.nullable(),
  longestSilence: z.object({ from: timeSchema, to: timeSchema, ms: z.number() }).nullable(),
  /** Messages by weekday, Monday first, and hour. */
  heat: z.array(z.array(z.number().int())),
  months: z.array(z.object({ month: z.string(), messages: z.number().int() })),
  /** Conversations by the length of silence that begins one, shortest first; empty where the plan has basic figures only. */
  gaps: z.array(
    z.object({
      gapMinutes: z.number().int(),
      conversations: z.number().int(),
      /** Of two people, the share that the first of `people` began. */
      firstStarts: z.number().nullable(),
    }),
  ),
  /** Messages with words, of everybody. */
  texts: z.number().int(),
  languages: languageCountsSchema,
  /** By the ratings of words, in the languages that have them; null where the plan has basic figures only. */
  tone: toneCountsSchema
    .extend({ months: z.array(toneCountsSchema.extend({ month: z.string() })) })
    .nullable(),
  /** What limits the figures. */
  coverage: z.object({
    isToTheMinute: z.boolean(),
    hasGaps: z.boolean(),
    isOwnOnly: z.boolean(),
    /** Messages without a known time, which no figure has. */
    withoutTime: z.number().int(),
  }),
});
export type ArchiveStatistics = z.infer<typeof archiveStatisticsSchema>;

export const measureArchive = {
  summary: 'Compute the figures of an archive',
  params: archiveParams,
  query: rangeQuerySchema.extend({
    chatId: idSchema.optional(),
    gapMinutes: z.coerce
      .number()
      .int()
      .min(conversationGap.minimum)
      .max(conversationGap.maximum)
      .default(conversationGap.default),
  }),
  answer: archiveStatisticsSchema,
};

const namedPersonSchema = z.object({ personId: idSchema, name: z.string() });

export const archiveTiesSchema = z.object({
  /** Σ min / Σ max over pairs of people: 1 where everybody got as much from each as they gave; null without a tie. */
  index: z.number().min(0).max(1).nullable(),
  replies: z.number().int(),
  mentions: z.number().int(),
  reactions: z.number().int(),
  /** Who turned to each other most first, at most 100; the first of the two did it more often. */
  pairs: z.array(
    z.object({
      one: namedPersonSchema,
      other: namedPersonSchema,
      there: z.number().int(),
      back: z.number().int(),
    }),
  ),
  pairsCount: z.number().int(),
  /** From a message to an answer that quotes it, who answered most first, at most 100. */
  answerTimes: z.array(namedPersonSchema.extend(timesSchema.omit({ ninetiethMs: true }).shape)),
  /** Platforms of the groups that this is of: not all of them say who turns to whom. */
  platforms: z.array(z.enum(chatPlatforms)),
});
export type ArchiveTies = z.infer<typeof archiveTiesSchema>;

export const measureTies = {
  summary: 'Count who turns to whom in the groups of an archive, which is part of Pro',
  params: archiveParams,
  query: rangeQuerySchema.extend({ chatId: idSchema.optional() }),
  answer: archiveTiesSchema,
};

export const archiveWordsSchema = z.object({
  words: z.array(z.object({ word: z.string(), count: z.number().int() })),
  emoji: z.array(z.object({ emoji: z.string(), count: z.number().int() })),
  /** Registrable domains of links, by the number of messages that have one. */
  domains: z.array(z.object({ domain: z.string(), count: z.number().int() })),
  /** Messages with media by its kind, most first. */
  media: z.array(z.object({ media: z.enum(messageMedia), count: z.number().int() })),
});
export type ArchiveWords = z.infer<typeof archiveWordsSchema>;

export const countArchiveWords = {
  summary: 'Count the words, emoji, linked websites and kinds of media that are used most in an archive',
  params: archiveParams,
  query: rangeQuerySchema.extend({ chatId: idSchema.optional() }),
  answer: archiveWordsSchema,
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
