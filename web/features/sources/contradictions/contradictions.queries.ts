import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  dismissContradiction,
  listContradictions,
} from '#contract/contradictions/contradictions.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

/** Below the sources, whose changes make it old. */
export const contradictionsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['sources', agentId, 'contradictions'],
    queryFn: ({ signal }) => call(listContradictions, { params: { agentId }, signal }),
  });

export function useDismissContradiction(agentId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (contradictionId: string) =>
      call(dismissContradiction, { params: { agentId }, body: { contradictionId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contradictionsQuery(agentId).queryKey }),
  });
}
