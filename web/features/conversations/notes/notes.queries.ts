import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { addNote, deleteNote, listNotes } from '#contract/notes/notes.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export const notesQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['notes', conversationId],
    queryFn: async ({ signal }) => (await call(listNotes, { params: { conversationId }, signal })).data,
  });

export function useChangeNotes(conversationId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['notes', conversationId] });
  return {
    add: useMutationOnce({
      mutationFn: (text: string, idempotencyKey) =>
        call(addNote, { params: { conversationId }, body: { text }, idempotencyKey }),
      onSuccess,
    }),
    remove: useMutationOnce({
      mutationFn: (noteId: string) => call(deleteNote, { params: { noteId } }),
      onSuccess,
    }),
  };
}
