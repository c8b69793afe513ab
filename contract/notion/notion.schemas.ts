import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { notionItemKinds, notionMethods } from './notion.ts';

const connectionSchema = z.object({
  workspaceName: z.string(),
  method: z.enum(notionMethods),
  /** Last four characters of the token, to tell it from others. */
  tokenEnd: z.string(),
  /** Notion no longer accepts the token: nothing is read until somebody connects again. */
  needsReconnect: z.boolean(),
});

const notionStateSchema = z.object({
  connection: connectionSchema.nullable(),
  /** Whether the caller's role may connect and disconnect. */
  canConnect: z.boolean(),
  /** Settings that signing in to Notion needs and that are not set; a token works without them. */
  missingSettings: z.array(z.string()),
});
export type NotionState = z.infer<typeof notionStateSchema>;

const notionItemSchema = z.object({
  kind: z.enum(notionItemKinds),
  id: idSchema,
  title: z.string(),
  url: z.string(),
  editedAt: timeSchema,
});
export type NotionItem = z.infer<typeof notionItemSchema>;

export const getNotion = {
  summary: 'Get the connection of the workspace to Notion, without its token',
  answer: notionStateSchema,
};

export const connectNotion = {
  summary:
    'Connect the workspace to Notion with the token of an internal connection; replaces the one before',
  body: z.object({
    token: z
      .string()
      .trim()
      .min(1, 'Paste the token of your Notion connection.')
      .max(500, 'This is too long for a token.'),
  }),
  answer: notionStateSchema,
};

export const startNotionSignIn = {
  summary: 'Get the URL where a member chooses in Notion what to share',
  body: z.object({ agentId: idSchema }),
  answer: z.object({ url: z.string() }),
};

export const returnFromNotion = {
  summary: 'Receive the browser from Notion; responds with a redirect to the training sources of the agent',
  query: z.record(z.string(), z.string()),
  answer: z.unknown(),
};

export const finishNotionSignIn = {
  summary: 'Connect the workspace to Notion with the code that Notion gave the browser',
  body: z.object({
    code: z.string().min(1).max(2_000),
    state: z.string().min(1).max(200),
  }),
  answer: notionStateSchema,
};

export const disconnectNotion = {
  summary:
    'Delete the connection to Notion with its token; what was read is kept until its source is deleted',
  answer: notionStateSchema,
};

export const searchNotion = {
  summary: 'List pages and databases that the connection may read, last changed first',
  query: z.object({
    /** Words of the title; all where it is empty. */
    query: z.string().trim().max(200).default(''),
    /** As the page before gave it. */
    cursor: z.string().max(500).optional(),
  }),
  answer: z.object({ data: z.array(notionItemSchema), cursor: z.string().nullable() }),
};
