import { z } from 'zod';
import { chatPlatforms, messageMedia } from '../chat-archives/chat-archives.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { rangeQuerySchema } from '../lists.schemas.ts';
import { conversationGap } from './chat-figures.ts';

const archiveParams = z.object({ archiveId: idSchema });

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
