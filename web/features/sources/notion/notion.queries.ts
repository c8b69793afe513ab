import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  connectNotion,
  disconnectNotion,
  finishNotionSignIn,
  getNotion,
  searchNotion,
  startNotionSignIn,
} from '#contract/notion/notion.endpoints.ts';
import type { NotionState } from '#contract/notion/notion.schemas.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const notionQuery = queryOptions({
  queryKey: ['notion'],
  queryFn: ({ signal }) => call(getNotion, { signal }),
});

export const notionPagesQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['notion', 'pages', query],
    queryFn: ({ pageParam, signal }) =>
      call(searchNotion, { query: { query, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    // What was shared in Notion a moment ago should be there.
    staleTime: 0,
  });

/** What can be done with the connection; each is answered with how it is now. */
export function useNotionConnection() {
  const queryClient = useQueryClient();
  const onSuccess = (state: NotionState) => {
    queryClient.removeQueries({ queryKey: ['notion', 'pages'] });
    queryClient.setQueryData(notionQuery.queryKey, state);
  };
  return {
    connect: useMutationOnce({
      mutationFn: (token: string) => call(connectNotion, { body: { token } }),
      onSuccess,
    }),
    startSignIn: useMutationOnce({
      mutationFn: (agentId: string) => call(startNotionSignIn, { body: { agentId } }),
    }),
    finishSignIn: useMutationOnce({
      mutationFn: (body: { code: string; state: string }) => call(finishNotionSignIn, { body }),
      onSuccess,
    }),
    disconnect: useMutationOnce({ mutationFn: () => call(disconnectNotion, {}), onSuccess }),
  };
}
