import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CalComTest } from '#contract/cal-com/cal-com.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { calComConnection } from '#server/features/cal-com/cal-com.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { expectStatus, openChat, readParts } from '#tests/factories.ts';
import { refreshBooking } from './cal-com/refresh-booking.ts';
import { apiKey, setUpBookingStage } from './fixtures/booking-stage.ts';

const stage = setUpBookingStage();
const { tomorrow, openFirm, anybody, newVisitor, listFreeTimes, comingOf, changes, listBookings } = stage;

describe('calls that visitors book', () => {
  it('are offered by days, booked with answers, and shown with the lead and the conversation', async () => {
    const starts = [tomorrow(9), tomorrow(10)];
    const question = { type: 'text', slug: 'firm', label: 'Your firm', required: true, isDefault: false };
    const { owner, agent, connected, book } = await openFirm({ starts }, [question]);
    expect(connected.connection).toMatchObject({ accountName: 'Fernwood Bikes', keyEnd: 'wood' });
    expect(JSON.stringify(connected)).not.toContain(apiKey);
    const visitor = await openChat(stage.test.app, agent.id);
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
    const atCalCom = [...stage.calCom.state.bookings.values()].filter(({ start }) => start === starts[0]);
    expect(atCalCom).toMatchObject([
      { responses: { firm: 'Fernwood' }, metadata: { parleyBooking: made.booking.id } },
    ]);
    expect((await listFreeTimes(agent.id, visitor)).days).toMatchObject([{ times: [starts[1]] }]);
    const shown = [{ id: made.booking.id, answers: [{ label: 'Your firm', answer: 'Fernwood' }] }];
    for (const query of [`?leadId=${made.leadId}`, `?conversationId=${conversationId}`, ''])
      expect(await listBookings(owner, query)).toMatchObject(shown);
    expect(await listBookings(owner, '?leadId=lead_other')).toEqual([]);
    expect(stage.calCom.complaints()).toEqual([]);
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
    const visitor = await openChat(stage.test.app, agent.id);
    stage.calCom.addFault({ call: /POST .*bookings$/, as: 'lost' });
    expect(await expectStatus(await book(visitor, starts[0]!), 503)).toMatchObject({
      error: { code: 'unavailable' },
    });
    await expectStatus(await book(visitor, starts[0]!), 201);
    const made = [...stage.calCom.state.bookings.values()].filter((each) => each.eventTypeId === eventTypeId);
    expect(made).toHaveLength(1);
  });

  it('are offered to visitors who ask for one, if the agent has times', async () => {
    const { owner, agent } = await openFirm({ starts: [tomorrow(14)] });
    const visitor = await openChat(stage.test.app, agent.id);
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
    const visitor = await openChat(stage.test.app, agent.id);
    const read = async () =>
      (await expectStatus<WidgetSession>(await anybody().get(`/api/widget/${agent.id}/session`), 200)).agent;
    const setPlan = (plan: 'free' | 'enterprise') =>
      stage.test.services.db.update(workspace).set({ plan }).where(eq(workspace.id, workspaceId));
    const check = async () => expectStatus<CalComTest>(await owner.post('/api/v1/cal-com/test', {}), 200);
    expect(await read()).toMatchObject({ canBook: true });
    expect(await check()).toMatchObject({ isWorking: true });

    await setPlan('free');
    expect(await read()).toMatchObject({ canBook: false });
    await expectStatus(await book(visitor, starts[0]!), 422);
    await expectStatus(await owner.put('/api/v1/cal-com', { apiKey }), 402);
    await setPlan('enterprise');

    stage.calCom.keys.delete(apiKey);
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
    stage.calCom.keys.add(apiKey);
    await expectStatus(await owner.put('/api/v1/cal-com', { apiKey }), 200);
    expect(await read()).toMatchObject({ canBook: true });
    await expectStatus(await owner.send('DELETE', '/api/v1/cal-com'), 200);
    expect(await read()).toMatchObject({ canBook: false });
  });

  it('are updated from Cal.com after a signed message, which only says which booking to read', async () => {
    const starts = [tomorrow(16)];
    const { owner, agent, workspaceId, book } = await openFirm({ starts });
    const secret = 'shh';
    await stage.test.services.db
      .update(calComConnection)
      .set({ webhookSecret: encryptSecret(stage.test.services.secretKey, workspaceId, secret) })
      .where(eq(calComConnection.workspaceId, workspaceId));
    const visitor = await openChat(stage.test.app, agent.id);
    await changes();
    const made = await expectStatus<{ booking: { id: string } }>(await book(visitor, starts[0]!), 201);
    const there = [...stage.calCom.state.bookings.values()].at(-1)!;
    const tell = (body: string, signature: string) =>
      stage.test.app.request(`/api/cal-com/webhook/${workspaceId}`, {
        method: 'POST',
        headers: { 'x-cal-signature-256': signature, 'content-type': 'application/json' },
        body,
      });
    const follow = (uid: string) =>
      refreshBooking(stage.test.services, { workspaceId, bookingId: made.booking.id, uid });

    expect(await changes()).toEqual(['made']);
    const lie = stage.calCom.sign('BOOKING_CANCELLED', there, secret);
    expect((await tell(lie.body, lie.signature)).status).toBe(200);
    expect((await tell(lie.body.replace('CANCELLED', 'CREATED'), lie.signature)).status).toBe(403);
    const unsigned = stage.calCom.sign('BOOKING_CANCELLED', there, null);
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
    stage.calCom.state.bookings.set(moved.uid, moved);
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
