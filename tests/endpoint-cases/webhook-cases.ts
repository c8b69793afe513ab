import { type Client, expectStatus } from '../factories.ts';
import { filterByAgent } from './conversation-cases.ts';
import type { EndpointCase } from './endpoint-case.ts';

/** A webhook that was tested, and what was sent. */
export async function addWebhook(
  client: Client,
  siteUrl: string,
): Promise<{ webhookId: string; deliveryId: string }> {
  const body = { url: `${siteUrl}/hook`, events: ['usage.warned'] };
  const { id } = await expectStatus<{ id: string }>(await client.post('/api/v1/webhooks', body), 201);
  const tested = await client.post(`/api/v1/webhooks/${id}/test`);
  return { webhookId: id, deliveryId: (await expectStatus<{ id: string }>(tested, 200)).id };
}

export async function addHook(client: Client, siteUrl: string): Promise<string> {
  const body = { targetUrl: `${siteUrl}/hook`, event: 'usage.warned' };
  return (await expectStatus<{ id: string }>(await client.post('/api/v1/hooks', body), 201)).id;
}

/** Webhooks, what they delivered, and hooks of automation tools. */
export const webhookCases: Record<string, EndpointCase> = {
  'webhooks.list': {},
  'webhooks.create': {
    valid: ({ siteUrl }) => ({
      body: { url: `${siteUrl}/hook`, events: ['usage.warned'], payload: 'full', name: 'CRM' },
    }),
  },
  'webhooks.get': {},
  'webhooks.update': { valid: () => ({ body: { name: 'CRM' } }) },
  'webhooks.delete': {
    valid: async ({ client, siteUrl }) => {
      const { webhookId } = await addWebhook(client, siteUrl);
      return { params: { webhookId } };
    },
  },
  'webhooks.rotate-secret': {},
  'webhooks.test': {},
  'webhooks.list-deliveries': {},
  'webhooks.get-delivery': {},
  'webhooks.replay-delivery': {},
  'hooks.list': {},
  'hooks.create': {
    valid: ({ siteUrl }) => ({ body: { targetUrl: `${siteUrl}/hook`, event: 'usage.warned' } }),
    pointing: ({ siteUrl }, { ids }) => [
      { body: { targetUrl: `${siteUrl}/hook`, event: 'lead.created', agentId: ids.agentId } },
    ],
  },
  'hooks.delete': {
    valid: async ({ client, siteUrl }) => ({ params: { hookId: await addHook(client, siteUrl) } }),
  },
  'hooks.list-samples': { pointing: filterByAgent },
  'webhooks.replay': { valid: () => ({ body: { which: 'failed' } }) },
};
