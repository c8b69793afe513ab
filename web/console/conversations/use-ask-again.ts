import { useMutation } from '@tanstack/react-query';
import { chat } from '#contract/conversations/conversations.endpoints.ts';
import { call } from '#web/lib/call.ts';

/** Asks an agent in the preview, where it counts in no figure and takes nothing from the plan. */
export function useAskAgain(agentId: string) {
  return useMutation({
    mutationFn: (message: string) =>
      call(chat, { params: { agentId }, body: { message, channel: 'preview' } }),
  });
}
