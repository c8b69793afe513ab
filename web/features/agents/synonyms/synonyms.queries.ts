import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getSynonyms, setSynonyms, suggestSynonyms } from '#contract/synonyms/synonyms.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const synonymsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['synonyms', agentId],
    queryFn: async ({ signal }) => (await call(getSynonyms, { params: { agentId }, signal })).groups,
  });

/** Not in the key of the synonyms: a change of them asks again by itself. */
export const synonymSuggestionsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['conversations', 'synonym-suggestions', agentId],
    queryFn: async ({ signal }) => (await call(suggestSynonyms, { params: { agentId }, signal })).data,
    staleTime: 60_000,
  });

export function useSetSynonyms(agentId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (groups: string[][]) => call(setSynonyms, { params: { agentId }, body: { groups } }),
    onSuccess: ({ groups }) => {
      queryClient.setQueryData(synonymsQuery(agentId).queryKey, groups);
      return queryClient.invalidateQueries({ queryKey: synonymSuggestionsQuery(agentId).queryKey });
    },
  });
}
