import { queryOptions } from '@tanstack/react-query';
import { getMcpServer, testMcpServer } from '#contract/mcp/mcp.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const mcpServerQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['mcp-server', agentId],
    queryFn: ({ signal }) => call(getMcpServer, { params: { agentId }, signal }),
  });

export const useTestMcpServer = (agentId: string) =>
  useMutationOnce({
    mutationFn: (query: string) => call(testMcpServer, { params: { agentId }, body: { query } }),
  });
