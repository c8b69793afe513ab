import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Booking, BookingOffer } from '#contract/bookings/bookings.schemas.ts';
import type { CalComState, CalComTest } from '#contract/cal-com/cal-com.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { visitorTokenHeader } from '#contract/widget/widget.ts';
import { agent as agentTable } from '#server/features/agents/agents.table.ts';
import { calComConnection } from '#server/features/cal-com/cal-com.table.ts';
import { createVisitor } from '#server/features/widget/visitors/create-visitor.ts';
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
import { refreshBooking } from './cal-com/refresh-booking.ts';

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
  const listFreeTimes = async (agentId: string, visitor: Pick<Visitor, 'options'>) =>
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
    const offer = await listFreeTimes(agent.id, visitor);
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
    expect((await listFreeTimes(agent.id, visitor)).days).toMatchObject([{ times: [starts[1]] }]);
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
    expect((await listFreeTimes(agent.id, visitors[199]!)).days.flatMap(({ times }) => times)).toEqual([
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
      problem: expect.stringMatching(/Connect Cal.com again/),
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
      refreshBooking(test.services, { workspaceId, bookingId: made.booking.id, uid });

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

  describe('and move or cancel in the chat', () => {
    type Changer = Pick<Visitor, 'options'>;
    const changing = (agentId: string, bookingId: string) => {
      const path = `/api/widget/${agentId}/bookings/${bookingId}`;
      return {
        times: (visitor: Changer) => anybody().get(`${path}/times?timeZone=Europe/Berlin`, visitor.options),
        move: (visitor: Changer, start: string) => anybody().post(`${path}/move`, { start }, visitor.options),
        cancel: (visitor: Changer) => anybody().post(`${path}/cancel`, {}, visitor.options),
      };
    };

    /** A visitor who has booked the first of some times, in a conversation. */
    async function openBooked(starts: string[]) {
      const firm = await openFirm({ starts });
      const visitor = await openChat(test.app, firm.agent.id);
      const { conversationId } = await visitor.ask('Hello');
      const response = await firm.book(visitor, starts[0]!, { conversationId });
      const { booking } = await expectStatus<{ booking: { id: string } }>(response, 201);
      await changes();
      return {
        ...firm,
        visitor,
        conversationId,
        bookingId: booking.id,
        ...changing(firm.agent.id, booking.id),
      };
    }
    const lastAtCalCom = () => [...calCom.state.bookings.values()].at(-1)!;
    const sentence = async (response: Response, status: number) =>
      (await expectStatus<{ error: { code: string; message: string } }>(response, status)).error;

    it('are shown to who says so in the conversation in which they were booked', async () => {
      const { agent, owner, visitor, conversationId, bookingId } = await openBooked([tomorrow(9)]);
      const ask = async (by: Changer, message: string, where: object = {}) => {
        const path = `/api/widget/${agent.id}/messages`;
        const parts = await readParts(await anybody().post(path, { message, ...where }, by.options));
        const end = parts.at(-1);
        const shown = end?.type === 'finish' ? (end.messageMetadata.bookings ?? []) : [];
        return shown.map(({ id }) => id);
      };
      expect(await ask(visitor, 'I need to reschedule my call', { conversationId })).toEqual([bookingId]);
      expect(await ask(visitor, 'Ich möchte den Termin absagen', { conversationId })).toEqual([bookingId]);
      expect(await ask(visitor, 'What happens if I cancel my call?', { conversationId })).toEqual([]);
      // In another conversation, and of somebody else.
      expect(await ask(visitor, 'Cancel my call')).toEqual([]);
      expect(await ask(newVisitor(agent.id), 'Cancel my call')).toEqual([]);
      await expectStatus(await owner.send('DELETE', '/api/v1/cal-com'), 200);
      expect(await ask(visitor, 'Cancel my call', { conversationId })).toEqual([]);
    });

    it('are moved once, however often it is sent, and told once, whatever Cal.com tells too', async () => {
      const starts = [tomorrow(9), tomorrow(10), tomorrow(11)];
      const { agent, owner, workspaceId, visitor, bookingId, times, move } = await openBooked(starts);
      const before = lastAtCalCom();
      const offer = await expectStatus<BookingOffer>(await times(visitor), 200);
      expect(offer).toMatchObject({ minutes: 30, questions: [], days: [{ times: starts.slice(1) }] });
      const [first, second] = await Promise.all([move(visitor, starts[1]!), move(visitor, starts[1]!)]);
      const moved = await expectStatus<{ booking: object }>(first, 200);
      expect(moved).toMatchObject({ booking: { id: bookingId, startAt: starts[1], status: 'accepted' } });
      expect(await expectStatus(second, 200)).toEqual(moved);
      const { uid } = lastAtCalCom();
      expect(calCom.calls().filter((call) => call.endsWith(`${before.uid}/reschedule`))).toHaveLength(1);
      // Its messages name both.
      for (const named of [uid, before.uid])
        await refreshBooking(test.services, { workspaceId, bookingId, uid: named });
      expect((await changes()).filter((change) => change !== 'other')).toEqual(['moved']);
      expect(await comingOf(agent.id, visitor)).toMatchObject([{ id: bookingId, startAt: starts[1] }]);
      expect(await listBookings(owner)).toMatchObject([{ startAt: starts[1], status: 'accepted' }]);
    });

    it('are told as moved once where the message of Cal.com is read before its answer is', async () => {
      const starts = [tomorrow(9), tomorrow(10)];
      const { workspaceId, visitor, bookingId, move } = await openBooked(starts);
      const before = lastAtCalCom();
      calCom.addFault({ call: /reschedule$/, as: 'lost' });
      expect(await sentence(await move(visitor, starts[1]!), 503)).toMatchObject({ code: 'unavailable' });
      // It names the id of before, which is cancelled there.
      await refreshBooking(test.services, { workspaceId, bookingId, uid: before.uid });
      await expectStatus(await move(visitor, starts[1]!), 200);
      expect(calCom.state.bookings.size).toBe(2);
      expect((await changes()).filter((change) => change !== 'other')).toEqual(['moved']);
    });

    it('are found at their new time after a lost answer', async () => {
      const starts = [tomorrow(9), tomorrow(10)];
      const { visitor, move } = await openBooked(starts);
      calCom.addFault({ call: /reschedule$/, as: 'lost' });
      await expectStatus(await move(visitor, starts[1]!), 503);
      await expectStatus(await move(visitor, starts[1]!), 200);
      expect(calCom.state.bookings.size).toBe(2);
      expect((await changes()).filter((change) => change !== 'other')).toEqual(['moved']);
    });

    it('are cancelled and told once, also where Cal.com had cancelled them', async () => {
      const { agent, owner, workspaceId, visitor, bookingId, move, cancel } = await openBooked([tomorrow(9)]);
      const { uid } = lastAtCalCom();
      calCom.addFault({ call: /cancel$/, as: 'lost' });
      await expectStatus(await cancel(visitor), 503);
      await expectStatus(await cancel(visitor), 200);
      await refreshBooking(test.services, { workspaceId, bookingId, uid });
      expect((await changes()).filter((change) => change !== 'other')).toEqual(['cancelled']);
      expect(await listBookings(owner)).toMatchObject([{ status: 'cancelled' }]);
      expect(await comingOf(agent.id, visitor)).toEqual([]);
      for (const again of [cancel(visitor), move(visitor, tomorrow(10))])
        expect(await sentence(await again, 409)).toMatchObject({
          code: 'conflict',
          message: 'This call is over or was cancelled.',
        });
    });

    it('are not moved where they were cancelled at Cal.com, which is then known here', async () => {
      const starts = [tomorrow(9), tomorrow(10)];
      const { owner, visitor, move } = await openBooked(starts);
      lastAtCalCom().status = 'cancelled';
      expect(await sentence(await move(visitor, starts[1]!), 409)).toMatchObject({ code: 'conflict' });
      expect(await listBookings(owner)).toMatchObject([{ status: 'cancelled' }]);
      expect(await changes()).toEqual(['cancelled']);
    });

    it('stay as they are where the time is gone, too near, or Cal.com does not let or answer', async () => {
      const starts = [tomorrow(9), tomorrow(10)];
      const { owner, agent, book, visitor, times, move, cancel } = await openBooked(starts);
      await expectStatus(await book(newVisitor(agent.id), starts[1]!), 201);
      await changes();
      const soon = new Date(test.clock.now().getTime() + 60_000).toISOString();
      for (const gone of [starts[1]!, soon, '2020-01-01T00:00:00.000Z'])
        expect(await sentence(await move(visitor, gone), 409)).toMatchObject({ code: 'slot-taken' });
      const refusal = { status: 400, body: JSON.stringify({ error: { message: 'Too late to cancel.' } }) };
      calCom.addFault({ call: /cancel$/, as: refusal });
      expect(await sentence(await cancel(visitor), 422)).toMatchObject({
        message: 'This call can no longer be moved or cancelled here. Use the link in its confirmation.',
      });
      // That says nothing about the connection.
      const state = await expectStatus<CalComState>(await owner.get('/api/v1/cal-com'), 200);
      expect(state.connection).toMatchObject({ problem: null });
      for (const call of [() => cancel(visitor), () => times(visitor)]) {
        calCom.addFault({ call: /GET .*(slots|uid\d+)$/, as: { status: 503 } });
        calCom.addFault({ call: /GET .*(slots|uid\d+)$/, as: { status: 503 } });
        expect(await sentence(await call(), 503)).toMatchObject({ code: 'unavailable' });
      }
      expect(await changes()).toEqual([]);
      expect(await comingOf(agent.id, visitor)).toMatchObject([{ startAt: starts[0] }]);
    });

    it('keep the time that they move to from what the visitor books at once, which is told plainly', async () => {
      const starts = [tomorrow(9), tomorrow(10), tomorrow(11)];
      const { owner, agent, book, visitor, move } = await openBooked(starts);
      // What waits for another attempt does wait here.
      vi.spyOn(test.services, 'pause').mockImplementation(() => sleep(20));
      calCom.addFault({ call: /reschedule$/, as: 'late', afterMs: 300 });
      const takeBack = calCom.addFault({ call: /POST .*bookings$/, as: 'late', afterMs: 900 });
      const moving = move(visitor, starts[1]!);
      await expect.poll(() => calCom.calls().at(-1)).toMatch(/reschedule$/);
      const refused = await sentence(await book(visitor, starts[1]!), 409);
      takeBack();
      expect(refused).toMatchObject({ code: 'slot-taken' });
      await expectStatus(await moving, 200);
      expect(await listBookings(owner)).toMatchObject([{ startAt: starts[1] }]);
      expect((await listFreeTimes(agent.id, visitor)).days).toMatchObject([
        { times: [starts[0], starts[2]] },
      ]);
    });

    it('do not move to a time that the visitor is just booking', async () => {
      const starts = [tomorrow(9), tomorrow(10)];
      const { owner, book, visitor, move } = await openBooked(starts);
      calCom.addFault({ call: /POST .*bookings$/, as: 'late', afterMs: 300 });
      const calls = calCom.calls().length;
      const booking = book(visitor, starts[1]!);
      await expect.poll(() => calCom.calls().slice(calls).join()).toMatch(/POST .*bookings/);
      expect(await sentence(await move(visitor, starts[1]!), 409)).toMatchObject({ code: 'slot-taken' });
      await expectStatus(await booking, 201);
      expect((await listBookings(owner)).map(({ startAt }) => startAt).sort()).toEqual(starts);
    });

    it('get one time each when 20 are moved to 20 times that 180 others book at once, some by the same visitors', async () => {
      const mornings = Array.from({ length: 20 }, (_, at) => tomorrow(Math.floor(at / 2), (at % 2) * 30));
      const wanted = Array.from({ length: 20 }, (_, at) => tomorrow(12 + Math.floor(at / 2), (at % 2) * 30));
      const spare = tomorrow(22);
      const { owner, agent, book } = await openFirm({ starts: [...mornings, ...wanted, spare] });
      const movers = mornings.map(() => newVisitor(agent.id));
      const booked = await Promise.all(
        movers.map(async (mover, at) =>
          expectStatus<{ booking: { id: string } }>(await book(mover, mornings[at]!), 201),
        ),
      );
      const others = Array.from({ length: 160 }, () => newVisitor(agent.id));
      const answers = await Promise.all([
        ...movers.flatMap((mover, at) => [
          changing(agent.id, booked[at]!.booking.id).move(mover, wanted[at]!),
          book(mover, wanted[at]!),
        ]),
        ...others.map((visitor, at) => book(visitor, wanted[at % 20]!)),
      ]);
      const won = answers.filter(({ status }) => status === 200 || status === 201);
      const bodies = await Promise.all(won.map((each) => each.json() as Promise<{ booking: Booking }>));
      // Who books the time that their call has just been moved to is shown that call.
      expect(new Set(bodies.map(({ booking }) => booking.id)).size).toBe(20);
      const lost = answers.filter((each) => !won.includes(each));
      for (const each of lost)
        expect(await sentence(each, 409)).toMatchObject({
          code: 'slot-taken',
          message: 'This time is no longer free. Please choose another one.',
        });
      const taken = (starts: (string | undefined)[]) =>
        starts.filter((start) => wanted.includes(start ?? ''));
      const open = [...calCom.state.bookings.values()].filter(({ status }) => status === 'accepted');
      expect(taken(open.map(({ start }) => start)).sort()).toEqual(wanted);
      const here = await listBookings(owner, '?limit=100');
      expect(taken(here.map(({ startAt }) => startAt)).sort()).toEqual(wanted);
      const { days } = await listFreeTimes(agent.id, others[0]!);
      expect(days.flatMap(({ times }) => times)).toContain(spare);
    });

    it('belong to their visitor alone', async () => {
      const { agent, times, move, cancel } = await openBooked([tomorrow(9), tomorrow(10)]);
      const other = newVisitor(agent.id);
      for (const call of [times(other), move(other, tomorrow(10)), cancel(other)])
        await expectStatus(await call, 404);
    });

    it('take over a time that could not be booked for want of an answer', async () => {
      const starts = [tomorrow(9), tomorrow(10)];
      const { owner, book, visitor, move } = await openBooked(starts);
      calCom.addFault({ call: /POST .*bookings$/, as: 'drop' });
      await expectStatus(await book(visitor, starts[1]!), 503);
      await expectStatus(await move(visitor, starts[1]!), 200);
      expect(await listBookings(owner)).toMatchObject([{ startAt: starts[1] }]);
    });
  });
});
