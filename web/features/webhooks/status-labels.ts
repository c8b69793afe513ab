import type { DeliveryStatus } from '#contract/webhooks/webhooks.ts';

export const statusLabels: Record<DeliveryStatus, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};
