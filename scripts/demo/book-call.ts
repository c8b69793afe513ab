import type { Hono } from 'hono';
import type { BookingOffer, MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { createClient, expectStatus, type Visitor } from '../../tests/factories.ts';
import { type Caller, call } from './demo-content.ts';

interface Visit {
  agentId: string;
  visitor: Visitor;
  pageUrl: string;
  /** Counts the calls: each is on another day and at another time. */
  place: number;
}

/** A visitor asks for a call and books one of the times that the chat offers; some move or cancel it afterwards. */
export async function bookCall(
  app: Hono,
  { name, email, bike, later }: Caller,
  { agentId, visitor, pageUrl, place }: Visit,
): Promise<void> {
  const { options } = visitor;
  const client = createClient(app);
  const path = `/api/widget/${agentId}`;
  const readTimes = async (address: string): Promise<BookingOffer> =>
    expectStatus(await client.get(`${address}?timeZone=${call.timeZone}`, options), 200);
  const { conversationId } = await visitor.ask('Can I book a call?', { pageUrl });
  const order = {
    start: chooseTime(await readTimes(`${path}/booking-times`), place),
    timeZone: call.timeZone,
    name,
    email,
    answers: [{ slug: call.question.slug, answer: bike }],
    conversationId,
    pageUrl,
  };
  const made = await client.post(`${path}/bookings`, order, options);
  const { booking } = await expectStatus<{ booking: MadeBooking }>(made, 201);
  const ofBooking = `${path}/bookings/${booking.id}`;
  if (later === 'moves') {
    await visitor.ask('I have to move my call.', { pageUrl });
    const start = chooseTime(await readTimes(`${ofBooking}/times`), place + 1);
    await expectStatus(await client.post(`${ofBooking}/move`, { start }, options), 200);
  }
  if (later === 'cancels') {
    await visitor.ask('I want to cancel my call.', { pageUrl });
    await expectStatus(await client.post(`${ofBooking}/cancel`, {}, options), 200);
  }
}

function chooseTime({ days }: BookingOffer, place: number): string {
  const { times } = days[place % Math.min(days.length, 4)] ?? { times: [] };
  const chosen = times[(place * 5) % times.length];
  if (chosen === undefined) throw new Error('There is no free time for a call.');
  return chosen;
}
