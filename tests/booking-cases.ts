import { filterByAgent } from './conversation-cases.ts';
import type { EndpointCase, Input, Owner } from './endpoint-case.ts';
import { expectStatus } from './factories.ts';

/** Of the stand-in for Cal.com, as is the event type. */
const calComKey = 'cal_live_fernwood';
const eventTypeId = 501;
const bookedBy = { name: 'Ada', email: 'ada@example.com', timeZone: 'Europe/Berlin' };

async function withCalCom({ client }: Owner): Promise<Input> {
  await expectStatus(await client.put('/api/v1/cal-com', { apiKey: calComKey }), 200);
  return {};
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

/** Cal.com, and the calls that visitors book. */
export const bookingCases: Record<string, EndpointCase> = {
  'cal-com.get': {},
  'cal-com.connect': { onlyBrowsers: true, valid: () => ({ body: { apiKey: calComKey } }) },
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
