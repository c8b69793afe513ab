import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { listAgentVersions, undoAgentVersion } from '#contract/agents/agents.endpoints.ts';
import { agentQuery } from '#web/console/agents/agents.queries.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

/**
 * What was changed of an agent, newest first. Every form adds to it, so it is read again each time that it is shown, and by its key
 * whenever the agent changes: who goes back sees what others have changed meanwhile.
 */
export const agentVersionsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['agents', 'versions', agentId],
    queryFn: async ({ signal }) => (await call(listAgentVersions, { params: { agentId }, signal })).data,
    staleTime: 0,
  });

/** Brings the settings back to how they were before a version. */
export function useUndoAgentVersion(agentId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (version: number) =>
      call(undoAgentVersion, { params: { agentId, version: String(version) } }),
    onSuccess: (agent) => {
      queryClient.setQueryData(agentQuery(agentId).queryKey, agent);
      return Promise.all(
        [['agents', 'list'], agentVersionsQuery(agentId).queryKey, ['synonyms', agentId]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
