import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { VisitorFacts } from '#contract/inbox/inbox.schemas.ts';
import { defaultLook } from '#contract/look/look.ts';
import { callEndpoint, caseOf, named, validInput } from '#tests/call-endpoint.ts';
import { createEndpointStage, type EndpointStage } from '#tests/endpoint-cases/create-endpoint-stage.ts';
import type { Owner } from '#tests/endpoint-cases/endpoint-case.ts';
import { type CallOptions, createAgent, createClient, expectStatus, openChat } from '#tests/factories.ts';

/** A key that is limited to one agent, and what it may not do with the other agents of its workspace. */
let stage: EndpointStage;
let mine: Owner;
let ownId: string;
let options: CallOptions;

const withKey = (key: string): CallOptions => ({
  headers: { authorization: `Bearer ${key}` },
  csrfToken: null,
});
async function addKey(fields: object): Promise<string> {
  const made = await mine.client.post('/api/v1/api-keys', { name: 'Limited', ...fields });
  return (await expectStatus<{ key: string }>(made, 201)).key;
}

beforeAll(async () => {
  stage = await createEndpointStage();
  ({ mine } = stage);
  const input = { ...defaultLook.input, allowsAttachments: true };
  ownId = (await createAgent(mine.client, { name: 'The own agent', input })).id;
  options = withKey(await addKey({ agentIds: [ownId] }));
});
afterAll(() => stage.close());

const call = () => createClient(mine.app);
/** They answer such a key too, with its own agents only. */
const open = ['agents.list', 'completions.list-models', 'workspaces.get'];
const ofMembers = endpoints.filter(
  (endpoint) => endpoint.access === 'member' && !caseOf(endpoint).onlyBrowsers,
);

describe('a key for one agent', () => {
  test.each(named(ofMembers.filter(({ name }) => !open.includes(name))))(
    'gets nothing of other agents by %s',
    async (_name, endpoint) => {
      const input = await validInput(endpoint, mine);
      const answer = await callEndpoint(call(), endpoint, mine, input, options);
      expect([403, 404]).toContain(answer.status);
    },
  );

  test('sees itself and its agent in the lists that it gets', async () => {
    for (const path of ['/api/v1/agents', '/api/v1/models']) {
      const { data } = await expectStatus<{ data: { id: string }[] }>(await call().get(path, options), 200);
      expect(data.map(({ id }) => id)).toEqual([ownId]);
    }
    await expectStatus(await call().get('/api/v1/workspace', options), 200);
  });

  test('works with its agent, and with what belongs to it', async () => {
    const { conversationId, messageId } = await (await openChat(mine.app, ownId)).ask('Hello there');
    const lead = await call().post('/api/v1/leads', { agentId: ownId, email: 'own@example.com' }, options);
    const { id: leadId } = await expectStatus<{ id: string }>(lead, 201);
    for (const path of [
      `/api/v1/agents/${ownId}`,
      `/api/v1/agents/${ownId}/sources`,
      `/api/v1/conversations?agentId=${ownId}`,
      `/api/v1/conversations/${conversationId}`,
      `/api/v1/messages/${messageId}/explanation`,
      `/api/v1/leads/${leadId}`,
    ])
      await expectStatus(await call().get(path, options), 200);
    const { agentId } = mine.ids;
    await expectStatus(await call().get(`/api/v1/conversations?agentId=${agentId}`, options), 404);
    await expectStatus(await call().get('/api/v1/conversations', options), 403);
    const other = { agentId, email: 'other@example.com' };
    await expectStatus(await call().post('/api/v1/leads', other, options), 404);
    const chat = { message: 'Hello', conversationId: mine.ids.conversationId };
    await expectStatus(await call().post(`/api/v1/agents/${ownId}/chat`, chat, options), 404);
  });

  test('sees no conversations that its visitor had with other agents', async () => {
    const chat = async (agentId: string) =>
      (await (await openChat(mine.app, agentId)).ask('Hello')).conversationId;
    const [first, second] = [await chat(ownId), await chat(ownId)];
    const elsewhere = await chat(mine.ids.agentId);
    await mine.pool.query(`update conversation set visitor_id = 'vis_same' where id = any($1)`, [
      [first, second, elsewhere],
    ]);
    const path = `/api/v1/conversations/${first}/visitor`;
    const seen = async (sent?: CallOptions) =>
      (await expectStatus<VisitorFacts>(await (sent ? call() : mine.client).get(path, sent), 200))
        .conversations;
    expect((await seen(options)).map(({ id }) => id)).toEqual([second]);
    expect((await seen()).map(({ id }) => id)).toEqual([elsewhere, second]);
  });

  test('opens the files and notes of its conversations, and ends its own hooks', async () => {
    const visitor = await openChat(mine.app, ownId);
    const { conversationId } = await visitor.ask('Hello there');
    const attachmentId = await visitor.sendFile('order.txt', 'Two lamps');
    const noted = await call().post(
      `/api/v1/conversations/${conversationId}/notes`,
      { text: 'Call back' },
      options,
    );
    const { id: noteId } = await expectStatus<{ id: string }>(noted, 201);
    const file = await call().get(`/api/v1/attachments/${attachmentId}`, options);
    expect([file.status, await file.text()]).toEqual([200, 'Two lamps']);
    await expectStatus(await call().delete(`/api/v1/notes/${noteId}`, undefined, options), 200);
    const hook = { targetUrl: `${mine.siteUrl}/hook`, event: 'lead.created' };
    await expectStatus(await call().post('/api/v1/hooks', hook, options), 403);
    const made = await call().post('/api/v1/hooks', { ...hook, agentId: ownId }, options);
    const { id: hookId } = await expectStatus<{ id: string }>(made, 201);
    await expectStatus(await call().delete(`/api/v1/hooks/${hookId}`, undefined, options), 200);
  });

  test('does nothing by its agent that is about more, and makes none that it could do nothing with', async () => {
    for (const path of ['/api/v1/usage', '/api/v1/slack'])
      await expectStatus(await call().get(`${path}?agentId=${ownId}`, options), 403);
    await expectStatus(await call().post(`/api/v1/agents/${ownId}/duplicate`, {}, options), 403);
  });

  test('can only be made for agents of the workspace', async () => {
    for (const agentIds of [[], [stage.theirs.ids.agentId], [ownId, 'agt_none']])
      await expectStatus(await mine.client.post('/api/v1/api-keys', { name: 'Wrong', agentIds }), 400);
  });
});

// Last, as it moves the clock.
test('a key that has expired opens nothing, says why, and ends what it subscribed to', async () => {
  const key = withKey(await addKey({ expiresInDays: 30 }));
  const hook = { targetUrl: `${mine.siteUrl}/hook`, event: 'lead.created' };
  const { id } = await expectStatus<{ id: string }>(await call().post('/api/v1/hooks', hook, key), 201);
  const listed = async () => {
    const { data } = await expectStatus<{ data: { id: string }[] }>(
      await mine.client.get('/api/v1/hooks'),
      200,
    );
    return data.some((each) => each.id === id);
  };
  await expectStatus(await call().get('/api/v1/agents', key), 200);
  expect(await listed()).toBe(true);
  await stage.services.pool.query(`update api_key set expires_at = now() where expires_at is not null`);
  stage.clock.advanceSeconds(1);
  const refused = await expectStatus<{ error: object }>(await call().get('/api/v1/agents', key), 401);
  expect(refused.error).toMatchObject({
    code: 'invalid-api-key',
    message: expect.stringContaining('expired'),
  });
  expect(await listed()).toBe(false);
});
