import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createTag,
  deleteTag,
  listTags,
  setConversationTags,
  updateTag,
} from '#contract/tags/tags.endpoints.ts';
import type { TagColor } from '#contract/tags/tags.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const tagsQuery = () =>
  queryOptions({
    queryKey: ['tags'],
    queryFn: async ({ signal }) => (await call(listTags, { signal })).data,
  });

export function useChangeTags() {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all(['tags', 'conversations'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  return {
    create: useMutationOnce({
      mutationFn: (tag: { name: string; color: TagColor }, idempotencyKey) =>
        call(createTag, { body: tag, idempotencyKey }),
      onSuccess,
    }),
    update: useMutationOnce({
      mutationFn: ({ id, ...changes }: { id: string; name?: string; color?: TagColor }) =>
        call(updateTag, { params: { tagId: id }, body: changes }),
      onSuccess,
    }),
    remove: useMutationOnce({
      mutationFn: (tagId: string) => call(deleteTag, { params: { tagId } }),
      onSuccess,
    }),
  };
}

export function useSetTags(conversationId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tagIds: string[]) =>
      call(setConversationTags, { params: { conversationId }, body: { tagIds } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['conversations'] }),
  });
}
