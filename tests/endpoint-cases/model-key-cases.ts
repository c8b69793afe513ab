import { type Client, expectStatus } from '../factories.ts';
import { message } from './conversation-cases.ts';
import type { EndpointCase, Owner } from './endpoint-case.ts';

/** Nothing is asked by it: these installations answer by the embedded engine only. */
export async function addModelKey(client: Client, provider: string): Promise<string> {
  const server = { baseUrl: 'https://models.example.com/v1', models: ['small'] };
  const body = provider === 'compatible' ? { provider, ...server } : { provider, key: 'sk-of-a-workspace' };
  return (await expectStatus<{ id: string }>(await client.post('/api/v1/model-keys', body), 201)).id;
}

/** A workspace has one key of each provider. */
function withoutModelKey({ pool, workspaceId }: Owner, provider: string): Promise<unknown> {
  return pool.query('delete from model_key where workspace_id = $1 and provider = $2', [
    workspaceId,
    provider,
  ]);
}

/** Keys of model providers, and what models cost. */
export const modelKeyCases: Record<string, EndpointCase> = {
  'model-keys.list': {},
  'model-keys.create': {
    onlyBrowsers: true,
    valid: async (owner) => {
      await withoutModelKey(owner, 'google');
      return { body: { provider: 'google', key: 'another-key' } };
    },
  },
  'model-keys.update': { onlyBrowsers: true, valid: () => ({ body: { models: ['large', 'small'] } }) },
  'model-keys.delete': {
    valid: async (owner) => {
      await withoutModelKey(owner, 'openai');
      return { params: { modelKeyId: await addModelKey(owner.client, 'openai') } };
    },
  },
  'model-keys.test': {
    valid: ({ ids }) => ({ body: { agentId: ids.agentId, questions: [message] } }),
    pointing: (_own, { ids }) => [{ body: { agentId: ids.agentId, questions: [message] } }],
  },

  'model-keys.get-spending': {},
  'model-keys.set-budget': { valid: () => ({ body: { budget: { unit: 'dollars', amount: 20 } } }) },
};
