import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import {
  maximumPagesLimit,
  pageStatuses,
  questionMaximumLength,
  sourceKinds,
  sourceStatuses,
  textMaximumLength,
  websiteModes,
} from './sources.ts';

export const sourceKindSchema = z.enum(sourceKinds);

export const sourceStatusSchema = z.enum(sourceStatuses);

export const pageStatusSchema = z.enum(pageStatuses);

export const websiteModeSchema = z.enum(websiteModes);

const patternSchema = z.string().trim().min(1).max(300);

const urlSchema = z.string().trim().min(1, 'Give a website address.').max(2_048, 'This address is too long.');

export const websiteSourceSchema = z.object({
  kind: z.literal('website'),
  url: urlSchema,
  mode: websiteModeSchema.default('site'),
  /** Paths to keep, `*` matches anything: `/help/*`. */
  include: z.array(patternSchema).max(50).optional(),
  exclude: z.array(patternSchema).max(50).optional(),
  maxPages: z.number().int().min(1).max(maximumPagesLimit).optional(),
});

export const textSourceSchema = z.object({
  kind: z.literal('text'),
  title: z.string().trim().min(1, 'Give the text a title.').max(200, 'Use at most 200 characters.'),
  text: z
    .string()
    .trim()
    .min(1, 'Write or paste some text.')
    .max(textMaximumLength, 'Use at most 1,000,000 characters.'),
});

export const qaSourceSchema = z.object({
  kind: z.literal('qa'),
  question: z
    .string()
    .trim()
    .min(1, 'Write the question.')
    .max(questionMaximumLength, 'Use at most 500 characters.'),
  answer: z.string().trim().min(1, 'Write the answer.').max(5_000, 'Use at most 5,000 characters.'),
  /** Other ways to ask the same. */
  alternatives: z.array(z.string().trim().min(1).max(questionMaximumLength)).max(50).optional(),
});

export const newSourceSchema = z.discriminatedUnion('kind', [
  websiteSourceSchema,
  textSourceSchema,
  qaSourceSchema,
]);
export type NewSource = z.infer<typeof newSourceSchema>;

export const sourceSchema = z.object({
  id: idSchema,
  agentId: idSchema,
  kind: sourceKindSchema,
  title: z.string(),
  url: z.string().nullable(),
  status: sourceStatusSchema,
  /** Pages of a website; 1 for every other kind. `total` grows while a site is discovered. */
  progress: z.object({ done: z.number().int(), failed: z.number().int(), total: z.number().int() }),
  /**
   * Passages that can be found by what they mean, of those that will be; they are found by their words at once. Both 0
   * where the search goes by words alone.
   */
  meaning: z.object({ done: z.number().int(), total: z.number().int() }),
  characters: z.number().int(),
  /** Why it failed, for the owner; also a note on a partial source. */
  error: z.string().nullable(),
  createdAt: timeSchema,
  trainedAt: timeSchema.nullable(),
});
export type Source = z.infer<typeof sourceSchema>;

/** What the owner gave, as it can be changed or asked for again. */
export const sourceContentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('website'),
    url: z.string(),
    mode: websiteModeSchema,
    include: z.array(z.string()),
    exclude: z.array(z.string()),
    maxPages: z.number().int(),
  }),
  z.object({ kind: z.literal('file'), fileName: z.string(), sizeBytes: z.number().int() }),
  z.object({ kind: z.literal('text'), title: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('qa'),
    question: z.string(),
    answer: z.string(),
    alternatives: z.array(z.string()),
  }),
]);
export type SourceContent = z.infer<typeof sourceContentSchema>;

export const sourceChangesSchema = textSourceSchema
  .omit({ kind: true })
  .extend(qaSourceSchema.omit({ kind: true }).shape)
  .partial();
export type SourceChanges = z.infer<typeof sourceChangesSchema>;

export const sourcePageSchema = z.object({
  id: idSchema,
  url: z.string().nullable(),
  title: z.string(),
  status: pageStatusSchema,
  characters: z.number().int(),
  /** Why it was skipped or failed. */
  reason: z.string().nullable(),
  updatedAt: timeSchema,
});
export type SourcePage = z.infer<typeof sourcePageSchema>;

const agentParams = z.object({ agentId: idSchema });

const sourceParams = z.object({ agentId: idSchema, sourceId: idSchema });

export const addSource = {
  summary:
    'Add a website, text or question with answer (JSON) or a file (multipart field `file`); answers before the work is done',
  params: agentParams,
  body: newSourceSchema,
  answer: sourceSchema,
};

export const listSources = {
  summary: 'List the sources of an agent',
  params: agentParams,
  query: pageQuerySchema.extend({
    /** `attention`: only those of which something could not be read. */
    needs: z.literal('attention').optional(),
  }),
  answer: listOf(sourceSchema),
};

export const getSource = {
  summary: 'Get a source with its progress',
  params: sourceParams,
  answer: sourceSchema,
};

export const getSourceContent = {
  summary:
    'Get the content of a source: the text, the question with its answer, the file name or the website',
  params: sourceParams,
  answer: sourceContentSchema,
};

export const updateSource = {
  summary:
    'Change a text (title, text) or a question (question, answer, alternatives); the agent answers from the old version until the new one is ready',
  params: sourceParams,
  body: sourceChangesSchema,
  answer: sourceSchema,
};

export const deleteSource = {
  summary: 'Delete a source; the agent stops using it at once',
  params: sourceParams,
  answer: z.object({}),
};

export const retrainSource = {
  summary: 'Read the source again; the agent answers from the old text until the new one is ready',
  params: sourceParams,
  answer: sourceSchema,
};

export const cancelSource = {
  summary: 'Stop the training; what was read so far is kept',
  params: sourceParams,
  answer: sourceSchema,
};

export const listSourcePages = {
  summary: 'List the pages of a source with their statuses',
  params: sourceParams,
  query: pageQuerySchema.extend({ status: pageStatusSchema.optional() }),
  answer: listOf(sourcePageSchema),
};

export const readPassages = {
  summary: 'Read a page of a source as the agent read it, in passages, with the place of a quote',
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
