import { z } from 'zod';
import { apiKeyScopes } from '../api-keys/api-keys.ts';
import { questionSchema } from '../conversations/conversations.schemas.ts';
import { idSchema } from '../fields.schemas.ts';

/** A request or notification of JSON-RPC 2.0; the parameters are the protocol's, whose SDK checks them. */
const requestSchema = z.object({
  jsonrpc: z.literal('2.0', 'Send a JSON-RPC 2.0 message.'),
  id: z.union([z.string().max(200), z.number().int().min(0)]).optional(),
  method: z.string().min(1).max(200),
  params: z.looseObject({}).optional(),
});

export const callMcpServer = {
  summary: 'Call the agent as an MCP server: its tools `ask`, `search` and `list_sources`, and its sources',
  params: z.object({ agentId: idSchema }),
  body: requestSchema,
  answer: z.looseObject({ jsonrpc: z.literal('2.0') }),
};

/** A tool, or a kind of resource; `scopes` is what an API key needs to see it. */
const offerSchema = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
});

export const mcpServerSchema = z.object({
  /** Where clients connect, with an API key as bearer token. */
  url: z.string(),
  tools: z.array(offerSchema),
  resources: z.array(offerSchema.extend({ uriTemplate: z.string() })),
});
export type McpServerState = z.infer<typeof mcpServerSchema>;
export type McpOffer = z.infer<typeof offerSchema>;

export const getMcpServer = {
  summary:
    'Get the address of the agent as an MCP server, with its tools and resources as a client sees them',
  params: z.object({ agentId: idSchema }),
  answer: mcpServerSchema,
};

export const mcpTestSchema = z.object({
  isWorking: z.boolean(),
  /** The result as a sentence. */
  message: z.string(),
  /** The version of the protocol that both speak; null where there was no connection. */
  protocolVersion: z.string().nullable(),
  durationMs: z.number().int(),
  /** The tools that were listed, by name. */
  tools: z.array(z.string()),
  /** How many sources are listed as resources, at most 100; null for a key that may not read them. */
  resources: z.number().int().nullable(),
  /** What the tool `search` found, best first. */
  passages: z.array(z.object({ title: z.string(), text: z.string(), url: z.string().optional() })),
});
export type McpTest = z.infer<typeof mcpTestSchema>;

export const testMcpServer = {
  summary: 'Connect to the agent as an MCP client does, list its tools and resources, and search its sources',
  params: z.object({ agentId: idSchema }),
  body: z.object({ query: questionSchema }),
  answer: mcpTestSchema,
};
