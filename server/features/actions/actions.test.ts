import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action, ActionTest, OpenapiOperation } from '#contract/actions/actions.schemas.ts';
import { actionsMaximum } from '#contract/actions/actions.ts';
import { createAgent, expectStatus, signUp } from '#tests/factories.ts';
import type { WebhookEndpoint } from '#tests/fakes/webhook-endpoint/start-webhook-endpoint.ts';
import { type CalledServers, startCalledServers } from '#tests/start-called-servers.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { action } from './actions.table.ts';

let stage: CalledServers;
let shop: WebhookEndpoint;
let client: Awaited<ReturnType<typeof signUp>>;
let path: string;
beforeAll(async () => {
  stage = await startCalledServers();
  ({ shop } = stage);
});
afterAll(() => stage.close());
beforeEach(async () => {
  client = await signUp(stage.test.app);
  path = `/api/v1/agents/${(await createAgent(client)).id}/actions`;
  shop.received.length = 0;
  shop.react = () => ({ status: 200, body: JSON.stringify({ data: { state: 'shipped', secret: 'no' } }) });
});

const order = { name: 'order', label: 'Order number', kind: 'text' } as const;
const lookup = () => ({
  name: 'Order status',
  url: `${shop.origin}/orders/{order}`,
  headers: [{ name: 'Authorization', value: 'Bearer key-of-the-shop' }],
  parameters: [order],
  resultPath: 'data',
  reply: 'Order {order} is {state}.',
});
const create = async (fields: object = {}) =>
  expectStatus<Action>(await client.post(path, { ...lookup(), ...fields }), 201);
const test = async (id: string, values: object = { order: '1001' }) =>
  expectStatus<ActionTest>(await client.post(`${path}/${id}/test`, { values }), 200);

describe('actions of an agent', () => {
  it('are created, tested and deleted, and never show the value of a header', async () => {
    const made = await create();
    expect(made).toMatchObject({
      headers: [{ name: 'Authorization' }],
      needsConfirmation: false,
      method: 'GET',
    });
    const listed = await expectStatus<{ data: Action[] }>(await client.get(path), 200);
    expect(JSON.stringify([made, listed])).not.toContain('key-of-the-shop');
    const { db } = stage.test.services;
    const [row] = await db.select().from(action).where(eq(action.id, made.id));
    expect(JSON.stringify(row)).not.toContain('key-of-the-shop');

    expect(await test(made.id)).toEqual({
      name: 'Order status',
      parameters: [{ label: 'Order number', value: '1001' }],
      status: 200,
      outcome: 'done',
      problem: null,
      durationMs: expect.any(Number),
      request: `GET ${shop.origin}/orders/1001`,
      answer: '{"data":{"state":"shipped","secret":"no"}}',
      reply: 'Order 1001 is shipped.',
    });
    expect(shop.received).toMatchObject([
      { method: 'GET', path: '/orders/1001', headers: { authorization: 'Bearer key-of-the-shop' }, body: '' },
    ]);

    await expectStatus(await client.delete(`${path}/${made.id}`), 200);
    expect((await client.post(`${path}/${made.id}/test`, { values: {} })).status).toBe(404);
  });

  it('send a body in JSON, and are confirmed unless their owner decides otherwise', async () => {
    const made = await create({
      method: 'POST',
      url: `${shop.origin}/returns`,
      body: '{"order": "{order}", "by": "chat"}',
    });
    expect(made.needsConfirmation).toBe(true);
    await test(made.id, { order: 'a"b' });
    expect(shop.received).toMatchObject([
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"order":"a\\"b","by":"chat"}',
      },
    ]);
    expect(
      (await create({ name: 'Other', method: 'DELETE', needsConfirmation: false })).needsConfirmation,
    ).toBe(false);
  });

  it('may ask for another format than JSON by a header of their own', async () => {
    const made = await create({ headers: [{ name: 'Accept', value: 'application/vnd.shop+json' }] });
    await test(made.id);
    expect(shop.received.at(-1)?.headers.accept).toBe('application/vnd.shop+json');
  });

  it('keep secrets on the server that they were given for', async () => {
    const { id } = await create();
    const change = (body: object) => client.patch(`${path}/${id}`, body);
    await expectStatus(await change({ name: 'Status', headers: [{ name: 'Authorization' }] }), 200);
    await test(id);
    expect(shop.received.at(-1)?.headers.authorization).toBe('Bearer key-of-the-shop');

    const moved = await expectStatus<Action>(
      await change({ url: 'https://other.example/orders/{order}', headers: [{ name: 'Authorization' }] }),
      200,
    );
    expect(moved.headers).toEqual([]);
    expect(await waitingEmails(stage.test.services, client.user.email)).toMatchObject([
      {},
      { change: 'action-created', what: shop.host },
      { change: 'action-redirected', what: 'other.example' },
    ]);
  });

  it.each([
    ['a private address', { url: 'https://192.168.0.1/{order}' }, 'url'],
    ['this machine', { url: 'http://127.0.0.1:1/{order}' }, 'url'],
    ['a private address in another notation', { url: 'https://0x7f.1/{order}' }, 'url'],
    ['an address of the cloud', { url: 'http://169.254.169.254/latest' }, 'url'],
    ['an unusual port', { url: 'https://shop.example:8443/' }, 'url'],
    ['a URL without https', { url: 'http://shop.example/' }, 'url'],
    ['a password in the URL', { url: 'https://a:b@shop.example/' }, 'url'],
    ['a host that a visitor would choose', { url: 'https://{order}.example/' }, 'url'],
    ['an unknown parameter', { url: 'https://shop.example/{other}' }, 'url'],
    ['a body that is no JSON', { method: 'POST', body: '{order}' }, 'body'],
    ['two parameters of one name', { parameters: [order, order] }, 'parameters'],
    ['a choice without options', { parameters: [{ ...order, kind: 'choice' }] }, 'parameters'],
    ['a header that is ours', { headers: [{ name: 'Host', value: 'x' }] }, 'headers'],
    [
      'a key that would be that of all calls',
      { headers: [{ name: 'Idempotency-Key', value: 'x' }] },
      'headers',
    ],
    ['a header with a line break', { headers: [{ name: 'X-A', value: 'a\r\nb: c' }] }, 'headers.0.value'],
    ['a path that cannot be read', { resultPath: 'data[*]' }, 'resultPath'],
  ])('are refused with %s', async (_name, fields, field) => {
    const refused = await expectStatus<{ error: { details: Record<string, string> } }>(
      await client.post(path, { ...lookup(), ...fields }),
      400,
    );
    expect(Object.keys(refused.error.details)).toEqual([field]);
  });

  it('have names of their own, and are as many as an agent may have', async () => {
    await create();
    expect((await client.post(path, { ...lookup(), name: 'order STATUS' })).status).toBe(409);
    for (let at = 1; at < actionsMaximum; at += 1) await create({ name: `Action ${at}` });
    expect((await client.post(path, { ...lookup(), name: 'One more' })).status).toBe(422);
  });

  it.each([
    ['a status of failure', { status: 500, body: 'stack trace' }, 'failed', 'The server answered 500.'],
    ['not found', { status: 404, body: '{"error":"no"}' }, 'empty', null],
    ['nothing at the path', { status: 200, body: '{"other":1}' }, 'empty', null],
    ['no content', { status: 204 }, 'empty', null],
    [
      'a page',
      { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
      'failed',
      'The answer of the server is neither JSON nor plain text.',
    ],
    [
      'a redirect to a private address',
      { status: 302, headers: { location: 'http://169.254.169.254/' } },
      'failed',
      'The server answered with a redirect. Enter the final URL.',
    ],
    ['a closed connection', 'drop', 'failed', 'The server could not be reached.'],
    ['silence', 'hang', 'failed', 'The server did not answer in time: 1 second.'],
    [
      'more than a chat needs',
      { status: 200, body: JSON.stringify('x'.repeat(300_000)) },
      'failed',
      'The answer of the server is larger than 256 KB.',
    ],
  ] as const)(
    'say what is wrong where the server answers with %s',
    async (_name, reaction, outcome, problem) => {
      const { id } = await create({ timeoutSeconds: 1 });
      shop.react = () => reaction;
      expect(await test(id)).toMatchObject({ outcome, problem, reply: null });
    },
  );

  it.each([
    ['/v2', '/v2/orders'],
    ['../v1/', '/v1/orders'],
  ])('begin with a call of an OpenAPI document, whose server %s is relative to it', async (url, expected) => {
    const document = { openapi: '3.1.0', servers: [{ url }], paths: { '/orders': { get: {} } } };
    shop.react = () => ({ status: 200, body: JSON.stringify(document) });
    const read = await client.post(`${path}/openapi`, { url: `${shop.origin}/docs/openapi.json` });
    const { data } = await expectStatus<{ data: OpenapiOperation[] }>(read, 200);
    expect(data.map(({ action }) => action.url)).toEqual([shop.origin + expected]);
    expect(shop.received).toMatchObject([{ path: '/docs/openapi.json' }]);
  });

  it.each([
    [{ url: 'http://169.254.169.254/openapi.json' }, 400],
    [{ url: 'https://nowhere.invalid/openapi.json' }, 422],
    [{ document: 'hello' }, 422],
    [{}, 400],
  ])('begin with no document such as %o', async (body, status) => {
    expect((await client.post(`${path}/openapi`, body)).status).toBe(status);
  });

  it('say which values a test needs', async () => {
    const { id } = await create();
    const refused = await client.post(`${path}/${id}/test`, { values: {} });
    const { error } = await expectStatus<{ error: { details: Record<string, string> } }>(refused, 400);
    expect(error.details).toEqual({ 'values.order': 'Enter a value for Order number.' });
    expect(shop.received).toEqual([]);
  });

  it('are not there for other workspaces', async () => {
    const { id } = await create();
    const stranger = await signUp(stage.test.app);
    const own = `/api/v1/agents/${(await createAgent(stranger)).id}/actions/${id}`;
    expect((await stranger.get(path)).status).toBe(404);
    for (const place of [`${path}/${id}`, own]) {
      expect((await stranger.patch(place, { name: 'Mine' })).status).toBe(404);
      expect((await stranger.post(`${place}/test`, { values: { order: '1' } })).status).toBe(404);
      expect((await stranger.delete(place)).status).toBe(404);
    }
  });
});
