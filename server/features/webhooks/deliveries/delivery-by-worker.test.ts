import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAgent, expectStatus, signUp } from '#tests/factories.ts';
import {
  startWebhookEndpoint,
  type WebhookEndpoint,
} from '#tests/fakes/webhook-endpoint/start-webhook-endpoint.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let endpoint: WebhookEndpoint;
let stage: TestServices;

beforeAll(async () => {
  endpoint = await startWebhookEndpoint();
  stage = await createTestServices(
    { WEBHOOK_ALLOW_HOSTS: endpoint.host, DEFAULT_PLAN: 'enterprise' },
    { isWorker: true },
  );
});
afterAll(async () => {
  await stage.close();
  await endpoint.close();
});

test('the worker delivers each event, and an endpoint that hangs keeps no other waiting', async () => {
  endpoint.react = ({ path }) => (path === '/hang' ? 'hang' : { status: 204 });
  const owner = await signUp(stage.app);
  const agent = await createAgent(owner);
  for (const name of ['hang', 'fine']) {
    const body = { url: `${endpoint.origin}/${name}`, events: ['lead.created'] };
    await expectStatus(await owner.post('/api/v1/webhooks', body), 201);
  }
  for (let number = 0; number < 10; number++) {
    const body = { agentId: agent.id, email: `person${number}@example.com` };
    await expectStatus(await owner.post('/api/v1/leads', body), 201);
  }
  const idsAt = (wanted: string) =>
    endpoint.received
      .filter(({ path }) => path === wanted)
      .map(({ headers }) => String(headers['webhook-id']));
  await expect.poll(() => new Set(idsAt('/fine')).size, { timeout: 20_000 }).toBe(10);
  expect(idsAt('/hang').length).toBeLessThan(10);
});
