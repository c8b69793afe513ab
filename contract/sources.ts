import { z } from 'zod';
import { defineEndpoint, idSchema, listOf, pageQuerySchema, timeSchema } from './endpoint.ts';

export const sourceKindSchema = z.enum(['website', 'file', 'text', 'qa']);
export type SourceKind = z.infer<typeof sourceKindSchema>;

export const sourceStatusSchema = z.enum(['queued', 'training', 'ready', 'partial', 'failed']);
export type SourceStatus = z.infer<typeof sourceStatusSchema>;

export const pageStatusSchema = z.enum(['queued', 'training', 'ready', 'skipped', 'failed']);
export type PageStatus = z.infer<typeof pageStatusSchema>;

export const websiteModeSchema = z.enum(['page', 'site', 'sitemap']);

/** Formats by extension, as the file chooser and the server accept them. */
export const fileExtensions = ['.pdf', '.doc', '.docx', '.csv', '.txt', '.md', '.html'] as const;
export const fileMaximumBytes = 20 * 1024 * 1024;
export const textMaximumLength = 1_000_000;
export const questionMaximumLength = 500;
export const maximumPagesLimit = 5_000;

const patternSchema = z.string().trim().min(1).max(300);
const urlSchema = z.string().trim().min(1, 'Give a website address.').max(2_048, 'This address is too long.');

export const websiteSourceSchema = z.object({
  kind: z.literal('website'),
  url: urlSchema,
  mode: websiteModeSchema.default('site'),
  /** Paths to keep, `*` stands for anything: `/help/*`. */
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

export const addSource = defineEndpoint({
  name: 'sources.add',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources',
  summary:
    'Add a website, text or question with answer (JSON) or a file (multipart field `file`); answers before the work is done',
  access: 'member',
  role: 'agent-editor',
  params: agentParams,
  body: newSourceSchema,
  answer: sourceSchema,
  status: 201,
  transport: 'multipart',
  errors: ['plan-limit', 'conflict', 'too-large', 'unsupported-type', 'cannot-process'],
});

export const listSources = defineEndpoint({
  name: 'sources.list',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources',
  summary: 'List the sources of an agent',
  access: 'member',
  params: agentParams,
  query: pageQuerySchema.extend({
    /** `attention`: only those of which something could not be read. */
    needs: z.literal('attention').optional(),
  }),
  answer: listOf(sourceSchema),
});

export const getSource = defineEndpoint({
  name: 'sources.get',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}',
  summary: 'Get a source with its progress',
  access: 'member',
  params: sourceParams,
  answer: sourceSchema,
});

export const getSourceContent = defineEndpoint({
  name: 'sources.get-content',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/content',
  summary:
    'Get what a source was made of: the text, the question with its answer, the name of the file or the website',
  access: 'member',
  params: sourceParams,
  answer: sourceContentSchema,
});

export const updateSource = defineEndpoint({
  name: 'sources.update',
  method: 'PATCH',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}',
  summary:
    'Change a text (title, text) or a question (question, answer, alternatives); the agent answers from the old words until the new are ready',
  access: 'member',
  role: 'agent-editor',
  params: sourceParams,
  body: sourceChangesSchema,
  answer: sourceSchema,
  errors: ['plan-limit', 'cannot-process'],
});

export const deleteSource = defineEndpoint({
  name: 'sources.delete',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}',
  summary: 'Delete a source; the agent forgets its passages at once',
  access: 'member',
  role: 'agent-editor',
  params: sourceParams,
  answer: z.object({}),
});

export const retrainSource = defineEndpoint({
  name: 'sources.retrain',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/retrain',
  summary: 'Read the source again; the agent answers from the old text until the new is ready',
  access: 'member',
  role: 'agent-editor',
  params: sourceParams,
  answer: sourceSchema,
  errors: ['conflict'],
});

export const cancelSource = defineEndpoint({
  name: 'sources.cancel',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/cancel',
  summary: 'Stop the training; what was read so far is kept',
  access: 'member',
  role: 'agent-editor',
  params: sourceParams,
  answer: sourceSchema,
});

export const listSourcePages = defineEndpoint({
  name: 'sources.list-pages',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/sources/{sourceId}/pages',
  summary: 'List the pages of a source with the status of each',
  access: 'member',
  params: sourceParams,
  query: pageQuerySchema.extend({ status: pageStatusSchema.optional() }),
  answer: listOf(sourcePageSchema),
});
