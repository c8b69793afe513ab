import type { Page } from 'playwright-core';
import { callAs } from '../../tests/journeys/accounts/call-as.ts';

/** Four pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARAwQCgAf7gP9Y167WwAAAABJRU5ErkJggg==',
  'base64',
);
const chat = Array.from(
  { length: 60 },
  (_, at) =>
    `${(at % 28) + 1}/03/2024, 1${at % 10}:0${at % 6} - ${at % 3 === 0 ? 'Ann Archer' : 'Bo'}: ${at % 5 === 0 ? 'Shall we meet at the harbour?' : `See you at ${at % 12}, bring the bread 🍞`}`,
).join('\n');

/** What is beyond a single agent: webhooks, inbox, privacy, billing, an archive of chats, and what operators see. */
export async function fillRest(
  owner: Page,
  origin: string,
  ids: { agentId: string; conversationId?: string | undefined; website: string },
): Promise<{ webhookId: string; archiveId: string; workspaceId: string }> {
  const call = <Answer>(path: string, data: unknown, method?: 'PUT' | 'PATCH') =>
    callAs<Answer>(owner, origin, path, { data, ...(method && { method }) });
  const { id: webhookId } = await call<{ id: string }>('/api/v1/webhooks', {
    url: `${ids.website}/hook`,
    events: ['usage.warned', 'lead.created'],
    name: 'Customer relations of Lantern Bakery and all of its branches',
  });
  for (let times = 0; times < 3; times += 1) await call(`/api/v1/webhooks/${webhookId}/test`, {});
  const weekdays = [1, 2, 3, 4, 5];
  await call(
    '/api/v1/inbox/settings',
    {
      handBackMinutes: 60,
      hours: {
        timeZone: 'Europe/London',
        intervals: weekdays.flatMap((weekday) => [
          { weekday, from: '09:00', to: '12:30' },
          { weekday, from: '13:30', to: '17:00' },
        ]),
        holidays: ['2026-12-25', '2026-12-26'],
      },
      reminders: 'daily',
      replyAddress: 'team@lantern.example',
    },
    'PUT',
  );
  await call('/api/v1/saved-replies', {
    name: 'We are on it',
    text: 'Hello {{visitor_name}}, we will look at it today.',
  });
  await call('/api/v1/api-keys', { name: 'Website of the bakery' });
  await call(
    '/api/v1/privacy/settings',
    { conversationDays: 365, leadDays: 730, masksCardNumbers: true },
    'PUT',
  );
  await call(`/api/v1/agents/${ids.agentId}/identity-secrets`, {});
  const { id: tagId } = await call<{ id: string }>('/api/v1/tags', { name: 'Wholesale', color: 'blue' });
  if (ids.conversationId) {
    const conversation = `/api/v1/conversations/${ids.conversationId}`;
    await call(`${conversation}/notes`, { text: 'Wants a yearly contract. Call back on Monday.' });
    await call(`${conversation}/tags`, { tagIds: [tagId] }, 'PUT');
  }
  await call('/api/partner/clients', { name: 'Harbour Café' });
  await sendFiles(owner, origin, ids.agentId);
  await fillForOperator(owner, origin);
  const workspace: { id: string } = await (await owner.request.get(`${origin}/api/v1/workspace`)).json();
  return { webhookId, archiveId: await importChats(owner, origin), workspaceId: workspace.id };
}

/** A visitor who sends a picture and a text, and wants a person. */
async function sendFiles(owner: Page, origin: string, agentId: string): Promise<void> {
  const input = { placeholder: '', maximumLength: 2_000, sendsOnEnter: true, allowsAttachments: true };
  await callAs(owner, origin, `/api/v1/agents/${agentId}`, { method: 'PATCH', data: { input } });
  const widget = `${origin}/api/widget/${agentId}`;
  const { visitorToken } = await (await owner.request.get(`${widget}/session`)).json();
  const headers = { 'x-visitor-token': visitorToken };
  const attachmentIds: string[] = [];
  for (const file of [
    { name: 'oven.png', mimeType: 'image/png', buffer: picture },
    {
      name: `order-${'of-everything-'.repeat(6)}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('Bread, 12'),
    },
  ])
    attachmentIds.push(
      (await (await owner.request.post(`${widget}/attachments`, { headers, multipart: { file } })).json()).id,
    );
  const data = { message: 'This is our oven. Can I talk to a person?', attachmentIds };
  await owner.request.post(`${widget}/messages`, { headers, data });
}

async function importChats(owner: Page, origin: string): Promise<string> {
  const { id } = await callAs<{ id: string }>(owner, origin, '/api/chatgenie/archives', {
    data: { name: 'Family and friends', zone: 'Europe/London' },
  });
  const { csrfToken } = await (await owner.request.get(`${origin}/api/csrf-token`)).json();
  const file = { name: 'WhatsApp Chat with Bo.txt', mimeType: 'text/plain', buffer: Buffer.from(chat) };
  await owner.request.post(`${origin}/api/chatgenie/archives/${id}/imports`, {
    headers: { 'X-CSRF-Token': csrfToken, Origin: origin },
    multipart: { file },
  });
  return id;
}

async function fillForOperator(owner: Page, origin: string): Promise<void> {
  const message = 'We would like to know more about the plans for larger teams, and about training.';
  await callAs(owner, origin, '/api/contact', {
    data: { name: 'Grete Sommer', email: 'grete@example.com', message },
  });
  await callAs(owner, origin, '/api/waitlist', { data: { email: 'grete@example.com' } });
  await callAs(owner, origin, '/api/operator/announcements', {
    data: { text: 'We move on Sunday.', audience: 'owners', from: '2026-01-01T00:00:00Z', until: null },
  });
}
