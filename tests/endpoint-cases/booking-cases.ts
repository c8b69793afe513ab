import type { Pool } from 'pg';
import { expectStatus, type Visitor } from '../factories.ts';
import { filterByAgent } from './conversation-cases.ts';
import type { EndpointCase, Input, Owner } from './endpoint-case.ts';

/** Of the stand-in for Cal.com, as is the event type. */
const calComKey = 'cal_live_fernwood';
const eventTypeId = 501;
const bookedBy = { name: 'Ada', email: 'ada@example.com', timeZone: 'Europe/Berlin' };

async function withCalCom({ client }: Owner): Promise<Input> {
  await expectStatus(await client.put('/api/v1/cal-com', { apiKey: calComKey }), 200);
  return {};
}

/** What Cal.com gives a browser whose user has allowed the connection. */
async function signInToCalCom({ client, ids }: Owner): Promise<Input> {
  const begun = await client.post('/api/v1/cal-com/sign-in', { agentId: ids.agentId });
  const { url } = await expectStatus<{ url: string }>(begun, 200);
  const allowed = await fetch(url, { redirect: 'manual' });
  const back = new URL(allowed.headers.get('location') ?? '').searchParams;
  return { body: { code: back.get('code'), state: back.get('state') } };
}

/** Has the agent offer calls in its chat. */
async function withOffer(owner: Owner): Promise<Input> {
  await withCalCom(owner);
  const offer = { isCalComBookingEnabled: true, bookingEventTypeId: eventTypeId };
  await expectStatus(await owner.client.patch(`/api/v1/agents/${owner.ids.agentId}`, offer), 200);
  return {};
}

async function freeTime({ client, visitor, ids }: Owner): Promise<string> {
  const path = `/api/widget/${ids.agentId}/booking-times`;
  const { days } = await expectStatus<{ days: { times: string[] }[] }>(
    await client.get(path, visitor.options),
    200,
  );
  return days[0]?.times[0] ?? '';
}

/** A call of the visitor, and two times that are free beside it. */
async function withBooking(owner: Owner): Promise<{ params: { bookingId: string }; start: string }> {
  await withOffer(owner);
  const path = `/api/widget/${owner.ids.agentId}/bookings`;
  const body = { ...bookedBy, start: await freeTime(owner) };
  const made = await owner.client.post(path, body, owner.visitor.options);
  const { booking } = await expectStatus<{ booking: { id: string } }>(made, 201);
  return { params: { bookingId: booking.id }, start: await freeTime(owner) };
}

/** Stores a call that the visitor has booked, without Cal.com. */
export async function addBooking(
  pool: Pool,
  { visitor, agentId, word }: { visitor: Visitor; agentId: string; word: string },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into booking (id, workspace_id, agent_id, visitor_id, status, asked_at, event_type_id, uid, title, start_at, end_at,
       time_zone, name, email)
     select 'bkg_' || id, workspace_id, id, $2, 'accepted', now(), $3, 'uid-' || id, $4, '2099-01-05T09:00Z', '2099-01-05T09:30Z',
       'Europe/Berlin', 'Ada', 'ada@example.com'
     from agent where id = $1 returning id`,
    [agentId, visitor.token.split('.')[0], eventTypeId, `${word} call`],
  );
  return rows[0]?.id ?? '';
}

/** Cal.com, and the calls that visitors book. */
export const bookingCases: Record<string, EndpointCase> = {
  'cal-com.get': {},
  'cal-com.connect': { onlyBrowsers: true, valid: () => ({ body: { apiKey: calComKey } }) },
  'cal-com.start-sign-in': {
    onlyBrowsers: true,
    valid: ({ ids }) => ({ body: { agentId: ids.agentId } }),
    pointing: (_own, { ids }) => [{ body: { agentId: ids.agentId } }],
  },
  'cal-com.finish-sign-in': { onlyBrowsers: true, valid: signInToCalCom },
  'cal-com.return': {},
  'cal-com.test': { valid: withCalCom },
  'cal-com.disconnect': {},
  'cal-com.list-event-types': { valid: withCalCom },
  'bookings.list': {
    pointing: (own, foreign) => [
      ...filterByAgent(own, foreign),
      { query: `leadId=${foreign.ids.leadId}` },
      { query: `conversationId=${foreign.ids.conversationId}` },
    ],
  },
  'widget.list-booking-times': { needsVisitor: true, valid: withOffer },
  'widget.list-times-to-move-booking': { needsVisitor: true, valid: withCalCom },
  'widget.move-booking': {
    needsVisitor: true,
    valid: async (owner) => {
      const { params, start } = await withBooking(owner);
      return { params, body: { start } };
    },
  },
  'widget.cancel-booking': {
    needsVisitor: true,
    valid: async (owner) => ({ params: (await withBooking(owner)).params }),
  },
  'widget.book': {
    needsVisitor: true,
    valid: async (owner) => {
      await withOffer(owner);
      return { body: { ...bookedBy, start: await freeTime(owner) } };
    },
    pointing: (_own, { ids }) => [
      { body: { ...bookedBy, start: '2099-01-05T10:00:00.000Z', conversationId: ids.conversationId } },
    ],
  },
};
