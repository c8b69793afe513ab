import { z } from 'zod';
import { agentSchema } from '#contract/agents/agents.schemas.ts';
import { apiKeySchema } from '#contract/api-keys/api-keys.schemas.ts';
import {
  answerMetadataSchema,
  chatAnswerSchema,
  conversationSchema,
  messageSchema,
  sourcePartSchema,
} from '#contract/conversations/conversations.schemas.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { schemasOf } from '#contract/endpoint-schemas.ts';
import { hookSchema } from '#contract/hooks/hooks.schemas.ts';
import { leadSchema } from '#contract/leads/leads.schemas.ts';
import { noteSchema } from '#contract/notes/notes.schemas.ts';
import { savedViewSchema } from '#contract/saved-views/saved-views.schemas.ts';
import { sourcePageSchema } from '#contract/source-pages/source-pages.schemas.ts';
import { sourceSchema } from '#contract/sources/sources.schemas.ts';
import { tagSchema } from '#contract/tags/tags.schemas.ts';
import { attemptSchema, deliverySchema, webhookSchema } from '#contract/webhooks/webhooks.schemas.ts';
import { describeFields, describeType, jsonSchemaOf, type SchemaNames } from './describe-schema.ts';

const named: readonly [string, z.ZodType][] = [
  ['Agent', agentSchema],
  ['Source', sourceSchema],
  ['SourcePage', sourcePageSchema],
  ['ChatAnswer', chatAnswerSchema],
  ['AnswerMetadata', answerMetadataSchema],
  ['SourcePart', sourcePartSchema],
  ['Conversation', conversationSchema],
  ['Message', messageSchema],
  ['Tag', tagSchema],
  ['Note', noteSchema],
  ['Lead', leadSchema],
  ['SavedView', savedViewSchema],
  ['ApiKey', apiKeySchema],
  ['Webhook', webhookSchema],
  ['Hook', hookSchema],
  ['Delivery', deliverySchema],
  ['Attempt', attemptSchema],
];

const groups: Record<string, string> = {
  agents: 'Agents',
  sources: 'Training sources',
  notion: 'Notion',
  'cal-com': 'Cal.com',
  slack: 'Slack',
  bookings: 'Bookings',
  actions: 'Actions',
  'tool-servers': 'MCP servers of an agent',
  'agent-tests': 'Tests of an agent',
  contradictions: 'Contradictions',
  synonyms: 'Synonyms',
  conversations: 'Chat and conversations',
  completions: 'For clients of the OpenAI API',
  mcp: 'For MCP clients',
  identity: 'Signed-in visitors',
  privacy: 'Privacy',
  inbox: 'Inbox',
  'saved-replies': 'Saved replies',
  attachments: 'Files in conversations',
  'inbox-settings': 'Inbox settings',
  presence: 'Presence',
  tags: 'Tags',
  notes: 'Notes',
  leads: 'Leads',
  'saved-views': 'Saved views',
  analytics: 'Analytics',
  billing: 'Usage',
  workspaces: 'Workspace and team',
  'api-keys': 'API keys',
  webhooks: 'Webhooks',
  hooks: 'Hooks of automation tools',
  'model-keys': 'Model keys',
  'audit-log': 'Audit log',
  announcements: 'Announcements',
  live: 'Live events',
};

/** Headings for endpoints whose summary does not start with a short, unique one. */
const titles: Record<string, string> = {
  'agents.list': 'List agents',
  'agents.duplicate': 'Duplicate an agent',
  'agents.add-sample': 'Add a sample agent',
  'agents.list-installations': 'List websites with the script',
  'agents.check-installation': 'Check a page for the script',
  'agents.set-avatar': 'Upload an avatar',
  'agents.set-cover': 'Upload a cover',
  'agents.delete': 'Delete an agent',
  'agents.suggest-from-site': 'Suggest settings from a website',
  'agents.list-models': 'List language models',
  'mcp.call': 'Call an agent as an MCP server',
  'completions.create': 'Create a chat completion',
  'completions.list-models': 'List agents as models',
  'sources.add': 'Add a source',
  'sources.list': 'List sources',
  'sources.get': 'Get a source',
  'sources.replace-file': 'Replace a file',
  'sources.retrain': 'Retrain a source',
  'sources.retrain-several': 'Retrain several sources',
  'sources.delete-several': 'Delete several sources',
  'sources.suggest-wordings': 'Suggest other ways to ask',
  'sources.review': 'Review sources',
  'sources.cancel': 'Cancel training',
  'sources.list-pages': 'List the pages of a source',
  'sources.read-passages': 'Read a page of a source',
  'contradictions.list': 'List contradictions',
  'contradictions.dismiss': 'Dismiss a contradiction',
  'synonyms.get': 'Get synonyms',
  'synonyms.set': 'Replace synonyms',
  'synonyms.suggest': 'Suggest synonyms',
  'agent-tests.list': 'List tests',
  'agent-tests.add': 'Add a test',
  'agent-tests.update': 'Change a test',
  'agent-tests.delete': 'Delete a test',
  'agent-tests.suggest': 'Suggest tests',
  'agent-tests.start-run': 'Run the tests',
  'agent-tests.list-runs': 'List test runs',
  'agent-tests.get-run': 'Get a test run',
  'agent-tests.get-held-training': 'Get the held training',
  'agent-tests.publish-held-training': 'Publish the held training',
  'agent-tests.discard-held-training': 'Discard the held training',
  'agent-tests.undo-training': 'Undo the last training',
  'conversations.get': 'Get a conversation',
  'conversations.set-feedback': 'Judge an answer',
  'conversations.count': 'Count messages',
  'conversations.list-unanswered': 'List unanswered questions',
  'conversations.explain-answer': 'Explain an answer',
  'conversations.dismiss-questions': 'Dismiss unanswered questions',
  'conversations.reopen-questions': 'Put questions back',
  'conversations.preview-session': 'Start a preview chat',
  'conversations.delete': 'Delete a conversation',
  'conversations.change-many': 'Mark or tag many conversations',
  'conversations.delete-many': 'Delete many conversations',
  'tags.list': 'List tags',
  'tags.update': 'Change a tag',
  'tags.delete': 'Delete a tag',
  'tags.set-of-conversation': 'Set the tags of a conversation',
  'notes.list': 'List notes',
  'notes.add': 'Write a note',
  'notes.delete': 'Delete a note',
  'conversations.export': 'Export messages',
  'leads.export': 'Export leads',
  'saved-views.create': 'Save a view',
  'saved-views.update': 'Change a saved view',
  'saved-views.delete': 'Delete a saved view',
  'analytics.list-attention': 'List what needs attention',
  'billing.usage': 'Get plan and usage',
  'api-keys.list': 'List API keys',
  'api-keys.revoke': 'Revoke an API key',
  'model-keys.list': 'List model keys',
  'model-keys.create': 'Store a model key',
  'model-keys.update': 'Change a model key',
  'model-keys.test': 'Test a model key',
  'model-keys.get-spending': 'Get what models used',
  'model-keys.set-budget': 'Set a monthly limit',
  'live.follow': 'Follow live events',
  'hooks.list': 'List hooks',
  'hooks.create': 'Subscribe to an event',
  'hooks.delete': 'End a hook',
  'hooks.list-samples': 'Get samples of an event',
};

/** What an API key can call: version 1, in the documented groups. */
const isReferenced = (endpoint: Endpoint): boolean =>
  endpoint.access === 'member' && endpoint.path.startsWith('/api/v1/') && groupOf(endpoint) in groups;
const groupOf = (endpoint: Endpoint): string => endpoint.name.split('.')[0] ?? '';

const table = (rows: string[]): string => ['| Field | Type | Notes |', '|---|---|---|', ...rows].join('\n');

/**
 * The reference of version 1 as Markdown, generated from the contract: each endpoint with its parameters, body, response
 * and errors, then the objects used in responses.
 */
export function describeEndpoints(endpoints: readonly Endpoint[]): string {
  const names: SchemaNames = z.registry<{ id: string }>();
  for (const [id, schema] of named) names.add(schema, { id });
  const sections = Object.entries(groups).flatMap(([group, title]) => {
    const own = endpoints.filter((endpoint) => isReferenced(endpoint) && groupOf(endpoint) === group);
    return own.length > 0 ? [`## ${title}`, ...own.map((endpoint) => describeEndpoint(endpoint, names))] : [];
  });
  const objects = named.map(([id, schema]) => {
    const fields = jsonSchemaOf(schema, 'output', withoutName(names, schema));
    return `### ${id}\n\n${table(describeFields(fields, 'output'))}`;
  });
  return [...sections, '## Objects', ...objects].join('\n\n');
}

/** With its own name registered, a schema would be rendered as a reference to itself. */
function withoutName(names: SchemaNames, schema: z.ZodType): SchemaNames {
  const others: SchemaNames = z.registry<{ id: string }>();
  for (const [, each] of named) {
    const meta = names.get(each);
    if (each !== schema && meta) others.add(each, meta);
  }
  return others;
}

function describeEndpoint(endpoint: Endpoint, names: SchemaNames): string {
  const { summary } = schemasOf(endpoint);
  const title = titles[endpoint.name] ?? summary.split(/[;:,(]/)[0]!.trim();
  const query = describeFields(jsonSchemaOf(schemasOf(endpoint).query, 'input', names), 'input');
  const parts = [`### ${title}`, `\`\`\`http\n${endpoint.method} ${endpoint.path}\n\`\`\``];
  if (summary !== title) parts.push(`${summary}.`);
  if (endpoint.role) parts.push(`Minimum role: *${endpoint.role.replace('-', ' ')}*.`);
  if (query.length > 0) parts.push('**Query**', table(query));
  if (endpoint.method !== 'GET') parts.push(...describeBody(endpoint, names));
  parts.push(`**Response** \`${endpoint.status ?? 200}\`: ${describeAnswer(endpoint, names)}`);
  if (endpoint.errors?.length) {
    parts.push(`**Specific errors**: ${endpoint.errors.map((code) => `\`${code}\``).join(', ')}.`);
  }
  return parts.join('\n\n');
}

function describeBody(endpoint: Endpoint, names: SchemaNames): string[] {
  const body = jsonSchemaOf(schemasOf(endpoint).body, 'input', names);
  const variants = body.oneOf ?? body.anyOf;
  if (variants) return ['**Body**, one of:', ...variants.map((each) => table(describeFields(each, 'input')))];
  const rows = describeFields(body, 'input');
  return rows.length > 0 ? ['**Body**', table(rows)] : [];
}

function describeAnswer(endpoint: Endpoint, names: SchemaNames): string {
  if (endpoint.transport === 'file') return 'a file, with its name in `Content-Disposition`.';
  const isStream = endpoint.transport === 'event-stream';
  const streamed = isStream ? ', or [server-sent events](/docs/api#streaming)' : '';
  const own = named.find(([, schema]) => schema === schemasOf(endpoint).answer)?.[0];
  if (own !== undefined) return `${describeType({ $ref: `#/$defs/${own}` }).type}${streamed}.`;
  const answer = jsonSchemaOf(schemasOf(endpoint).answer, 'output', names);
  const { data, pagination } = answer.properties ?? {};
  if (data?.items && pagination) return `a [page](/docs/api#lists) of ${describeType(data.items).type}.`;
  const rows = describeFields(answer, 'output');
  if (rows.length === 0) return 'an empty object.';
  return `${endpoint.name === 'live.follow' ? 'server-sent events, each' : 'an object'}:\n\n${table(rows)}`;
}
