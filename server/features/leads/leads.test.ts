import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { createAgent, createClient, expectStatus, openChat, signUp } from '#tests/factories.ts';
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
    const first = await expectStatus<{ leadId: string }>(await leave({ email: 'ada@exmple.com' }), 201);
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
});
