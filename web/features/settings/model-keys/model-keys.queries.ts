import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  createModelKey,
  deleteModelKey,
  getModelSpending,
  listModelKeys,
  setModelBudget,
  testModelKey,
  updateModelKey,
} from '#contract/model-keys/model-keys.endpoints.ts';
import { modelsQuery } from '#web/console/agents/agents.queries.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const modelKeysQuery = () =>
  queryOptions({
    queryKey: ['model-keys'],
    queryFn: async ({ signal }) => (await call(listModelKeys, { signal })).data,
  });

export const modelSpendingQuery = () =>
  queryOptions({
    queryKey: ['model-spending'],
    queryFn: ({ signal }) => call(getModelSpending, { signal }),
  });

export function useSetModelBudget() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (budget: BodyOf<typeof setModelBudget>['budget']) =>
      call(setModelBudget, { body: { budget } }),
    onSuccess: (spending) => queryClient.setQueryData(modelSpendingQuery().queryKey, spending),
  });
}

/** The models that agents can have are those of the keys. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: modelKeysQuery().queryKey }),
      queryClient.invalidateQueries({ queryKey: modelsQuery().queryKey }),
    ]);
}

export function useCreateModelKey() {
  return useMutationOnce({
    mutationFn: (body: BodyOf<typeof createModelKey>) => call(createModelKey, { body }),
    onSuccess: useRefresh(),
  });
}

export function useUpdateModelKey(modelKeyId: string) {
  return useMutationOnce({
    mutationFn: (body: BodyOf<typeof updateModelKey>) =>
      call(updateModelKey, { params: { modelKeyId }, body }),
    onSuccess: useRefresh(),
  });
}

export function useDeleteModelKey() {
  return useMutationOnce({
    mutationFn: (modelKeyId: string) => call(deleteModelKey, { params: { modelKeyId } }),
    onSuccess: useRefresh(),
  });
}

export function useTestModelKey(modelKeyId: string) {
  return useMutationOnce({
    mutationFn: (body: BodyOf<typeof testModelKey>) => call(testModelKey, { params: { modelKeyId }, body }),
  });
}
