import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getVisitor, handleConversation, reply, showPresence } from '#contract/inbox/inbox.endpoints.ts';
import type { HandleBody } from '#contract/inbox/inbox.schemas.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

/** Takes over, hands back, assigns and so on. After a refusal the conversation is read again too: it has changed. */
export function useHandle(conversationId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (body: HandleBody) => call(handleConversation, { params: { conversationId }, body }),
    onSettled: () => {
      for (const key of ['conversations', 'inbox']) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}

export function useReply(conversationId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (body: { text: string; attachmentIds: string[]; clientId: string }) =>
      call(reply, { params: { conversationId }, body }),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: ['inbox'] });
      await queryClient.invalidateQueries({ queryKey: ['conversations'] });
    },
  });
}

export const visitorQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversations', conversationId, 'visitor'],
    queryFn: ({ signal }) => call(getVisitor, { params: { conversationId }, signal }),
  });

/** Nobody waits for it: what could not be sent is sent again in a moment. */
export const sendPresence = (conversationId: string, isTyping: boolean) =>
  call(showPresence, { params: { conversationId }, body: { isTyping } }).catch(() => undefined);
