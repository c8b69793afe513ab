import { z } from 'zod';
import { colorSchema, idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import {
  actionButtonsSchema,
  bookingUrlSchema,
  chatSizeSchema,
  footerSchema,
  humanFormSchema,
  inputSchema,
  leadsFormSchema,
  messageRulesSchema,
  translationsSchema,
} from '../look/look.schemas.ts';
import { cropSchema, pictureUrlSchema } from '../pictures/pictures.schemas.ts';
import {
  agentStatuses,
  agentTemplateIds,
  colorModes,
  descriptionLength,
  launcherPositions,
  reservedUsernames,
  type SocialField,
  socialNetworks,
  suggestedQuestionCount,
  vibes,
} from './agents.ts';

export const vibeSchema = z.enum(vibes);

export const agentStatusSchema = z.enum(agentStatuses);

export const colorModeSchema = z.enum(colorModes);

/** Exact host, `*.host` for its subdomains, with a port where it is not the usual one. */
export const domainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/,
    'Give a domain without https:// or a path, for example www.example.com or *.example.com.',
  );

const nameSchema = nameText
  .min(1, 'Give the agent a name.')
  .max(80, 'Use at most 80 characters.')
  .regex(/[^\p{C}\p{Z}]/u, 'Use at least one visible character.');

const hourlyLimitSchema = z
  .number('Write a number, or leave the field empty.')
  .int('Write a whole number.')
  .min(1, 'Write at least 1.')
  .max(100_000, 'Write at most 100,000.')
  .nullable();

const budgetSchema = z
  .number('Write a number, or leave the field empty.')
  .int('Write a whole number.')
  .min(1, 'Write at least 1.')
  .max(10_000_000, 'Write at most 10,000,000.')
  .nullable();

/** Part of the address of an agent's public page. */
const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters.')
  .max(30, 'Use at most 30 characters.')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letters a to z, digits, and single hyphens between them.')
  .refine((name) => !reservedUsernames.includes(name), 'This username is reserved. Choose another.');

/** The address of a profile, at the network that the field is for. */
const socialSchema = (field: SocialField) => {
  const { label, hosts, example } = socialNetworks[field];
  return z
    .string()
    .trim()
    .max(200, 'Use at most 200 characters.')
    .refine(
      (address) => isPageOf(address, hosts),
      `Give the full address of a profile on ${label}, for example ${example}.`,
    )
    .nullable();
};

function isPageOf(address: string, hosts: readonly string[]): boolean {
  const names = hosts.map((host) => host.replaceAll('.', '\\.')).join('|');
  return new RegExp(`^https://(?:[a-z0-9-]+\\.)*(?:${names})/[^\\s/][^\\s]*$`, 'i').test(address);
}

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
  position: z.enum(launcherPositions),
  isOpenedOnLoad: z.boolean(),
  size: chatSizeSchema,
  input: inputSchema,
  actionButtons: actionButtonsSchema,
  /** Said while the agent is paused; empty for ours, in the visitor's language. */
  pausedMessage: z.string().trim().max(300, 'Use at most 300 characters.'),
  /**
   * Said when a visitor asks for a person outside opening hours; `{time}` in it becomes when people answer next. Empty
   * for ours, in the visitor's language.
   */
  outsideHoursMessage: z.string().trim().max(500, 'Use at most 500 characters.'),
  /** These messages in other languages, on plans with several languages. */
  translations: translationsSchema,
  /** Shown when a visitor asks for a person. */
  humanForm: humanFormSchema,
  /** Messages with one of these phrases are a request for a person, whatever the sources say. */
  handoffPhrases: z
    .array(z.string().trim().min(2, 'Use at least 2 characters.').max(60, 'Use at most 60 characters.'))
    .max(30, 'Use at most 30 phrases.'),
  /** Its fields are `isEmailEnabled`, `isNameEnabled` and `isPhoneEnabled`. */
  leadsForm: leadsFormSchema,
  footer: footerSchema,
  /** Messages that the chat shows by itself, before a visitor has opened it. The first that fits is shown. */
  messageRules: messageRulesSchema,
  suggestedQuestions: z.array(z.string().trim().min(1).max(120)).max(suggestedQuestionCount),
  promptText: z.string().trim().max(4_000, 'Use at most 4,000 characters.'),
  fallbackReply: z.string().trim().min(1, 'Write a fallback reply.').max(500, 'Use at most 500 characters.'),
  vibeResponse: vibeSchema,
  selectedModel: z.string().trim().min(1).max(120),
  isEmailEnabled: z.boolean(),
  isNameEnabled: z.boolean(),
  isPhoneEnabled: z.boolean(),
  allowedDomains: z.array(domainSchema).max(50),
  /** What one visitor, and one IP address, may send to this agent in an hour; null for the default of the plan. */
  messagesPerVisitor: hourlyLimitSchema,
  messagesPerAddress: hourlyLimitSchema,
  /** The agent's share of the messages that the plan includes per month; null for no budget of its own. */
  messagesPerMonth: budgetSchema,
  /** What one visitor may send to this agent in 30 days; null for no budget. */
  messagesPerVisitorMonth: budgetSchema,
  /** Heading of the public page; empty for the display name. */
  aiAgentTitle: nameText.max(80, 'Use at most 80 characters.'),
  description: nameText.max(descriptionLength, `Use at most ${descriptionLength} characters.`),
  /** Whether the agent has a public page; it needs a username. */
  isPublic: z.boolean(),
  /** Unique in the whole installation; null while it has none. */
  username: usernameSchema.nullable(),
  socialX: socialSchema('socialX'),
  socialLinkedIn: socialSchema('socialLinkedIn'),
  socialFacebook: socialSchema('socialFacebook'),
  /** Shows the button Book a call, which books in the chat, or opens `bookingUrl` where that cannot be done. */
  isCalComBookingEnabled: z.boolean(),
  bookingUrl: bookingUrlSchema,
  /** Event type at Cal.com that visitors book in the chat, where Cal.com is connected; null for the page alone. */
  bookingEventTypeId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
  /** A training goes live only if no test fails that passed before; else it waits for its owner. */
  holdsBackTraining: z.boolean(),
  /** After a training the agent’s language model writes questions for each passage, which help to find it. */
  writesQuestions: z.boolean(),
});
export type AgentSettings = z.infer<typeof agentSettingsSchema>;

export const agentSchema = agentSettingsSchema.extend({
  id: idSchema,
  /** Made by `addSampleAgent`, to look around in. */
  isSample: z.boolean(),
  /** There are more agents than the plan allows, and this one waits until it does: see `keepAgents`. */
  isPausedByPlan: z.boolean(),
  /** Messages of this month that were taken from the agent's budget; null without one. */
  budgetUsed: z.number().int().nullable(),
  /** Rises with every change of the settings. */
  version: z.number().int(),
  /** Seen in the chat and on the public page. */
  avatarUrl: pictureUrlSchema,
  /** Seen on the public page. */
  coverUrl: pictureUrlSchema,
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

export const createAgent = {
  summary: 'Create an agent; with `url` its website is crawled at once',
  body: agentSettingsSchema.partial().extend({
    name: nameSchema,
    url: urlSchema.optional(),
    /** Sets what is not given, and adds the test questions of the template. */
    template: z.enum(agentTemplateIds).optional(),
  }),
  answer: agentSchema,
};

export const listAgents = {
  summary: 'List the agents of the workspace',
  query: pageQuerySchema,
  answer: listOf(agentSchema),
};

export const getAgent = {
  summary: 'Get an agent',
  params: agentParams,
  answer: agentSchema,
};

export const updateAgent = {
  summary: 'Change an agent; with `version`, only settings that nobody has changed since',
  params: agentParams,
  body: agentSettingsSchema.partial().extend({
    /** The version that the caller has seen. A setting that was changed since is refused with 409. */
    version: z.number().int().min(0).optional(),
  }),
  answer: agentSchema,
};

export const duplicateAgent = {
  summary:
    'Copy the settings, pictures and actions of an agent to a new one, and its sources if wanted, which are read again; the username and the public page are not copied',
  params: agentParams,
  body: z.object({
    /** `… (copy)` when absent. */
    name: nameSchema.optional(),
    withSources: z.boolean().default(true),
  }),
  answer: agentSchema,
};

/** What a version of an agent changed. */
export const agentVersionSchema = z.object({
  version: z.number().int(),
  /** Names of the settings, with their values as texts; null where they were not kept. */
  changes: z.array(
    z.object({ setting: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** Null where it was no user, or one who is gone. */
  changedBy: z.object({ userId: idSchema, name: z.string() }).nullable(),
  changedAt: timeSchema,
  /** Whether the agent can be brought back to how it was before this version. */
  canUndo: z.boolean(),
});
export type AgentVersion = z.infer<typeof agentVersionSchema>;

export const listAgentVersions = {
  summary: 'List the last changes of an agent’s settings, newest first: what was changed, by whom and when',
  params: agentParams,
  answer: z.object({ data: z.array(agentVersionSchema) }),
};

export const undoAgentVersion = {
  summary:
    'Bring the settings of an agent back to how they were before a version; what they were stays in the list, as a new version',
  params: agentParams.extend({ version: idSchema }),
  answer: agentSchema,
};

export const keepAgents = {
  summary:
    'Choose which agents keep answering if the plan does not allow all of them; the others are paused until it does, and nothing is deleted',
  body: z.object({ agentIds: z.array(idSchema).min(1).max(1_000) }),
  answer: z.object({}),
};

export const addSampleAgent = {
  summary: 'Add a sample agent of a made-up firm, with sources; returns the existing one if there is one',
  answer: agentSchema,
};

export const setAvatar = {
  summary: 'Upload a picture (.jpg or .png, at most 1 MB) as the avatar of an agent',
  params: agentParams,
  query: cropSchema,
  answer: agentSchema,
};

export const removeAvatar = {
  summary: 'Remove the avatar of an agent',
  params: agentParams,
  answer: agentSchema,
};

export const setCover = {
  summary: 'Upload a picture (.jpg or .png, at most 1 MB) as the cover of the public page of an agent',
  params: agentParams,
  query: cropSchema,
  answer: agentSchema,
};

export const removeCover = {
  summary: 'Remove the cover of the public page of an agent',
  params: agentParams,
  answer: agentSchema,
};

export const deleteAgent = {
  summary: 'Delete an agent with its sources, conversations and leads',
  params: agentParams,
  answer: z.object({}),
};

/** What a website says of itself, to fill in the create wizard. */
export const websiteSuggestionSchema = z.object({
  url: z.string(),
  name: z.string(),
  welcomeMessage: z.string(),
  messageColor: colorSchema,
  /** The website's icon as a `data:` URL, to be uploaded as the avatar; null where it has none that can be used. */
  avatar: z.string().nullable(),
});
export type WebsiteSuggestion = z.infer<typeof websiteSuggestionSchema>;

export const suggestFromWebsite = {
  summary: 'Read one page and suggest a name, a welcome message, a colour and an avatar',
  body: z.object({ url: urlSchema }),
  answer: websiteSuggestionSchema,
};

export const listModels = {
  summary: 'List the models that an agent can use, and who provides each',
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
};
