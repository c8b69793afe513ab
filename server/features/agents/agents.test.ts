import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { PlanId } from '#contract/plans.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import { addText, createAgent, createClient, expectStatus, openChat, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices({ DEFAULT_PLAN: 'enterprise' }, { isWorker: true });
});
afterAll(() => test.close());

describe('agents', () => {
  it('begin with the defaults of the specification', async () => {
    const agent = await createAgent(await signUp(test.app), { name: 'Shop' });
    expect(agent).toMatchObject({
      name: 'Shop',
      displayName: 'Shop',
      status: 'active',
      vibeResponse: 'friendly',
      selectedModel: 'gpt-3.5',
      messageColor: '#3b82f6',
      counts: { conversations: 0, messages: 0, leads: 0, sources: 0 },
    });
    expect(agent.promptText).toContain('3 to 4 sentences');
    expect(agent.fallbackReply).toContain('human agent will get back');
  });

  it('change in the given fields only, and in none if one of them cannot be set', async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner);
    const path = `/api/v1/agents/${agent.id}`;
    const changed = await expectStatus<Agent>(await owner.patch(path, { welcomeMessage: 'Moin!' }), 200);
    expect({ ...changed, updatedAt: '' }).toEqual({
      ...agent,
      version: 1,
      welcomeMessage: 'Moin!',
      updatedAt: '',
    });
    for (const field of [{ id: 'agt_mine' }, { workspaceId: 'wsp_other' }, { counts: { leads: 99 } }]) {
      const response = await owner.patch(path, { welcomeMessage: 'Hello!', ...field });
      const body = await expectStatus<ErrorBody>(response, 400);
      expect(Object.keys(body.error.details ?? {})).toEqual(Object.keys(field));
    }
    expect(await expectStatus<Agent>(await owner.get(path), 200)).toEqual(changed);
  });

  it.each([
    [{ messageColor: 'red' }, 'messageColor'],
    [{ vibeResponse: 'rude' }, 'vibeResponse'],
    [{ name: '' }, 'name'],
    [{ allowedDomains: ['https://a.example/x'] }, 'allowedDomains'],
    [{ status: 'dead' }, 'status'],
    [{ selectedModel: 'nowhere:model' }, 'selectedModel'],
    [{ displayName: '\u200b\u202e' }, 'displayName'],
  ])('refuse %j and name the field', async (changes, field) => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner);
    const refused = await owner.patch(`/api/v1/agents/${agent.id}`, changes);
    const { error } = await expectStatus<{ error: { message: string } }>(refused, 400);
    expect(error.message).toContain(field);
  });

  it('are limited by the plan, also when many are made at once', async () => {
    const free = await createTestServices({ DEFAULT_PLAN: 'free' });
    try {
      const owner = await signUp(free.app);
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => owner.post('/api/v1/agents', { name: 'Helper' })),
      );
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 402, 402, 402, 402, 402]);
    } finally {
      await free.close();
    }
  });

  it('are paused beyond a smaller plan, as their owner chooses, and come back with a larger one', async () => {
    const owner = await signUp(test.app);
    const made: Agent[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) made.push(await createAgent(owner, { name }));
    const ids = made.map(({ id }) => id);
    const workspaceId = await workspaceIdOf(owner);
    const change = (plan: PlanId) =>
      test.services.db.update(workspace).set({ plan }).where(eq(workspace.id, workspaceId));
    const paused = async () => {
      const { data } = await expectStatus<{ data: Agent[] }>(await owner.get('/api/v1/agents'), 200);
      return made
        .filter(({ id }) => data.find((each) => each.id === id)?.isPausedByPlan)
        .map(({ name }) => name);
    };
    const answers = async (agent: Agent | undefined) =>
      (await owner.post(`/api/v1/agents/${agent?.id}/chat`, { message: 'Hello' })).status;
    const keep = (agentIds: (string | undefined)[]) => owner.put('/api/v1/kept-agents', { agentIds });
    expect(await paused()).toEqual([]);
    await change('pro');
    expect(await paused()).toEqual(['Three', 'Four']);
    expect([await answers(made[0]), await answers(made[3])]).toEqual([200, 422]);
    const session = await createClient(test.app).get(`/api/widget/${ids[3]}/session`);
    expect((await expectStatus<WidgetSession>(session, 200)).agent.isPaused).toBe(true);
    await expectStatus(await keep([ids[3]]), 200);
    expect(await paused()).toEqual(['Two', 'Three']);
    expect([await answers(made[1]), await answers(made[3])]).toEqual([422, 200]);
    expect((await keep(ids.slice(0, 3))).status).toBe(400);
    expect((await keep([(await createAgent(await signUp(test.app))).id])).status).toBe(404);
    await test.services.db
      .update(workspace)
      .set({ addOns: { 'extra-agent': 1 } })
      .where(eq(workspace.id, workspaceId));
    expect(await paused()).toEqual(['Three']);
    await change('enterprise');
    expect([await paused(), await answers(made[2])]).toEqual([[], 200]);
  });

  it('are duplicated with their settings and, where wanted, their sources', async () => {
    const owner = await signUp(test.app);
    const settings = { welcomeMessage: 'Moin!', vibeResponse: 'neutral' as const, isPhoneEnabled: true };
    const agent = await createAgent(owner, {
      name: 'ä'.repeat(80),
      username: 'to-copy',
      isPublic: true,
      ...settings,
    });
    await addText(owner, agent.id);
    const copy = async (body: object) =>
      expectStatus<Agent>(await owner.post(`/api/v1/agents/${agent.id}/duplicate`, body), 201);
    const bare = await copy({ name: 'Bare', withSources: false });
    expect(bare).toMatchObject({ ...settings, name: 'Bare', username: null, isPublic: false });
    expect(bare.counts.sources).toBe(0);
    const whole = await copy({});
    expect(whole.name).toBe(`${'ä'.repeat(73)} (copy)`);
    expect(whole.counts).toEqual({ ...agent.counts, sources: 1 });
    const stranger = await signUp(test.app);
    await expectStatus(await stranger.post(`/api/v1/agents/${agent.id}/duplicate`, {}), 404);
  });

  it('include one sample, which is added once, with its sources, and is marked as a sample', async () => {
    const owner = await signUp(test.app);
    const add = async () => expectStatus<Agent>(await owner.post('/api/v1/sample-agent', {}), 201);
    const [sample, again] = await Promise.all([add(), add()]);
    expect(sample).toMatchObject({ id: again.id, isSample: true, name: expect.stringContaining('Sample') });
    expect(sample.displayName).toContain('sample');
    expect((await add()).counts.sources).toBe(5);
    expect((await createAgent(owner)).isSample).toBe(false);
  });

  it('list newest first, page by page, and stay in place while others are made', async () => {
    const owner = await signUp(test.app);
    for (const name of ['one', 'two', 'three']) await createAgent(owner, { name });
    type List = { data: Agent[]; pagination: { cursor: string | null; hasMore: boolean; total: number } };
    const first = await expectStatus<List>(await owner.get('/api/v1/agents?limit=2'), 200);
    await createAgent(owner, { name: 'four' });
    const second = await expectStatus<List>(
      await owner.get(`/api/v1/agents?limit=2&cursor=${first.pagination.cursor}`),
      200,
    );
    expect(first.data.map((agent) => agent.name)).toEqual(['three', 'two']);
    expect(first.pagination).toMatchObject({ hasMore: true, total: 3 });
    expect(second.data.map((agent) => agent.name)).toEqual(['one']);
    expect(second.pagination).toMatchObject({ hasMore: false, cursor: null });
  });

  it('are deleted with everything that belongs to them', async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner);
    await addText(owner, agent.id);
    const visitor = await openChat(test.app, agent.id);
    const { conversationId } = await visitor.ask('Hello');
    expect((await owner.delete(`/api/v1/agents/${agent.id}`)).status).toBe(200);
    expect((await owner.get(`/api/v1/agents/${agent.id}`)).status).toBe(404);
    expect((await owner.get(`/api/v1/conversations/${conversationId}`)).status).toBe(404);
    const late = createClient(test.app).post(
      `/api/widget/${agent.id}/messages`,
      { message: 'Hi' },
      visitor.options,
    );
    expect((await late).status).toBe(404);
  });
});

describe('lists', () => {
  it.each(['cursor=zzz', 'from=0000-01-01T00:00:00Z', 'limit=0'])('refuse ?%s', async (query) => {
    const owner = await signUp(test.app);
    expect((await owner.get(`/api/v1/conversations?${query}`)).status).toBe(400);
  });
});

describe('the launcher', () => {
  it('has the colour of the surfaces in the chat, with readable white text', async () => {
    const owner = await signUp(test.app);
    const colorOf = async (messageColor: string) => {
      const agent = await createAgent(owner, { messageColor });
      return (await (await test.app.request(`/api/widget/${agent.id}/launcher`)).json()).messageColor;
    };
    expect(await colorOf('#3b82f6')).toBe('#3472d8');
    expect(await colorOf('#1f5c4a')).toBe('#1f5c4a');
  });
});

describe('allowed domains', () => {
  it('decide where the launcher is drawn and who may frame the chat', async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner, { allowedDomains: ['shop.example'] });
    const from = async (origin: string) =>
      (await test.app.request(`/api/widget/${agent.id}/launcher`, { headers: { origin } })).status;
    expect(await from('https://shop.example')).toBe(200);
    expect(await from('https://other.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from('http://localhost:3000')).toBe(200);
  });
});

describe('two who change an agent at once', () => {
  it('both save where they changed different settings; the later change of the same setting is refused, with the name of the other', async () => {
    const owner = await signUp(test.app, { firstname: 'Ana' });
    const agent = await createAgent(owner);
    const change = (changes: object) => owner.patch(`/api/v1/agents/${agent.id}`, changes);
    const { version } = agent;
    const first = await expectStatus<Agent>(await change({ displayName: 'One', version }), 200);
    expect(first.version).toBe(version + 1);
    const other = await expectStatus<Agent>(await change({ size: 'large', version }), 200);
    expect(other).toMatchObject({ displayName: 'One', size: 'large' });

    const refused = await change({ displayName: 'Two', colorMode: 'dark', version });
    const { error } = await expectStatus<ErrorBody>(refused, 409);
    expect(error).toMatchObject({
      code: 'conflict',
      details: { displayName: 'You, in another window, changed this in the meantime.' },
    });
    const stored = await expectStatus<Agent>(await owner.get(`/api/v1/agents/${agent.id}`), 200);
    expect(stored).toMatchObject({ displayName: 'One', colorMode: 'light', version: version + 2 });

    await expectStatus(await change({ displayName: 'One', version }), 200);
    await expectStatus(await change({ displayName: 'Two', version: stored.version }), 200);
    await expectStatus(await change({ displayName: 'Three' }), 200);
    await test.services.pool.query('delete from agent_change where agent_id = $1', [agent.id]);
    const unknown = await expectStatus<ErrorBody>(await change({ description: 'New', version }), 409);
    expect(unknown.error.details).toEqual({ description: 'Someone changed this in the meantime.' });
  });
});
