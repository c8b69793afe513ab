import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  createAction,
  deleteAction,
  listActions,
  readOpenapi,
  testAction,
  updateAction,
} from '#contract/actions/actions.endpoints.ts';
import type { ActionValues } from '#contract/actions/actions.schemas.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const actionsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['actions', agentId],
    queryFn: async ({ signal }) => (await call(listActions, { params: { agentId }, signal })).data,
  });

function useRefresh(agentId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: actionsQuery(agentId).queryKey });
}

/** Makes an action, or changes the one with this id. */
export function useSaveAction(agentId: string, actionId: string | null) {
  return useMutationOnce({
    mutationFn: (body: BodyOf<typeof createAction>) =>
      actionId === null
        ? call(createAction, { params: { agentId }, body })
        : call(updateAction, { params: { agentId, actionId }, body }),
    onSuccess: useRefresh(agentId),
  });
}

export function useDeleteAction(agentId: string) {
  return useMutationOnce({
    mutationFn: (actionId: string) => call(deleteAction, { params: { agentId, actionId } }),
    onSuccess: useRefresh(agentId),
  });
}

export function useReadOpenapi(agentId: string) {
  return useMutationOnce({
    mutationFn: (body: { url: string; document: string }) => call(readOpenapi, { params: { agentId }, body }),
  });
}

export function useTestAction(agentId: string, actionId: string) {
  return useMutationOnce({
    mutationFn: (values: ActionValues) =>
      call(testAction, { params: { agentId, actionId }, body: { values } }),
  });
}
