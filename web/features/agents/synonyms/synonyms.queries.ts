import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getSynonyms, setSynonyms, suggestSynonyms } from '#contract/synonyms/synonyms.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const synonymsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['synonyms', agentId],
    queryFn: ({ signal }) => call(getSynonyms, { params: { agentId }, signal }),
  });

/** Not in the key of the synonyms: a change of them asks again by itself. */
export const synonymSuggestionsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['conversations', 'synonym-suggestions', agentId],
    queryFn: async ({ signal }) => (await call(suggestSynonyms, { params: { agentId }, signal })).data,
    staleTime: 60_000,
  });

export interface SynonymChange {
  kind: 'add' | 'remove';
  group: readonly string[];
}

const mostTries = 4;

/**
 * Adds or removes one group. All groups are stored together, so where somebody else was quicker, the list is read again
 * and the change is made to what they stored.
 */
export function useChangeSynonyms(agentId: string) {
  const queryClient = useQueryClient();
  const params = { agentId };
  const send = async (change: SynonymChange, tries = 1): Promise<AnswerOf<typeof setSynonyms>> => {
    const { groups, version } = await call(getSynonyms, { params });
    try {
      return await call(setSynonyms, { params, body: { groups: applyChange(groups, change), version } });
    } catch (error) {
      const isConflict = error instanceof CallError && error.code === 'conflict';
      if (!isConflict || tries >= mostTries) throw error;
      return send(change, tries + 1);
    }
  };
  return useMutationOnce({
    mutationFn: (change: SynonymChange) => send(change),
    onSuccess: (stored) => {
      queryClient.setQueryData(synonymsQuery(agentId).queryKey, stored);
      return queryClient.invalidateQueries({ queryKey: synonymSuggestionsQuery(agentId).queryKey });
    },
  });
}

function applyChange(groups: readonly string[][], { kind, group }: SynonymChange): string[][] {
  if (kind === 'add') return [[...group], ...groups];
  return groups.filter((each) => each.join() !== group.join());
}
