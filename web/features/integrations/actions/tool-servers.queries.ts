import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  allowTools,
  connectToolServer,
  deleteToolServer,
  listToolServers,
  refreshToolServer,
  replaceToolServerToken,
} from '#contract/tool-servers/tool-servers.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const toolServersQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['tool-servers', agentId],
    queryFn: async ({ signal }) => (await call(listToolServers, { params: { agentId }, signal })).data,
  });

/** What can be done with the remote servers of an agent. */
export function useToolServers(agentId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: toolServersQuery(agentId).queryKey });
  return {
    connect: useMutationOnce({
      mutationFn: (body: BodyOf<typeof connectToolServer>) =>
        call(connectToolServer, { params: { agentId }, body }),
      onSuccess,
    }),
    allow: useMutationOnce({
      mutationFn: ({ toolServerId, tools }: { toolServerId: string; tools: string[] }) =>
        call(allowTools, { params: { agentId, toolServerId }, body: { tools } }),
      onSuccess,
    }),
    refresh: useMutationOnce({
      mutationFn: (toolServerId: string) => call(refreshToolServer, { params: { agentId, toolServerId } }),
      onSuccess,
    }),
    replaceToken: useMutationOnce({
      mutationFn: ({ toolServerId, token }: { toolServerId: string; token: string }) =>
        call(replaceToolServerToken, { params: { agentId, toolServerId }, body: { token } }),
      onSuccess,
    }),
    disconnect: useMutationOnce({
      mutationFn: (toolServerId: string) => call(deleteToolServer, { params: { agentId, toolServerId } }),
      onSuccess,
    }),
  };
}
