import { z } from 'zod';
import { idSchema, nameText, pastedKeyText, timeSchema } from '../fields.schemas.ts';
import {
  allowedToolsMaximum,
  toolServerTokenMaximumLength,
  toolServerUrlMaximumLength,
} from './tool-servers.ts';

const nameSchema = nameText.min(1, 'Enter a name.').max(60, 'Use at most 60 characters.');
const urlSchema = z
  .string()
  .trim()
  .min(1, 'Enter a URL.')
  .max(toolServerUrlMaximumLength, 'This URL is too long.');
const tokenSchema = pastedKeyText.max(toolServerTokenMaximumLength, 'This token is too long.');

export const remoteToolSchema = z.object({
  /** As the server calls it. */
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** The server says that it changes nothing. */
  isReadOnly: z.boolean(),
  isAllowed: z.boolean(),
  /** Why the agent can't use it, as a sentence; null where it can. */
  obstacle: z.string().nullable(),
});
export type RemoteTool = z.infer<typeof remoteToolSchema>;

export const toolServerSchema = z.object({
  id: idSchema,
  agentId: idSchema,
  name: z.string(),
  url: z.string(),
  /** Of the token, which is never shown; null for none. */
  tokenEnd: z.string().nullable(),
  tools: z.array(remoteToolSchema),
  /** When its tools were listed last. */
  listedAt: timeSchema,
  createdAt: timeSchema,
  /** Since when the server refuses the token; null while it is good. */
  refusedAt: timeSchema.nullable(),
});
export type ToolServer = z.infer<typeof toolServerSchema>;

const agentParams = z.object({ agentId: idSchema });
const serverParams = z.object({ agentId: idSchema, toolServerId: idSchema });

export const listToolServers = {
  summary: 'List the remote MCP servers whose tools an agent may use',
  params: agentParams,
  answer: z.object({ data: z.array(toolServerSchema) }),
};

export const connectToolServer = {
  summary: 'Connect a remote MCP server and list its tools; none is allowed at first',
  params: agentParams,
  body: z.object({
    name: nameSchema,
    url: urlSchema,
    /** Sent as a bearer token; empty for none. */
    token: tokenSchema.default(''),
  }),
  answer: toolServerSchema,
};

export const allowTools = {
  summary: 'Choose which tools of a remote MCP server an agent may use',
  params: serverParams,
  body: z.object({
    /** By the server's names; all others are not allowed. */
    tools: z
      .array(z.string().max(200))
      .max(allowedToolsMaximum, `Allow at most ${allowedToolsMaximum} tools of a server.`),
  }),
  answer: toolServerSchema,
};

export const refreshToolServer = {
  summary: 'List the tools of a remote MCP server again; one that has changed has to be allowed again',
  params: serverParams,
  answer: toolServerSchema,
};

export const replaceToolServerToken = {
  summary: 'Connect a remote MCP server again with another token, and list its tools',
  params: serverParams,
  body: z.object({
    /** Sent as a bearer token. */
    token: tokenSchema.min(1, 'Enter the token.'),
  }),
  answer: toolServerSchema,
};

export const deleteToolServer = {
  summary: 'Disconnect a remote MCP server and delete its token',
  params: serverParams,
  answer: z.object({}),
};
