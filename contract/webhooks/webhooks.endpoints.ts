import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './webhooks.schemas.ts';

export const listWebhooks = defineEndpoint<typeof schemas.listWebhooks>({
  name: 'webhooks.list',
  method: 'GET',
  path: '/api/v1/webhooks',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const createWebhook = defineEndpoint<typeof schemas.createWebhook>({
  name: 'webhooks.create',
  method: 'POST',
  path: '/api/v1/webhooks',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  status: 201,
  isAnswerSecret: true,
  errors: ['cannot-process'],
});

export const getWebhook = defineEndpoint<typeof schemas.getWebhook>({
  name: 'webhooks.get',
  method: 'GET',
  path: '/api/v1/webhooks/{webhookId}',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const updateWebhook = defineEndpoint<typeof schemas.updateWebhook>({
  name: 'webhooks.update',
  method: 'PATCH',
  path: '/api/v1/webhooks/{webhookId}',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
});

export const deleteWebhook = defineEndpoint<typeof schemas.deleteWebhook>({
  name: 'webhooks.delete',
  method: 'DELETE',
  path: '/api/v1/webhooks/{webhookId}',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const rotateWebhookSecret = defineEndpoint<typeof schemas.rotateWebhookSecret>({
  name: 'webhooks.rotate-secret',
  method: 'POST',
  path: '/api/v1/webhooks/{webhookId}/rotate-secret',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  status: 201,
  isAnswerSecret: true,
});

export const testWebhook = defineEndpoint<typeof schemas.testWebhook>({
  name: 'webhooks.test',
  method: 'POST',
  path: '/api/v1/webhooks/{webhookId}/test',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const listDeliveries = defineEndpoint<typeof schemas.listDeliveries>({
  name: 'webhooks.list-deliveries',
  method: 'GET',
  path: '/api/v1/webhooks/{webhookId}/deliveries',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const getDelivery = defineEndpoint<typeof schemas.getDelivery>({
  name: 'webhooks.get-delivery',
  method: 'GET',
  path: '/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const replayDelivery = defineEndpoint<typeof schemas.replayDelivery>({
  name: 'webhooks.replay-delivery',
  method: 'POST',
  path: '/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  errors: ['cannot-process'],
});

export const replayDeliveries = defineEndpoint<typeof schemas.replayDeliveries>({
  name: 'webhooks.replay',
  method: 'POST',
  path: '/api/v1/webhooks/{webhookId}/replay',
  access: 'member',
  role: 'admin',
  scope: 'admin',
  errors: ['cannot-process'],
});
