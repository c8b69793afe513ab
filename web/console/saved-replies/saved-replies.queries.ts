import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  updateSavedReply,
} from '#contract/saved-replies/saved-replies.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const savedRepliesQuery = () =>
  queryOptions({
    queryKey: ['saved-replies'],
    queryFn: async ({ signal }) => (await call(listSavedReplies, { signal })).data,
  });

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: savedRepliesQuery().queryKey });
}

/** Saves a new reply, or changes the one of this id. */
export function useSaveReply(savedReplyId: string | null) {
  return useMutationOnce({
    mutationFn: (body: BodyOf<typeof createSavedReply>) =>
      savedReplyId === null
        ? call(createSavedReply, { body })
        : call(updateSavedReply, { params: { savedReplyId }, body }),
    onSuccess: useRefresh(),
  });
}

export function useDeleteReply() {
  return useMutationOnce({
    mutationFn: (savedReplyId: string) => call(deleteSavedReply, { params: { savedReplyId } }),
    onSuccess: useRefresh(),
  });
}
