import { z } from 'zod';
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
