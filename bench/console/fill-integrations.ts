import type { Page } from 'playwright-core';
import { callAs } from '../../tests/journeys/accounts/call-as.ts';

/** Connects an agent to the stand-ins for Slack and Cal.com, with a channel, an event type and a booked call, and to Zapier. */
export async function fillIntegrations(
  owner: Page,
  origin: string,
  { agentId, website }: { agentId: string; website: string },
): Promise<void> {
  const call = <Answer>(path: string, data: unknown, method: 'POST' | 'PUT' | 'PATCH' = 'POST') =>
    callAs<Answer>(owner, origin, path, { data, method });
  const { url } = await call<{ url: string }>('/api/v1/slack/sign-in', { agentId });
  const allowed = await owner.request.get(url, { maxRedirects: 0 });
  const back = new URL(allowed.headers().location ?? '').searchParams;
  await call('/api/v1/slack/sign-in/finish', { code: back.get('code'), state: back.get('state') });
  const channel = { channelId: 'C0002', sendsLeads: true, sendsRequests: true };
  await call(`/api/v1/agents/${agentId}/slack-channel`, channel, 'PUT');

  await call('/api/v1/cal-com', { apiKey: 'cal_live_fernwood' }, 'PUT');
  const offer = { isCalComBookingEnabled: true, bookingEventTypeId: 501 };
  await call(`/api/v1/agents/${agentId}`, offer, 'PATCH');
  const widget = `${origin}/api/widget/${agentId}`;
  const { visitorToken } = await (await owner.request.get(`${widget}/session`)).json();
  const headers = { 'x-visitor-token': visitorToken };
  const { days } = await (await owner.request.get(`${widget}/booking-times`, { headers })).json();
  const person = { name: 'Grete Sommer', email: 'grete@example.com', timeZone: 'Europe/Berlin' };
  await owner.request.post(`${widget}/bookings`, { headers, data: { ...person, start: days[0].times[0] } });

  await call('/api/v1/hooks', { targetUrl: `${website}/zap`, event: 'lead.created', agentId });
}
