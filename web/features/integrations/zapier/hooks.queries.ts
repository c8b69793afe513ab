import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { deleteHook, listHooks } from '#contract/hooks/hooks.endpoints.ts';
import { testWebhook } from '#contract/webhooks/webhooks.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

/** Nothing tells the page that Zapier has subscribed. */
const lookAgainMs = 5_000;

export const hooksQuery = queryOptions({
  queryKey: ['hooks'],
  queryFn: ({ signal }) => call(listHooks, { signal }),
  refetchInterval: lookAgainMs,
});

export function useDeleteHook() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (hookId: string) => call(deleteHook, { params: { hookId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: hooksQuery.queryKey }),
  });
}

/** Sends a test event, which starts no Zap, and answers how it went. */
export const useTestHook = (hookId: string) =>
  useMutationOnce({ mutationFn: () => call(testWebhook, { params: { webhookId: hookId } }) });
