import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { type ToolServerRow, toolServer } from '#server/features/actions/tool-servers/tool-servers.table.ts';
import { type Client, createAgent, expectStatus } from '../factories.ts';
import { newName } from '../new-name.ts';
import type { EndpointCase } from './endpoint-case.ts';

const order = { name: 'order', label: 'Order number', kind: 'text' };

/** An action that asks nobody: the test of all endpoints has no server for it. */
export async function addAction(client: Client, agentId: string, name: string): Promise<string> {
  const body = { name, url: 'https://nowhere.invalid/orders/{order}', parameters: [order] };
  const made = await client.post(`/api/v1/agents/${agentId}/actions`, body);
  return (await expectStatus<{ id: string }>(made, 201)).id;
}

/** A remote server that was connected before; it need not be there. */
export async function addToolServer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  given: Pick<ToolServerRow, 'workspaceId' | 'agentId' | 'name' | 'url'>,
): Promise<string> {
  const id = createId('tsv');
  const now = clock.now();
  await db.insert(toolServer).values({ ...given, id, tools: [], listedAt: now, createdAt: now });
  return id;
}

async function connectServer(client: Client, agentId: string, url: string): Promise<string> {
  const made = await client.post(`/api/v1/agents/${agentId}/tool-servers`, { name: 'Shop', url });
  return (await expectStatus<{ id: string }>(made, 201)).id;
}

/** What agents can look up or do at other servers. */
export const actionCases: Record<string, EndpointCase> = {
  'actions.list': {},
  'actions.create': {
    valid: async ({ client }) => ({
      params: { agentId: (await createAgent(client)).id },
      body: { name: 'Order status', url: 'https://nowhere.invalid/{order}', parameters: [order] },
    }),
  },
  'actions.update': { valid: () => ({ body: { description: 'Finds an order' } }) },
  'actions.delete': {
    valid: async ({ client }) => {
      const { id: agentId } = await createAgent(client);
      return { params: { agentId, actionId: await addAction(client, agentId, newName('Action')) } };
    },
  },
  'actions.read-openapi': {
    valid: () => ({
      body: {
        document: JSON.stringify({
          openapi: '3.1.0',
          servers: [{ url: 'https://shop.example' }],
          paths: { '/orders': { get: {} } },
        }),
      },
    }),
  },
  'tool-servers.list': {},
  'tool-servers.connect': {
    valid: async ({ client, toolServerUrl }) => ({
      params: { agentId: (await createAgent(client)).id },
      body: { name: 'Shop', url: toolServerUrl },
    }),
  },
  'tool-servers.allow-tools': { valid: () => ({ body: { tools: ['find_order'] } }) },
  'tool-servers.refresh': {},
  'tool-servers.replace-token': { valid: () => ({ body: { token: 'another-token' } }) },
  'tool-servers.delete': {
    valid: async ({ client, toolServerUrl }) => {
      const { id: agentId } = await createAgent(client);
      return { params: { agentId, toolServerId: await connectServer(client, agentId, toolServerUrl) } };
    },
  },
  'actions.test': { valid: () => ({ body: { values: { order: '1001' } } }) },
};
