import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { type Client, createAgent, createClient, expectStatus, openChat, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
});
afterAll(() => test.close());

describe('leads', () => {
  it('come from a visitor, belong to the thread and are corrected within it', async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner);
    const visitor = await openChat(test.app, agent.id);
    const { conversationId } = await visitor.ask('Hello');
    const anybody = createClient(test.app);
    const leave = (fields: object) =>
      anybody.post(`/api/widget/${agent.id}/leads`, { conversationId, ...fields }, visitor.options);
    const first = await expectStatus<{ leadId: string }>(
      await leave({ email: 'ada@exmple.com', name: 'Ada' }),
      201,
    );
    const second = await expectStatus<{ leadId: string }>(
      await leave({ email: 'ada@example.com', name: 'Ada' }),
      201,
    );
    expect(second.leadId).toBe(first.leadId);
    const list = await expectStatus<{ data: Lead[] }>(await owner.get('/api/v1/leads'), 200);
    expect(list.data).toHaveLength(1);
    expect(list.data[0]).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada',
      phone: null,
      conversationId,
    });
  });

  it('come before a conversation, with what was agreed to, and join it', async () => {
    const owner = await signUp(test.app);
    const consentText = 'I agree that you store my details.';
    const agent = await createAgent(owner);
    const path = `/api/v1/agents/${agent.id}`;
    const leadsForm = { ...agent.leadsForm, consentText };
    await expectStatus(await owner.patch(path, { leadsForm }), 200);
    const visitor = await openChat(test.app, agent.id);
    const client = createClient(test.app);
    const leave = (body: object) => client.post(`/api/widget/${agent.id}/leads`, body, visitor.options);
    const details = { name: 'Ada', email: 'ada@example.com' };
    await expectStatus(await leave(details), 400);
    const incomplete = await leave({ email: details.email, hasConsented: true });
    expect(await expectStatus(incomplete, 400)).toMatchObject({
      error: { details: { name: 'Please enter your name' } },
    });
    const left = await leave({ ...details, form: 'leads', hasConsented: true });
    const { leadId } = await expectStatus<{ leadId: string }>(left, 201);
    const ask = (message: string) =>
      client.post(`/api/widget/${agent.id}/messages`, { message, leadId }, visitor.options);
    await (await ask('When do you open?')).text();
    const lead = await expectStatus<Lead>(await owner.get(`/api/v1/leads/${leadId}`), 200);
    expect(lead).toMatchObject({ consentText, conversationId: expect.any(String) });
    // A second conversation does not take it away.
    await (await ask('And when do you close?')).text();
    const same = await expectStatus<Lead>(await owner.get(`/api/v1/leads/${leadId}`), 200);
    expect(same.conversationId).toBe(lead.conversationId);
  });

  it("never change another visitor's lead, whatever address is typed", async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner);
    for (const name of ['Real Ada', 'Somebody else']) {
      const visitor = await openChat(test.app, agent.id);
      const { conversationId } = await visitor.ask('Hello');
      const fields = { conversationId, email: 'ada@example.com', name };
      await expectStatus(
        await createClient(test.app).post(`/api/widget/${agent.id}/leads`, fields, visitor.options),
        201,
      );
    }
    const list = await expectStatus<{ data: Lead[] }>(await owner.get('/api/v1/leads'), 200);
    expect(list.data.map((lead) => lead.name)).toEqual(['Somebody else', 'Real Ada']);
  });

  it.each([
    [{}, 'at least an email'],
    [{ email: 'nonsense' }, 'valid email'],
    [{ phone: 'call me' }, 'valid phone'],
    [{ phone: '------' }, 'valid phone'],
    [{ name: ' ' }, 'name'],
  ])('refuse %j', async (fields, sentence) => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner);
    const refused = await owner.post('/api/v1/leads', { agentId: agent.id, ...fields });
    const { error } = await expectStatus<{ error: { message: string } }>(refused, 400);
    expect(error.message).toContain(sentence);
  });

  it('are counted against the plan, also when many come at once', async () => {
    const free = await createTestServices({ DEFAULT_PLAN: 'free' });
    try {
      const owner = await signUp(free.app);
      const agent = await createAgent(owner);
      const answers = await Promise.all(
        Array.from({ length: 9 }, (_, number) =>
          owner.post('/api/v1/leads', { agentId: agent.id, email: `person${number}@example.com` }),
        ),
      );
      expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
      expect(answers.filter((answer) => answer.status === 402)).toHaveLength(4);
    } finally {
      await free.close();
    }
  });

  it('leave as CSV that a spreadsheet reads as text, and as JSON', async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner, { name: '=1+1' });
    const name = '=HYPERLINK("http://evil.example","x")';
    await owner.post('/api/v1/leads', { agentId: agent.id, name, phone: '+49 30 123456' });
    await owner.post('/api/v1/leads', { agentId: agent.id, name: 'Zoë, "the\nsecond"' });
    const response = await owner.get('/api/v1/leads/export?format=csv');
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="parley-leads-/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toMatchObject([
      { Name: 'Zoë, "the second"', Agent: "'=1+1" },
      { Name: `'${name}`, Phone: '+49 30 123456' },
    ]);
    const json = (await (await owner.get('/api/v1/leads/export?format=json')).json()) as Lead[];
    expect(json.map((lead) => lead.name)).toEqual(['Zoë, "the second"', name]);
  });

  it('are gone when deleted, and only for their workspace', async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner);
    const lead = await expectStatus<Lead>(
      await owner.post('/api/v1/leads', { agentId: agent.id, name: 'Ada' }),
      201,
    );
    const stranger = await signUp(test.app);
    expect((await stranger.delete(`/api/v1/leads/${lead.id}`)).status).toBe(404);
    expect((await owner.delete(`/api/v1/leads/${lead.id}`)).status).toBe(200);
    expect((await owner.delete(`/api/v1/leads/${lead.id}`)).status).toBe(404);
  });

  describe('of an owner with several', () => {
    let owner: Client;
    let agent: Agent;
    let other: Agent;
    const made: Lead[] = [];
    beforeAll(async () => {
      owner = await signUp(test.app);
      agent = await createAgent(owner);
      other = await createAgent(owner, { name: 'Other' });
      for (const [agentId, fields] of [
        [agent.id, { name: 'Ada Lovelace', email: 'ada@example.com' }],
        [agent.id, { name: 'Ben 100%_off', phone: '+49 (30) 12-34-56' }],
        [agent.id, { email: 'carla@example.com' }],
        [other.id, { name: 'Dora' }],
      ] as const) {
        test.clock.advanceSeconds(60);
        made.push(await expectStatus<Lead>(await owner.post('/api/v1/leads', { agentId, ...fields }), 201));
      }
      const [, ben, carla] = made;
      await expectStatus(await owner.patch(`/api/v1/leads/${ben?.id}`, { status: 'contacted' }), 200);
      await expectStatus(await owner.patch(`/api/v1/leads/${carla?.id}`, { note: 'Wants a QUOTE' }), 200);
    });
    const namesOf = (leads: readonly Lead[]) =>
      leads.map(({ name, email }) => (name ?? email ?? '').split(/[\s@]/)[0]?.toLowerCase());
    const list = async (query: string) => {
      const { data, pagination } = await expectStatus<{ data: Lead[]; pagination: { total: number } }>(
        await owner.get(`/api/v1/leads?${query}`),
        200,
      );
      expect(pagination.total).toBe(data.length);
      return namesOf(data);
    };

    it('are new, and are changed one at a time', async () => {
      const lead = await expectStatus<Lead>(await owner.get(`/api/v1/leads/${made[1]?.id}`), 200);
      expect(lead).toMatchObject({ status: 'contacted', note: '', conversationTitle: null });
      expect(made.map(({ status }) => status)).toEqual(['new', 'new', 'new', 'new']);
      const long = { note: 'x'.repeat(2_001) };
      expect((await owner.patch(`/api/v1/leads/${lead.id}`, long)).status).toBe(400);
    });

    it.each([
      ['', ['dora', 'carla', 'ben', 'ada']],
      ['q=ADA', ['ada']],
      ['q=%25_', ['ben']],
      ['q=0301', []],
      ['q=49301234', ['ben']],
      ['q=030-12', []],
      ['q=(30)+1234', ['ben']],
      ['q=quote', ['carla']],
      ['q=example.com', ['carla', 'ada']],
      ['status=contacted', ['ben']],
      ['status=new', ['dora', 'carla', 'ada']],
      ['has=email', ['carla', 'ada']],
      ['has=phone', ['ben']],
      ['has=note', ['carla']],
      ['has=conversation', []],
      ['has=email&q=carla&status=new', ['carla']],
    ])('are found by %s', async (query, expected) => {
      expect(await list(query)).toEqual(expected);
      const file = await owner.get(`/api/v1/leads/export?format=json&${query}`);
      expect(namesOf((await file.json()) as Lead[])).toEqual(expected);
    });

    it('are exported by their ids, with every detail a column', async () => {
      const ids = `${made[1]?.id},${made[2]?.id}`;
      const csv = await (await owner.get(`/api/v1/leads/export?ids=${ids}`)).text();
      const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
      expect(rows).toMatchObject([
        { Status: 'new', Note: 'Wants a QUOTE', Email: 'carla@example.com' },
        { Status: 'contacted', Phone: '+49 (30) 12-34-56', Agent: agent.name },
      ]);
      const many = Array.from({ length: 201 }, (_, at) => `led_${at}`).join(',');
      expect((await owner.get(`/api/v1/leads/export?ids=${many}`)).status).toBe(400);
    });

    it('get a status together, by name or by filter, and those that came later do not', async () => {
      const named = { leadIds: [made[0]?.id, made[3]?.id, 'led_gone'] };
      const byName = await owner.post('/api/v1/leads/status', { selection: named, status: 'lost' });
      expect(await byName.json()).toEqual({ leads: 2 });
      expect(await list('status=lost')).toEqual(['dora', 'ada']);
      const seen = { filter: { agentId: agent.id }, newestId: made[1]?.id };
      const byFilter = await owner.post('/api/v1/leads/status', { selection: seen, status: 'won' });
      expect(await byFilter.json()).toEqual({ leads: 2 });
      expect(await list('status=won')).toEqual(['ben', 'ada']);
      const both = { leadIds: [made[0]?.id], ...seen };
      expect((await owner.post('/api/v1/leads/status', { selection: both, status: 'won' })).status).toBe(400);
    });

    it('are deleted together, and one event tells of each agent', async () => {
      await test.services.pool.query('delete from outbox');
      const selection = { filter: { status: 'won' }, newestId: made[3]?.id };
      const deleted = await owner.post('/api/v1/leads/delete', { selection });
      expect(await deleted.json()).toEqual({ leads: 2 });
      expect(await list('')).toEqual(['dora', 'carla']);
      const { rows } = await test.services.pool.query('select name, payload from outbox');
      expect(rows).toEqual([{ name: 'leads.changed', payload: { agentId: agent.id } }]);
      expect(
        (await owner.post('/api/v1/leads/delete', { selection: { leadIds: ['led_gone'] } })).status,
      ).toBe(404);
    });
  });
});
