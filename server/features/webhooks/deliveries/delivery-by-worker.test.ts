import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Hook } from '#contract/hooks/hooks.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { createId } from '#server/database/create-id.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { deleteHooksOfRevokedKeys } from '#server/features/webhooks/hooks/delete-hooks-of-revoked-keys.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';
import { serveApp } from '#server/http/serve-app.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import {
  type Client,
  createAgent,
  createClient,
  expectStatus,
  openChat,
  signUp,
  waitUntilTrained,
} from '#tests/factories.ts';
import {
  startWebhookEndpoint,
  type WebhookEndpoint,
} from '#tests/fakes/webhook-endpoint/start-webhook-endpoint.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { createZapierTester } from '#tests/zapier-tester.ts';
import app from '../../../../integrations/zapier/app.ts';
import type { Bundle, Item, Perform } from '../../../../integrations/zapier/platform.ts';
import { hookTriggers } from '../../../../integrations/zapier/triggers/triggers.ts';

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

const bodiesAt = (wanted: string) =>
  endpoint.received.filter(({ path }) => path === wanted).map(({ body }) => JSON.parse(body));

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
  await expect.poll(() => new Set(idsAt('/fine')).size).toBe(10);
  expect(idsAt('/hang').length).toBeLessThan(10);
});

describe('the Zapier app', () => {
  const run = createZapierTester();
  let close: () => void;
  let owner: Client;
  let agent: Agent;
  let key: { id: string; key: string };
  let authData: Bundle['authData'];

  beforeAll(async () => {
    const { server, address } = await serveApp(stage.app, { port: 0, hostname: '127.0.0.1' });
    close = () => server.close();
    owner = await signUp(stage.app, { company: 'Fernwood Cycles' });
    agent = await createAgent(owner);
    key = await addKey();
    authData = { baseUrl: `http://127.0.0.1:${address.port}/`, apiKey: ` ${key.key}` };
    endpoint.react = () => ({ status: 200 });
  });
  afterAll(() => close());

  async function addKey(): Promise<typeof key> {
    const body = { name: 'Zapier', scopes: ['read', 'chat', 'sources', 'hooks'] };
    return expectStatus(await owner.post('/api/v1/api-keys', body), 201);
  }
  const addLead = async (agentId: string, email: string) =>
    expectStatus<{ id: string }>(await owner.post('/api/v1/leads', { agentId, email }), 201);
  const listHooks = async () =>
    (await expectStatus<{ data: Hook[] }>(await owner.get('/api/v1/hooks'), 200)).data;
  const newLead = hookTriggers.find(({ key }) => key === 'new_lead')!.operation;
  const subscribe = (path: string, inputData: Item = {}) =>
    run(newLead.performSubscribe, {
      authData,
      inputData,
      targetUrl: endpoint.origin + path,
    }) as Promise<Item>;

  test('connects with an address and a key', async () => {
    expect(await run(app.authentication.test, { authData })).toMatchObject({ name: 'Fernwood Cycles' });
    const wrong = { ...authData, apiKey: 'pk_wrong' };
    await expect(run(app.authentication.test, { authData: wrong })).rejects.toThrow(/API key/);
  });

  test('gets from a hook the same items that it lists, for one agent, until it is turned off', async () => {
    const other = await createAgent(owner);
    const subscribeData = await subscribe('/zap', { agentId: agent.id });
    expect(await listHooks()).toMatchObject([{ event: 'lead.created', apiKey: { name: 'Zapier' } }]);
    expect(await expectStatus<{ data: unknown[] }>(await owner.get('/api/v1/webhooks'), 200)).toEqual({
      data: [],
    });
    await addLead(other.id, 'ben@example.com');
    const { id } = await addLead(agent.id, 'ada@example.com');
    await expect.poll(() => bodiesAt('/zap').length).toBeGreaterThan(0);
    const [body] = bodiesAt('/zap');
    const items = await run(newLead.perform as Perform<Item[]>, { authData, cleanedRequest: body });
    expect(items).toMatchObject([{ id, email: 'ada@example.com' }]);
    const listed = await run(newLead.performList, { authData, inputData: { agentId: agent.id } });
    expect(listed).toEqual(items);
    // What the endpoint answered is stored a moment after it has answered.
    await expect.poll(async () => (await listHooks())[0]?.lastDeliveredAt).not.toBeNull();

    const stranger = createClient(stage.app);
    const withOther = { headers: { authorization: `Bearer ${(await addKey()).key}` }, csrfToken: null };
    const path = `/api/v1/hooks/${String(subscribeData.id)}`;
    await expectStatus(await stranger.delete(path, undefined, withOther), 404);
    await run(newLead.performUnsubscribe, { authData, subscribeData });
    expect(await listHooks()).toEqual([]);
    // It was removed already, as in the console.
    await run(newLead.performUnsubscribe, { authData, subscribeData });
    const gone = { cleanedRequest: { ...body, data: { leadId: 'lead_gone' } } };
    expect(await run(newLead.perform, gone)).toEqual([]);
  });

  test('loses its hooks with its key, and by a response of 410', async () => {
    endpoint.react = ({ path }) => ({ status: path === '/gone' ? 410 : 200 });
    const second = await addKey();
    const bundle = { authData: { ...authData, apiKey: second.key }, inputData: {} };
    await run(newLead.performSubscribe, { ...bundle, targetUrl: `${endpoint.origin}/revoked` });
    await subscribe('/gone');
    await subscribe('/kept');
    await expectStatus(await owner.delete(`/api/v1/api-keys/${second.id}`), 200);
    expect(await listHooks()).toHaveLength(2);
    await addLead(agent.id, 'carla@example.com');
    await expect.poll(async () => (await listHooks()).length).toBe(1);
    await expect.poll(() => bodiesAt('/kept').length).toBe(1);
    expect(bodiesAt('/revoked')).toEqual([]);
    const rows = () => stage.services.db.$count(webhook);
    const before = await rows();
    await deleteHooksOfRevokedKeys(stage.services);
    expect(await rows()).toBe(before - 1);
  });

  test('asks, trains and searches, and says why something cannot be done', async () => {
    const act = (name: string, inputData: Item) =>
      run(app.creates[name]?.operation.perform ?? app.searches[name]!.operation.perform, {
        authData,
        inputData: { agentId: agent.id, ...inputData },
      });
    expect(await run(app.triggers.agent!.operation.perform, { authData })).toContainEqual({
      id: agent.id,
      name: agent.name,
    });
    const question = 'Do you repair e-bikes?';
    const added = (await act('add_question', {
      question,
      answer: 'Yes, of all makes.',
      alternatives: [],
    })) as Source;
    await act('add_text', { title: 'Hours', text: 'We open at 9 and close at 18.' });
    await waitUntilTrained(owner, agent.id, added.id);
    const answer = (await act('ask_agent', { message: question, conversationId: '' })) as Item;
    expect(answer).toMatchObject({ answer: 'Yes, of all makes.', outcome: 'answered' });
    expect(Object.keys(answer)).toEqual(Object.keys(app.creates.ask_agent!.operation.sample));
    expect(await act('find_conversation', { words: 'e-bikes' })).toMatchObject([
      { id: answer.conversationId },
    ]);
    expect(await act('find_lead', { email: 'ADA@example.com' })).toMatchObject([
      { email: 'ada@example.com' },
    ]);
    expect(await act('find_lead', { email: 'da@example.com' })).toEqual([]);
    await expect(act('add_text', { title: '', text: 'x' })).rejects.toThrow(/title/i);
  });

  test.each(hookTriggers)('$key lists what has happened, with the fields of its sample', async (trigger) => {
    await happen();
    const listed = await run(trigger.operation.performList, { authData });
    expect(listed.length).toBeGreaterThan(0);
    for (const item of listed)
      expect(Object.keys(item)).toEqual(expect.arrayContaining(Object.keys(trigger.operation.sample)));
  });

  let happened: Promise<void> | undefined;
  /** Once: a question without an answer, a human request, and two calls, one of which was cancelled. */
  function happen(): Promise<void> {
    happened ??= (async () => {
      const visitor = await openChat(stage.app, agent.id);
      await visitor.ask('Who won the cup in 1990?');
      const { conversationId } = await visitor.ask('Can I talk to a human please?');
      const workspaceId = await workspaceIdOf(owner);
      for (const status of ['accepted', 'cancelled'] as const) {
        const id = createId('bkg');
        const startAt = stage.clock.now();
        await stage.services.db.insert(booking).values({
          id,
          workspaceId,
          agentId: agent.id,
          conversationId,
          visitorId: id,
          uid: id,
          status,
          eventTypeId: 1,
          title: 'Intro call',
          startAt,
          endAt: startAt,
          askedAt: startAt,
          timeZone: 'Europe/Berlin',
          name: 'Ada',
          email: 'ada@example.com',
        });
      }
    })();
    return happened;
  }
});
