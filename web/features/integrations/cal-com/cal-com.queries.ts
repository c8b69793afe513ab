import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  connectCalCom,
  disconnectCalCom,
  finishCalComSignIn,
  getCalCom,
  listEventTypes,
  startCalComSignIn,
  testCalCom,
} from '#contract/cal-com/cal-com.endpoints.ts';
import type { CalComState } from '#contract/cal-com/cal-com.schemas.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const calComQuery = queryOptions({
  queryKey: ['cal-com'],
  queryFn: ({ signal }) => call(getCalCom, { signal }),
});

export const eventTypesQuery = queryOptions({
  queryKey: ['cal-com', 'event-types'],
  queryFn: async ({ signal }) => (await call(listEventTypes, { signal })).data,
  // What was changed at Cal.com a moment ago should be there.
  staleTime: 0,
});

/** What can be done with the connection; each is answered with how it is now. */
export function useCalComConnection() {
  const queryClient = useQueryClient();
  const store = (state: CalComState) => {
    queryClient.setQueryData(calComQuery.queryKey, state);
    return queryClient.resetQueries({ queryKey: eventTypesQuery.queryKey });
  };
  return {
    connect: useMutationOnce({
      mutationFn: (apiKey: string) => call(connectCalCom, { body: { apiKey } }),
      onSuccess: store,
    }),
    startSignIn: useMutationOnce({
      mutationFn: (agentId: string) => call(startCalComSignIn, { body: { agentId } }),
    }),
    finishSignIn: useMutationOnce({
      mutationFn: (body: { code: string; state: string }) => call(finishCalComSignIn, { body }),
      onSuccess: store,
    }),
    test: useMutationOnce({
      mutationFn: () => call(testCalCom, {}),
      onSuccess: ({ state }) => queryClient.setQueryData(calComQuery.queryKey, state),
    }),
    disconnect: useMutationOnce({ mutationFn: () => call(disconnectCalCom, {}), onSuccess: store }),
  };
}
