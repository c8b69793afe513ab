import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { patternsSchema, sourceParams, sourceSchema } from '../sources/sources.schemas.ts';
import { pageStatuses } from '../sources/sources.ts';

export const pageStatusSchema = z.enum(pageStatuses);

export const sourcePageSchema = z.object({
  id: idSchema,
  url: z.string().nullable(),
  title: z.string(),
  status: pageStatusSchema,
  characters: z.number().int(),
  /** Why it was skipped or failed. */
  reason: z.string().nullable(),
  /** It was not read because the website is larger than the plan. */
  isBeyondPlan: z.boolean(),
  /** When its status last changed. */
  updatedAt: timeSchema,
  /** When its text was last taken in; null while it has none. */
  readAt: timeSchema.nullable(),
  /** When the website was last asked for it. */
  checkedAt: timeSchema.nullable(),
});
export type SourcePage = z.infer<typeof sourcePageSchema>;

/** A piece of a page as it is searched and cited. */
export const passageSchema = z.object({
  /** From 0, in the order of the page. */
  position: z.number().int(),
  headingPath: z.array(z.string()),
  /** Of a question with its answer, one wording a line. */
  question: z.string().nullable(),
  text: z.string(),
  language: z.string(),
  /** Next to the main text of a web page, as a box with opening hours: it counts less when passages are ranked. */
  isBeside: z.boolean(),
  /** Questions that a language model wrote for it, which help to find it. */
  written: z.array(z.string()),
});
export type Passage = z.infer<typeof passageSchema>;

/** What a preview of paths says: the pages that are known, from the last crawl and its links. */
export const pageMatchSchema = z.object({
  known: z.number().int(),
  kept: z.number().int(),
  /** Some of either kind. */
  examples: z.object({ kept: z.array(z.string()), leftOut: z.array(z.string()) }),
});
export type PageMatch = z.infer<typeof pageMatchSchema>;

export const listSourcePages = {
  summary: 'List the pages of a source with their statuses',
  params: sourceParams,
  query: pageQuerySchema.extend({
    status: pageStatusSchema.optional(),
    /** Words in the title, the URL or the text. */
    q: z.string().trim().max(200).optional(),
    /** `plan`: only pages that were not read because the website is larger than the plan. */
    leftOutBy: z.literal('plan').optional(),
  }),
  answer: listOf(sourcePageSchema),
};

export const readPassages = {
  summary: 'Get a page of a source as the agent read it, in passages, with the position of a quote',
  params: sourceParams,
  query: z.object({
    /** Of a page of a website; a source of another kind has one page. */
    url: z.string().max(2_000).optional(),
    /** Words of the page, as a citation has them. */
    quote: z.string().max(5_000).optional(),
  }),
  answer: z.object({
    title: z.string(),
    url: z.string().nullable(),
    /** When this text was read. */
    readAt: timeSchema,
    passages: z.array(z.object({ headings: z.array(z.string()), text: z.string() })),
    /** Which of the passages has the quote; null where this text does not have it. */
    found: z.number().int().nullable(),
    /** Passages before and after those given; a long page is given around the quote. */
    before: z.number().int(),
    after: z.number().int(),
  }),
};

export const matchPages = {
  summary: 'Preview which known pages of a website a set of paths includes and skips; nothing is stored',
  params: sourceParams,
  body: z.object({ include: patternsSchema.default([]), exclude: patternsSchema.default([]) }),
  answer: pageMatchSchema,
};

const pageParams = sourceParams.extend({ pageId: idSchema });

export const getSourcePage = {
  summary: 'Get a page of a source with its status',
  params: pageParams,
  answer: sourcePageSchema,
};

export const listPassages = {
  summary: 'List the passages of a page in order: its text as it was read and divided',
  params: pageParams,
  query: pageQuerySchema.extend({ q: z.string().trim().max(200).optional() }),
  answer: listOf(passageSchema),
};

const pageIdsSchema = z
  .array(idSchema)
  .min(1, 'Choose at least one page.')
  .max(500, 'Choose at most 500 pages.');

export const retrainPages = {
  summary: 'Read some pages of a website again; those that were removed come back',
  params: sourceParams,
  body: z.object({ pageIds: pageIdsSchema }),
  answer: sourceSchema,
};

export const swapPages = {
  summary: 'Swap pages of a website: remove some and read others in their place',
  params: sourceParams,
  body: z.object({ removedIds: pageIdsSchema, readIds: pageIdsSchema }),
  answer: sourceSchema,
};

export const removePages = {
  summary: 'Remove pages of a website: the agent stops using them at once, and later crawls leave them out',
  params: sourceParams,
  body: z.object({ pageIds: pageIdsSchema }),
  answer: sourceSchema,
};
