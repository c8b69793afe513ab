import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '#contract/saved-views/saved-views.endpoints.ts';
import type { SavedViewKind } from '#contract/saved-views/saved-views.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const savedViewsQuery = (kind: SavedViewKind) =>
  queryOptions({
    queryKey: ['saved-views', kind],
    queryFn: async ({ signal }) => (await call(listSavedViews, { query: { kind }, signal })).data,
  });

export function useChangeSavedViews(kind: SavedViewKind) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['saved-views', kind] });
  return {
    create: useMutationOnce({
      mutationFn: (view: { name: string; filter: string }, idempotencyKey) =>
        call(createSavedView, { body: { kind, ...view }, idempotencyKey }),
      onSuccess,
    }),
    update: useMutationOnce({
      mutationFn: ({ id, ...changes }: { id: string; name?: string; filter?: string }) =>
        call(updateSavedView, { params: { savedViewId: id }, body: changes }),
      onSuccess,
    }),
    remove: useMutationOnce({
      mutationFn: (savedViewId: string) => call(deleteSavedView, { params: { savedViewId } }),
      onSuccess,
    }),
  };
}
