import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { Booking, BookingOffer } from '#contract/bookings/bookings.schemas.ts';
import type { CalComState } from '#contract/cal-com/cal-com.schemas.ts';
import { expectStatus, openChat, readParts, type Visitor } from '#tests/factories.ts';
import { refreshBooking } from './cal-com/refresh-booking.ts';
import { setUpBookingStage } from './fixtures/booking-stage.ts';

const stage = setUpBookingStage();
const { tomorrow, openFirm, anybody, newVisitor, listFreeTimes, comingOf, changes, listBookings } = stage;

describe('calls that visitors move or cancel in the chat', () => {
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
    const visitor = await openChat(stage.test.app, firm.agent.id);
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
  const lastAtCalCom = () => [...stage.calCom.state.bookings.values()].at(-1)!;
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
    expect(stage.calCom.calls().filter((call) => call.endsWith(`${before.uid}/reschedule`))).toHaveLength(1);
    // Its messages name both.
    for (const named of [uid, before.uid])
      await refreshBooking(stage.test.services, { workspaceId, bookingId, uid: named });
    expect((await changes()).filter((change) => change !== 'other')).toEqual(['moved']);
    expect(await comingOf(agent.id, visitor)).toMatchObject([{ id: bookingId, startAt: starts[1] }]);
    expect(await listBookings(owner)).toMatchObject([{ startAt: starts[1], status: 'accepted' }]);
  });

  it('are told as moved once where the message of Cal.com is read before its answer is', async () => {
    const starts = [tomorrow(9), tomorrow(10)];
    const { workspaceId, visitor, bookingId, move } = await openBooked(starts);
    const before = lastAtCalCom();
    stage.calCom.addFault({ call: /reschedule$/, as: 'lost' });
    expect(await sentence(await move(visitor, starts[1]!), 503)).toMatchObject({ code: 'unavailable' });
    // It names the id of before, which is cancelled there.
    await refreshBooking(stage.test.services, { workspaceId, bookingId, uid: before.uid });
    await expectStatus(await move(visitor, starts[1]!), 200);
    expect(stage.calCom.state.bookings.size).toBe(2);
    expect((await changes()).filter((change) => change !== 'other')).toEqual(['moved']);
  });

  it('are found at their new time after a lost answer', async () => {
    const starts = [tomorrow(9), tomorrow(10)];
    const { visitor, move } = await openBooked(starts);
    stage.calCom.addFault({ call: /reschedule$/, as: 'lost' });
    await expectStatus(await move(visitor, starts[1]!), 503);
    await expectStatus(await move(visitor, starts[1]!), 200);
    expect(stage.calCom.state.bookings.size).toBe(2);
    expect((await changes()).filter((change) => change !== 'other')).toEqual(['moved']);
  });

  it('are cancelled and told once, also where Cal.com had cancelled them', async () => {
    const { agent, owner, workspaceId, visitor, bookingId, move, cancel } = await openBooked([tomorrow(9)]);
    const { uid } = lastAtCalCom();
    stage.calCom.addFault({ call: /cancel$/, as: 'lost' });
    await expectStatus(await cancel(visitor), 503);
    await expectStatus(await cancel(visitor), 200);
    await refreshBooking(stage.test.services, { workspaceId, bookingId, uid });
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
    const soon = new Date(stage.test.clock.now().getTime() + 60_000).toISOString();
    for (const gone of [starts[1]!, soon, '2020-01-01T00:00:00.000Z'])
      expect(await sentence(await move(visitor, gone), 409)).toMatchObject({ code: 'slot-taken' });
    const refusal = { status: 400, body: JSON.stringify({ error: { message: 'Too late to cancel.' } }) };
    stage.calCom.addFault({ call: /cancel$/, as: refusal });
    expect(await sentence(await cancel(visitor), 422)).toMatchObject({
      message: 'This call can no longer be moved or cancelled here. Use the link in its confirmation.',
    });
    // That says nothing about the connection.
    const state = await expectStatus<CalComState>(await owner.get('/api/v1/cal-com'), 200);
    expect(state.connection).toMatchObject({ problem: null });
    for (const call of [() => cancel(visitor), () => times(visitor)]) {
      stage.calCom.addFault({ call: /GET .*(slots|uid\d+)$/, as: { status: 503 } });
      stage.calCom.addFault({ call: /GET .*(slots|uid\d+)$/, as: { status: 503 } });
      expect(await sentence(await call(), 503)).toMatchObject({ code: 'unavailable' });
    }
    expect(await changes()).toEqual([]);
    expect(await comingOf(agent.id, visitor)).toMatchObject([{ startAt: starts[0] }]);
  });

  it('keep the time that they move to from what the visitor books at once, which is told plainly', async () => {
    const starts = [tomorrow(9), tomorrow(10), tomorrow(11)];
    const { owner, agent, book, visitor, move } = await openBooked(starts);
    // What waits for another attempt does wait here.
    vi.spyOn(stage.test.services, 'pause').mockImplementation(() => sleep(20));
    stage.calCom.addFault({ call: /reschedule$/, as: 'late', afterMs: 300 });
    const takeBack = stage.calCom.addFault({ call: /POST .*bookings$/, as: 'late', afterMs: 900 });
    const calls = stage.calCom.calls().length;
    const moving = move(visitor, starts[1]!);
    await expect.poll(() => stage.calCom.calls().slice(calls).join()).toMatch(/reschedule/);
    const refused = await sentence(await book(visitor, starts[1]!), 409);
    takeBack();
    expect(refused).toMatchObject({ code: 'slot-taken' });
    await expectStatus(await moving, 200);
    expect(await listBookings(owner)).toMatchObject([{ startAt: starts[1] }]);
    expect((await listFreeTimes(agent.id, visitor)).days).toMatchObject([{ times: [starts[0], starts[2]] }]);
  });

  it('do not move to a time that the visitor is just booking', async () => {
    const starts = [tomorrow(9), tomorrow(10)];
    const { owner, book, visitor, move } = await openBooked(starts);
    stage.calCom.addFault({ call: /POST .*bookings$/, as: 'late', afterMs: 300 });
    const calls = stage.calCom.calls().length;
    const booking = book(visitor, starts[1]!);
    await expect.poll(() => stage.calCom.calls().slice(calls).join()).toMatch(/POST .*bookings/);
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
    const taken = (starts: (string | undefined)[]) => starts.filter((start) => wanted.includes(start ?? ''));
    const open = [...stage.calCom.state.bookings.values()].filter(({ status }) => status === 'accepted');
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
    stage.calCom.addFault({ call: /POST .*bookings$/, as: 'drop' });
    await expectStatus(await book(visitor, starts[1]!), 503);
    await expectStatus(await move(visitor, starts[1]!), 200);
    expect(await listBookings(owner)).toMatchObject([{ startAt: starts[1] }]);
  });
});
