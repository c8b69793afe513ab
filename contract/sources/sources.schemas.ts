import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { maximumNotionItems, notionItemKinds } from '../notion/notion.ts';
import {
  alternativesMaximum,
  crawlSchedules,
  maximumPagesLimit,
  namedSourcesMaximum,
  questionMaximumLength,
  sourceKinds,
  sourceStatuses,
  textMaximumLength,
  websiteModes,
} from './sources.ts';

export const sourceKindSchema = z.enum(sourceKinds);

export const sourceStatusSchema = z.enum(sourceStatuses);

export const websiteModeSchema = z.enum(websiteModes);

export const crawlScheduleSchema = z.enum(crawlSchedules);

const patternSchema = z.string().trim().min(1).max(300);

export const patternsSchema = z.array(patternSchema).max(50, 'Use at most 50 paths.');

const maxPagesSchema = z.number().int().min(1).max(maximumPagesLimit);

const urlSchema = z.string().trim().min(1, 'Give a website address.').max(2_048, 'This address is too long.');

export const websiteSourceSchema = z.object({
  kind: z.literal('website'),
  url: urlSchema,
  mode: websiteModeSchema.default('site'),
  /** Paths to keep, `*` matches anything: `/help/*`. */
  include: patternsSchema.optional(),
  exclude: patternsSchema.optional(),
  maxPages: maxPagesSchema.optional(),
  /** How often it is read again by itself; `never` when absent. */
  schedule: crawlScheduleSchema.optional(),
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
  alternatives: z
    .array(z.string().trim().min(1).max(questionMaximumLength))
    .max(alternativesMaximum)
    .optional(),
});

const notionItemSchema = z.object({
  kind: z.enum(notionItemKinds),
  id: z
    .string()
    .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Give the id as the search returned it.'),
  /** As it is shown until it is read. */
  title: z.string().trim().max(500, 'Use at most 500 characters.'),
});

export const notionSourceSchema = z.object({
  kind: z.literal('notion'),
  /** Pages and databases; the pages in them come along. */
  items: z
    .array(notionItemSchema)
    .min(1, 'Choose at least one page or database.')
    .max(maximumNotionItems, `Choose at most ${maximumNotionItems} pages and databases at a time.`),
  /** How often it is read again by itself; `never` when absent. */
  schedule: crawlScheduleSchema.optional(),
});

export const newSourceSchema = z.discriminatedUnion('kind', [
  websiteSourceSchema,
  textSourceSchema,
  qaSourceSchema,
  notionSourceSchema,
]);
export type NewSource = z.infer<typeof newSourceSchema>;

export const sourceSchema = z.object({
  id: idSchema,
  agentId: idSchema,
  kind: sourceKindSchema,
  title: z.string(),
  url: z.string().nullable(),
  status: sourceStatusSchema,
  /** Pages of a website or of Notion; 1 for every other kind. `total` grows while a site is discovered. */
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
  /** How often a website or Notion is read again by itself; `never` for every other kind. */
  schedule: crawlScheduleSchema,
  /** When that is due; null without a schedule. Later where the agent is paused or its chat sleeps. */
  nextCrawlAt: timeSchema.nullable(),
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
    schedule: crawlScheduleSchema,
  }),
  z.object({ kind: z.literal('file'), fileName: z.string(), sizeBytes: z.number().int() }),
  z.object({ kind: z.literal('text'), title: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('qa'),
    question: z.string(),
    answer: z.string(),
    alternatives: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('notion'),
    items: z.array(notionItemSchema),
    schedule: crawlScheduleSchema,
  }),
]);
export type SourceContent = z.infer<typeof sourceContentSchema>;

export const sourceChangesSchema = textSourceSchema
  .omit({ kind: true })
  .extend(qaSourceSchema.omit({ kind: true }).shape)
  .extend({
    url: urlSchema,
    mode: websiteModeSchema,
    include: patternsSchema,
    exclude: patternsSchema,
    maxPages: maxPagesSchema,
    schedule: crawlScheduleSchema,
    items: notionSourceSchema.shape.items,
  })
  .partial();
export type SourceChanges = z.infer<typeof sourceChangesSchema>;

const agentParams = z.object({ agentId: idSchema });

export const sourceParams = z.object({ agentId: idSchema, sourceId: idSchema });

export const addSource = {
  summary:
    'Add a website, text, question with answer or pages of Notion (JSON) or a file (multipart field `file`); answers before the work is done',
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
    'Get the content of a source: the text, the question with its answer, the file name, the website or the chosen pages of Notion',
  params: sourceParams,
  answer: sourceContentSchema,
};

export const updateSource = {
  summary:
    'Change a text (title, text), a question (question, answer, alternatives) or a website (url, mode, include, exclude, maxPages, schedule) or pages of Notion (items, schedule). Texts and questions are trained at once, and the agent answers from the old version until the new one is ready; what changes for a website or Notion is applied when it is next read',
  params: sourceParams,
  body: sourceChangesSchema,
  answer: sourceSchema,
};

/** Who asked it so: visitors who got no sure answer, or a language model that was asked to. */
const wordingSchema = z.object({ text: z.string(), from: z.enum(['visitors', 'model']) });
export type SuggestedWording = z.infer<typeof wordingSchema>;

export const suggestWordings = {
  summary:
    'Suggest other ways to ask a question with its answer: what visitors asked and what the language model of the agent writes, where it has one',
  params: sourceParams,
  answer: z.object({ data: z.array(wordingSchema) }),
};

export const deleteSource = {
  summary: 'Delete a source; the agent stops using it at once',
  params: sourceParams,
  answer: z.object({}),
};

const sourceIdsSchema = z
  .array(idSchema)
  .min(1, 'Choose at least one source.')
  .max(namedSourcesMaximum, `Choose at most ${namedSourcesMaximum} sources at a time.`);

export const replaceFile = {
  summary:
    'Replace the file of a source (multipart field `file`); the agent answers from the old one until the new one is ready',
  params: sourceParams,
  answer: sourceSchema,
};

export const retrainSources = {
  summary: 'Read several sources again; those that are being trained are skipped',
  params: agentParams,
  body: z.object({ sourceIds: sourceIdsSchema }),
  answer: z.object({ retrained: z.number().int(), left: z.number().int() }),
};

export const deleteSources = {
  summary: 'Delete several sources; the agent stops using them at once',
  params: agentParams,
  body: z.object({ sourceIds: sourceIdsSchema }),
  answer: z.object({ deleted: z.number().int() }),
};

/** A page, file or text of an agent, as a review names it. */
const reviewedPageSchema = z.object({
  sourceId: idSchema,
  pageId: idSchema,
  title: z.string(),
  url: z.string().nullable(),
  characters: z.number().int(),
});
export type ReviewedPage = z.infer<typeof reviewedPageSchema>;

export const reviewSources = {
  summary: 'List content that is probably of no use: nearly empty pages, and content that exists twice',
  params: agentParams,
  answer: z.object({
    /** Pages and files with fewer than 200 characters, the shortest first, at most 20. */
    thin: z.array(reviewedPageSchema),
    thinTotal: z.number().int(),
    /** Later copies with the one they are a copy of, at most 20. */
    duplicates: z.array(reviewedPageSchema.extend({ original: reviewedPageSchema })),
    duplicatesTotal: z.number().int(),
  }),
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
