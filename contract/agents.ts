import { z } from 'zod';
import { defineEndpoint, idSchema, listOf, pageQuerySchema, timeSchema } from './endpoint.ts';

export const vibeSchema = z.enum(['friendly', 'neutral', 'corporate']);
export type Vibe = z.infer<typeof vibeSchema>;

export const agentStatusSchema = z.enum(['active', 'paused']);
export const colorModeSchema = z.enum(['light', 'dark', 'auto']);
export const defaultMessageColor = '#3b82f6';
export const defaultWelcomeMessage = 'Hi! How can I help you today?';
export const descriptionMaximumLength = 150;
/** As many as an opened chat shows. */
export const suggestedQuestionCount = 4;

/** A model is named `provider:model`; the two labels of the interface are stable keys that configuration maps. */
export const defaultModel = 'gpt-3.5';

export const colorSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Give a colour as # and six hexadecimal digits, for example #3b82f6.');

/** Exact host, `*.host` for its subdomains, with a port where it is not the usual one. */
export const domainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/,
    'Give a domain without https:// or a path, for example www.example.com or *.example.com.',
  );

const nameSchema = z
  .string()
  .trim()
  .min(1, 'Give the agent a name.')
  .max(80, 'Use at most 80 characters.')
  .regex(/[^\p{C}\p{Z}]/u, 'Give the agent a name that can be seen.');

/** What an owner may change. Names of the fields are those of the specification, section 3. */
export const agentSettingsSchema = z.object({
  name: nameSchema,
  status: agentStatusSchema,
  /** Seen by customers. */
  displayName: nameSchema,
  welcomeMessage: z
    .string()
    .trim()
    .min(1, 'Write a welcome message.')
    .max(500, 'Use at most 500 characters.'),
  messageColor: colorSchema,
  colorMode: colorModeSchema,
  position: z.enum(['right', 'left']),
  isOpenedOnLoad: z.boolean(),
  suggestedQuestions: z.array(z.string().trim().min(1).max(120)).max(suggestedQuestionCount),
  promptText: z.string().trim().max(4_000, 'Use at most 4,000 characters.'),
  fallbackReply: z.string().trim().min(1, 'Write a fallback reply.').max(500, 'Use at most 500 characters.'),
  vibeResponse: vibeSchema,
  selectedModel: z.string().trim().min(1).max(120),
  isEmailEnabled: z.boolean(),
  isNameEnabled: z.boolean(),
  isPhoneEnabled: z.boolean(),
  allowedDomains: z.array(domainSchema).max(50),
});
export type AgentSettings = z.infer<typeof agentSettingsSchema>;

export const agentSchema = agentSettingsSchema.extend({
  id: idSchema,
  createdAt: timeSchema,
  updatedAt: timeSchema,
  counts: z.object({
    conversations: z.number().int(),
    messages: z.number().int(),
    leads: z.number().int(),
    sources: z.number().int(),
  }),
});
export type Agent = z.infer<typeof agentSchema>;

const agentParams = z.object({ agentId: idSchema });
const urlSchema = z.string().trim().min(1).max(2_048);

export const createAgent = defineEndpoint({
  name: 'agents.create',
  method: 'POST',
  path: '/api/v1/agents',
  summary: 'Create an agent; with `url` its website is crawled at once',
  access: 'member',
  role: 'agent-editor',
  body: agentSettingsSchema.partial().extend({ name: nameSchema, url: urlSchema.optional() }),
  answer: agentSchema,
  status: 201,
  errors: ['plan-limit'],
});

export const listAgents = defineEndpoint({
  name: 'agents.list',
  method: 'GET',
  path: '/api/v1/agents',
  summary: 'List the agents of the workspace',
  access: 'member',
  query: pageQuerySchema,
  answer: listOf(agentSchema),
});

export const getAgent = defineEndpoint({
  name: 'agents.get',
  method: 'GET',
  path: '/api/v1/agents/{agentId}',
  summary: 'Get an agent',
  access: 'member',
  params: agentParams,
  answer: agentSchema,
});

export const updateAgent = defineEndpoint({
  name: 'agents.update',
  method: 'PATCH',
  path: '/api/v1/agents/{agentId}',
  summary: 'Change an agent',
  access: 'member',
  role: 'agent-editor',
  params: agentParams,
  body: agentSettingsSchema.partial(),
  answer: agentSchema,
});

export const deleteAgent = defineEndpoint({
  name: 'agents.delete',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}',
  summary: 'Delete an agent with its sources, conversations and leads',
  access: 'member',
  role: 'admin',
  params: agentParams,
  answer: z.object({}),
});

/** What a website says of itself, to fill in the create wizard. */
export const siteSuggestionSchema = z.object({
  url: z.string(),
  name: z.string(),
  welcomeMessage: z.string(),
  messageColor: colorSchema,
});
export type SiteSuggestion = z.infer<typeof siteSuggestionSchema>;

export const suggestFromSite = defineEndpoint({
  name: 'agents.suggest-from-site',
  method: 'POST',
  path: '/api/v1/site-suggestions',
  summary: 'Read one page and suggest a name, a welcome message and a colour',
  access: 'member',
  role: 'agent-editor',
  body: z.object({ url: urlSchema }),
  answer: siteSuggestionSchema,
  errors: ['cannot-process', 'rate-limited'],
});

export const listModels = defineEndpoint({
  name: 'agents.list-models',
  method: 'GET',
  path: '/api/v1/models',
  summary: 'List the models that an agent can be set to, and what serves each',
  access: 'member',
  answer: z.object({
    data: z.array(
      z.object({
        /** Value of `selectedModel`. */
        key: z.string(),
        label: z.string(),
        /** What answers when it is chosen: a model's id, or `embedded` while no provider is configured for it. */
        servedBy: z.string(),
        isConfigured: z.boolean(),
      }),
    ),
  }),
});
