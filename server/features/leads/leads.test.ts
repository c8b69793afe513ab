import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Booking, BookingOffer } from '#contract/bookings/bookings.schemas.ts';
import type { CalComState, CalComTest } from '#contract/cal-com/cal-com.schemas.ts';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { visitorTokenHeader } from '#contract/widget/widget.ts';
import { agent as agentTable } from '#server/features/agents/agents.table.ts';
import { readBooking } from '#server/features/bookings/read-booking.ts';
import { calComConnection } from '#server/features/cal-com/cal-com.table.ts';
import { createVisitor } from '#server/features/widget/create-visitor.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import {
  type Client,
  createAgent,
  createClient,
  expectStatus,
  openChat,
  readParts,
  signUp,
  type Visitor,
} from '#tests/factories.ts';
import { type FakeEventType, type FakeField, makeEventType } from '#tests/fakes/cal-com/cal-com-state.ts';
import { type FakeCalCom, startCalCom } from '#tests/fakes/cal-com/start-cal-com.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let test: TestServices;
let calCom: FakeCalCom;
beforeAll(async () => {
  calCom = await startCalCom(() => test.clock.now());
  test = await createTestServices({ DEFAULT_PLAN: 'enterprise', CALCOM_API_BASE: calCom.origin });
});
afterAll(async () => {
  await test.close();
  await calCom.close();
});

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

describe('calls that visitors book', () => {
  const apiKey = 'cal_live_fernwood';
  let lastEventType = 1_000;
  const tomorrow = (hour: number, minute = 0) => {
    const day = new Date(test.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;
  };

  /** A firm that is connected, with an agent that offers these times. */
  async function openFirm(given: Partial<FakeEventType>, fields: FakeField[] = []) {
    lastEventType += 1;
    // An account of its own for each.
    calCom.state.bookings.clear();
    calCom.state.eventTypes.set(lastEventType, makeEventType(lastEventType, given, fields));
    const owner = await signUp(test.app);
    const agent = await createAgent(owner, {
      isCalComBookingEnabled: true,
      bookingUrl: 'https://cal.com/fernwood/30min',
      bookingEventTypeId: lastEventType,
    });
    const connected = await expectStatus<CalComState>(await owner.put('/api/v1/cal-com', { apiKey }), 200);
    const [row] = await test.services.db
      .select({ workspaceId: agentTable.workspaceId })
      .from(agentTable)
      .where(eq(agentTable.id, agent.id));
    const workspaceId = row?.workspaceId ?? '';
    return { owner, agent, workspaceId, connected, book: bookerOf(agent.id), eventTypeId: lastEventType };
  }

  const anybody = () => createClient(test.app);
  /** Somebody who has opened the chat, without the call. */
  const newVisitor = (agentId: string): Pick<Visitor, 'options'> => {
    const { token } = createVisitor(test.services, agentId, 'visitor');
    return { options: { headers: { [visitorTokenHeader]: token }, csrfToken: null } };
  };
  const bookerOf =
    (agentId: string) =>
    (visitor: Pick<Visitor, 'options'>, start: string, more: object = {}) =>
      anybody().post(
        `/api/widget/${agentId}/bookings`,
        { start, timeZone: 'Europe/Berlin', name: 'Ada', email: 'ada@example.com', ...more },
        visitor.options,
      );
  const listTimes = async (agentId: string, visitor: Pick<Visitor, 'options'>) =>
    expectStatus<BookingOffer>(
      await anybody().get(`/api/widget/${agentId}/booking-times?timeZone=Europe/Berlin`, visitor.options),
      200,
    );
  const comingOf = async (agentId: string, visitor: Pick<Visitor, 'options'>) => {
    const session = await anybody().get(`/api/widget/${agentId}/session`, visitor.options);
    return (await expectStatus<WidgetSession>(session, 200)).bookings;
  };
  /** What has happened to bookings since the last look. */
  const changes = async () => {
    const { rows } = await test.services.pool.query<{ change: string }>(
      `with taken as (delete from outbox where name = 'booking.changed' returning *)
       select payload->>'change' as change from taken order by id`,
    );
    return rows.map(({ change }) => change);
  };
  const listBookings = async (owner: Client, query = '') =>
    (await expectStatus<{ data: Booking[] }>(await owner.get(`/api/v1/bookings${query}`), 200)).data;

  it('are offered by days, booked with answers, and shown with the lead and the conversation', async () => {
    const starts = [tomorrow(9), tomorrow(10)];
    const question = { type: 'text', slug: 'firm', label: 'Your firm', required: true, isDefault: false };
    const { owner, agent, connected, book } = await openFirm({ starts }, [question]);
    expect(connected.connection).toMatchObject({ accountName: 'Fernwood Bikes', keyEnd: 'wood' });
    expect(JSON.stringify(connected)).not.toContain(apiKey);
    const visitor = await openChat(test.app, agent.id);
    const { conversationId } = await visitor.ask('Hello');
    const offer = await listTimes(agent.id, visitor);
    expect(offer).toMatchObject({
      minutes: 30,
      questions: [{ slug: 'notes' }, { slug: 'firm', kind: 'text', isRequired: true }],
      days: [{ times: starts }],
      nextDate: null,
    });
    const incomplete = await expectStatus(await book(visitor, starts[0]!, { conversationId }), 400);
    expect(incomplete).toMatchObject({ error: { details: { 'answers.firm': expect.any(String) } } });
    const answers = [
      { slug: 'firm', answer: 'Fernwood' },
      { slug: 'unknown', answer: 'x' },
    ];
    const send = () => book(visitor, starts[0]!, { conversationId, answers });
    // Two clicks at once, and once more later.
    const [first, second] = await Promise.all([send(), send()]);
    const made = await expectStatus<{ booking: { id: string; status: string }; leadId: string }>(first, 201);
    expect(await expectStatus(second, 201)).toEqual(made);
    expect(await expectStatus(await send(), 201)).toEqual(made);
    // The chat shows it again after a reload.
    expect(await comingOf(agent.id, visitor)).toEqual([made.booking]);
    expect(await comingOf(agent.id, newVisitor(agent.id))).toEqual([]);
    expect(made.booking.status).toBe('accepted');
    const atCalCom = [...calCom.state.bookings.values()].filter(({ start }) => start === starts[0]);
    expect(atCalCom).toMatchObject([
      { responses: { firm: 'Fernwood' }, metadata: { parleyBooking: made.booking.id } },
    ]);
    expect((await listTimes(agent.id, visitor)).days).toMatchObject([{ times: [starts[1]] }]);
    const shown = [{ id: made.booking.id, answers: [{ label: 'Your firm', answer: 'Fernwood' }] }];
    for (const query of [`?leadId=${made.leadId}`, `?conversationId=${conversationId}`, ''])
      expect(await listBookings(owner, query)).toMatchObject(shown);
    expect(await listBookings(owner, '?leadId=lead_other')).toEqual([]);
    expect(calCom.complaints()).toEqual([]);
  });

  it('are booked once each when 200 visitors try at once; the others learn which times are left', async () => {
    const starts = Array.from({ length: 21 }, (_, at) => tomorrow(6 + Math.floor(at / 2), (at % 2) * 30));
    const { owner, agent, book } = await openFirm({ starts, timeZone: 'UTC' });
    const visitors = Array.from({ length: 200 }, () => newVisitor(agent.id));
    const answers = await Promise.all(visitors.map((visitor, at) => book(visitor, starts[at % 20]!)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(180);
    expect(await refused[0]?.json()).toMatchObject({
      error: { code: 'slot-taken', message: 'This time is no longer free. Please choose another one.' },
    });
    expect((await listTimes(agent.id, visitors[199]!)).days.flatMap(({ times }) => times)).toEqual([
      starts[20],
    ]);
    const booked = await listBookings(owner, '?limit=100');
    expect(new Set(booked.map(({ startAt }) => startAt)).size).toBe(20);
    expect(booked).toHaveLength(20);
  });

  it('are looked up after a lost answer, and not booked twice', async () => {
    const starts = [tomorrow(13)];
    const { agent, book, eventTypeId } = await openFirm({ starts });
    const visitor = await openChat(test.app, agent.id);
    calCom.addFault({ call: /POST .*bookings$/, as: 'lost' });
    expect(await expectStatus(await book(visitor, starts[0]!), 503)).toMatchObject({
      error: { code: 'unavailable' },
    });
    await expectStatus(await book(visitor, starts[0]!), 201);
    const made = [...calCom.state.bookings.values()].filter((each) => each.eventTypeId === eventTypeId);
    expect(made).toHaveLength(1);
  });

  it('are offered to visitors who ask for one, if the agent has times', async () => {
    const { owner, agent } = await openFirm({ starts: [tomorrow(14)] });
    const visitor = await openChat(test.app, agent.id);
    const ask = async (message: string) => {
      const path = `/api/widget/${agent.id}/messages`;
      const parts = await readParts(await anybody().post(path, { message }, visitor.options));
      const end = parts.at(-1);
      return end?.type === 'finish' && end.messageMetadata.offersBooking === true;
    };
    expect(await ask('Can I book a call with you?')).toBe(true);
    expect(await ask('What does a call cost?')).toBe(false);
    await owner.patch(`/api/v1/agents/${agent.id}`, { isCalComBookingEnabled: false });
    expect(await ask('Can I book a call with you?')).toBe(false);
  });

  it('need a working connection and a plan that includes them; otherwise there is the link', async () => {
    const starts = [tomorrow(15)];
    const { owner, agent, workspaceId, book } = await openFirm({ starts });
    const visitor = await openChat(test.app, agent.id);
    const read = async () =>
      (await expectStatus<WidgetSession>(await anybody().get(`/api/widget/${agent.id}/session`), 200)).agent;
    const setPlan = (plan: 'free' | 'enterprise') =>
      test.services.db.update(workspace).set({ plan }).where(eq(workspace.id, workspaceId));
    const check = async () => expectStatus<CalComTest>(await owner.post('/api/v1/cal-com/test', {}), 200);
    expect(await read()).toMatchObject({ canBook: true });
    expect(await check()).toMatchObject({ isWorking: true });

    await setPlan('free');
    expect(await read()).toMatchObject({ canBook: false });
    await expectStatus(await book(visitor, starts[0]!), 422);
    await expectStatus(await owner.put('/api/v1/cal-com', { apiKey }), 402);
    await setPlan('enterprise');

    calCom.keys.delete(apiKey);
    expect(await expectStatus(await book(visitor, starts[0]!), 422)).toMatchObject({
      error: { message: expect.stringMatching(/booking page/) },
    });
    const { isWorking, state } = await check();
    expect(isWorking).toBe(false);
    expect(state.connection).toMatchObject({
      needsReconnect: true,
      problem: expect.stringMatching(/API key/),
    });
    const page = { kind: 'booking', label: '', url: 'https://cal.com/fernwood/30min' };
    expect(await read()).toMatchObject({ canBook: false, buttons: expect.arrayContaining([page]) });
    await expectStatus(await owner.put('/api/v1/cal-com', { apiKey }), 422);
    calCom.keys.add(apiKey);
    await expectStatus(await owner.put('/api/v1/cal-com', { apiKey }), 200);
    expect(await read()).toMatchObject({ canBook: true });
    await expectStatus(await owner.send('DELETE', '/api/v1/cal-com'), 200);
    expect(await read()).toMatchObject({ canBook: false });
  });

  it('are updated from Cal.com after a signed message, which only says which booking to read', async () => {
    const starts = [tomorrow(16)];
    const { owner, agent, workspaceId, book } = await openFirm({ starts });
    const secret = 'shh';
    await test.services.db
      .update(calComConnection)
      .set({ webhookSecret: encryptSecret(test.services.secretKey, workspaceId, secret) })
      .where(eq(calComConnection.workspaceId, workspaceId));
    const visitor = await openChat(test.app, agent.id);
    await changes();
    const made = await expectStatus<{ booking: { id: string } }>(await book(visitor, starts[0]!), 201);
    const there = [...calCom.state.bookings.values()].at(-1)!;
    const tell = (body: string, signature: string) =>
      test.app.request(`/api/cal-com/webhook/${workspaceId}`, {
        method: 'POST',
        headers: { 'x-cal-signature-256': signature, 'content-type': 'application/json' },
        body,
      });
    const follow = (uid: string) =>
      readBooking(test.services, { workspaceId, bookingId: made.booking.id, uid });

    expect(await changes()).toEqual(['made']);
    const lie = calCom.sign('BOOKING_CANCELLED', there, secret);
    expect((await tell(lie.body, lie.signature)).status).toBe(200);
    expect((await tell(lie.body.replace('CANCELLED', 'CREATED'), lie.signature)).status).toBe(403);
    const unsigned = calCom.sign('BOOKING_CANCELLED', there, null);
    expect((await tell(unsigned.body, unsigned.signature)).status).toBe(403);
    // It is not cancelled, whatever the message said.
    await follow(there.uid);
    expect(await listBookings(owner)).toMatchObject([{ status: 'accepted' }]);

    // Moved: another booking there, and the one before is cancelled.
    const moved = {
      ...there,
      uid: 'moved',
      start: tomorrow(17),
      end: tomorrow(17, 30),
      rescheduledFromUid: there.uid,
    };
    calCom.state.bookings.set(moved.uid, moved);
    there.status = 'cancelled';
    await follow(moved.uid);
    await follow(there.uid);
    expect(await listBookings(owner)).toMatchObject([{ status: 'accepted', startAt: moved.start }]);
    expect(await comingOf(agent.id, visitor)).toMatchObject([{ startAt: moved.start }]);
    moved.status = 'cancelled';
    await follow(moved.uid);
    expect(await listBookings(owner)).toMatchObject([{ status: 'cancelled' }]);
    expect(await comingOf(agent.id, visitor)).toEqual([]);
    expect(await changes()).toEqual(['other', 'moved', 'cancelled']);
  });
});
