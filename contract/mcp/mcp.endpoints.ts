import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './mcp.schemas.ts';

/** The Model Context Protocol over Streamable HTTP, without sessions: https://modelcontextprotocol.io/specification */
export const callMcpServer = defineEndpoint<typeof schemas.callMcpServer>({
  name: 'mcp.call',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/mcp',
  access: 'member',
  scope: 'chat',
  transport: 'event-stream',
});

export const getMcpServer = defineEndpoint<typeof schemas.getMcpServer>({
  name: 'mcp.get',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/mcp-server',
  access: 'member',
});

export const testMcpServer = defineEndpoint<typeof schemas.testMcpServer>({
  name: 'mcp.test',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/mcp-server/test',
  access: 'member',
  scope: 'chat',
});
