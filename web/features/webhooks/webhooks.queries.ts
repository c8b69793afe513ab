import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
  replayDeliveries,
  replayDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '#contract/webhooks/webhooks.endpoints.ts';
import type { DeliveryStatus } from '#contract/webhooks/webhooks.ts';
import { call } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { refreshAfterDeletion } from '#web/lib/refresh-after-deletion.ts';
import { rangeQuery } from '#web/lib/search-params/range-query.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

/** Nothing tells the page about new deliveries and attempts. */
const lookAgainMs = 5_000;

export interface DeliveryFilters {
  status?: DeliveryStatus;
  /** As `date-ranges.ts` writes it. */
  range?: string;
}

export const webhooksQuery = () =>
  queryOptions({
    queryKey: ['webhooks', 'list'],
    queryFn: async ({ signal }) => (await call(listWebhooks, { signal })).data,
  });

export const webhookQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ['webhooks', 'one', webhookId],
    queryFn: ({ signal }) => call(getWebhook, { params: { webhookId }, signal }),
    refetchInterval: lookAgainMs,
  });

export const deliveriesQuery = (webhookId: string, { range, ...filters }: DeliveryFilters) => ({
  ...pagesOf(['webhooks', 'deliveries', webhookId, filters, range], ({ cursor, signal }) =>
    call(listDeliveries, {
      params: { webhookId },
      query: { ...filters, ...rangeQuery(range), ...(cursor ? { cursor } : {}) },
      signal,
    }),
  ),
  refetchInterval: lookAgainMs,
});

export const deliveryQuery = (webhookId: string, deliveryId: string) =>
  queryOptions({
    queryKey: ['webhooks', 'delivery', webhookId, deliveryId],
    queryFn: ({ signal }) => call(getDelivery, { params: { webhookId, deliveryId }, signal }),
  });

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['webhooks'] });
}

export function useCreateWebhook() {
  return useMutationOnce({
    mutationFn: (body: BodyOf<typeof createWebhook>) => call(createWebhook, { body }),
    onSuccess: useRefresh(),
  });
}

export function useUpdateWebhook(webhookId: string) {
  return useMutationOnce({
    mutationFn: (body: BodyOf<typeof updateWebhook>) => call(updateWebhook, { params: { webhookId }, body }),
    onSuccess: useRefresh(),
  });
}

export function useDeleteWebhook(webhookId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: () => call(deleteWebhook, { params: { webhookId } }),
    onSuccess: () =>
      refreshAfterDeletion(queryClient, webhookQuery(webhookId).queryKey, [webhooksQuery().queryKey]),
  });
}

export function useRotateSecret(webhookId: string) {
  return useMutationOnce({
    mutationFn: () => call(rotateWebhookSecret, { params: { webhookId } }),
    onSuccess: useRefresh(),
  });
}

export function useTestWebhook(webhookId: string) {
  return useMutationOnce({
    mutationFn: () => call(testWebhook, { params: { webhookId } }),
    onSuccess: useRefresh(),
  });
}

export function useReplayDelivery(webhookId: string) {
  return useMutationOnce({
    mutationFn: (deliveryId: string) => call(replayDelivery, { params: { webhookId, deliveryId } }),
    onSuccess: useRefresh(),
  });
}

/** @param range sends everything of that time again; without it what failed, of all time */
export function useReplayDeliveries(webhookId: string) {
  return useMutationOnce({
    mutationFn: ({ which, range }: { which: 'failed' | 'all'; range: string | undefined }) =>
      call(replayDeliveries, { params: { webhookId }, body: { which, ...rangeQuery(range) } }),
    onSuccess: useRefresh(),
  });
}
