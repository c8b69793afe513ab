import { callMcpServer } from '#contract/mcp/mcp.endpoints.ts';

/** Where the MCP server of an agent is, below the address of the installation. */
export const agentServerPath = (agentId: string): string => callMcpServer.path.replace('{agentId}', agentId);
