import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { crawlCauses, crawlOutcomes, pageChangeKinds } from './crawls.ts';

export const crawlSchema = z.object({
  /** Of the source: rises by one with each crawl, with gaps where one was stopped. */
  run: z.number().int(),
  cause: z.enum(crawlCauses),
  /** Null while it runs. */
  outcome: z.enum(crawlOutcomes).nullable(),
  startedAt: timeSchema,
  finishedAt: timeSchema.nullable(),
  pages: z.object({
    /** That the website was asked for, and those of them that had not changed. */
    checked: z.number().int(),
    unchanged: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    gone: z.number().int(),
  }),
  bytesFetched: z.number().int(),
  note: z.string().nullable(),
});
export type Crawl = z.infer<typeof crawlSchema>;

export const pageChangeSchema = z.object({
  id: idSchema,
  kind: z.enum(pageChangeKinds),
  url: z.string().nullable(),
  title: z.string(),
  /** Why it is gone. */
  reason: z.string().nullable(),
  /** Sentences that are no longer there, and new ones; both 0 for a page that was added. */
  removed: z.number().int(),
  added: z.number().int(),
});
export type PageChange = z.infer<typeof pageChangeSchema>;

/** A line of a page before and after: `changed` in parts, all others whole. */
export const comparedLineSchema = z.object({
  kind: z.enum(['same', 'removed', 'added', 'changed', 'skipped']),
  parts: z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })),
});
export type ComparedLine = z.infer<typeof comparedLineSchema>;

/** An answer whose quote is no longer on its page. */
export const touchedAnswerSchema = z.object({
  conversationId: idSchema,
  messageId: idSchema,
  question: z.string(),
  /** The words of the page. */
  quote: z.string(),
  url: z.string(),
  answeredAt: timeSchema,
});
export type TouchedAnswer = z.infer<typeof touchedAnswerSchema>;

/** A question with an answer of the owner's that says what a page no longer says. */
export const touchedQuestionSchema = z.object({
  sourceId: idSchema,
  question: z.string(),
  /** The sentence of its answer. */
  sentence: z.string(),
  url: z.string(),
});
export type TouchedQuestion = z.infer<typeof touchedQuestionSchema>;

const sourceParams = z.object({ agentId: idSchema, sourceId: idSchema });

const crawlParams = sourceParams.extend({ run: idSchema });

export const listCrawls = {
  summary: 'List the last crawls of a website with what they found changed, newest first',
  params: sourceParams,
  answer: z.object({ data: z.array(crawlSchema) }),
};

export const getCrawl = {
  summary: 'Get a crawl of a website with what it found changed',
  params: crawlParams,
  answer: crawlSchema,
};

export const listPageChanges = {
  summary: 'List the pages that a crawl found added, changed or gone',
  params: crawlParams,
  query: pageQuerySchema.extend({ kind: z.enum(pageChangeKinds).optional() }),
  answer: listOf(pageChangeSchema),
};

export const comparePage = {
  summary: 'Compare the text of a changed page before and after a crawl, line by line',
  params: crawlParams.extend({ changeId: idSchema }),
  answer: pageChangeSchema.extend({ lines: z.array(comparedLineSchema) }),
};

export const listTouchedAnswers = {
  summary:
    'List what a crawl affects: answers of the last 90 days that are based on changed text, and stored questions whose answers say the same',
  params: crawlParams,
  answer: z.object({
    /** The newest; at most 100. */
    answers: z.array(touchedAnswerSchema),
    questions: z.array(touchedQuestionSchema),
  }),
};
