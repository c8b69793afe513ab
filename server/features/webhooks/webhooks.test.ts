import { eq } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { ParleyEvent } from '#contract/events.ts';
import { hooksMaximum } from '#contract/hooks/hooks.ts';
import { type Delivery, type Webhook, webhookBodyOf } from '#contract/webhooks/webhooks.schemas.ts';
import { type DeliveredEvent, webhookEvents, webhooksMaximum } from '#contract/webhooks/webhooks.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { workspaceIdOf } from '#tests/account-cases.ts';
import { addText, type Client, createAgent, expectStatus, openChat, signUp } from '#tests/factories.ts';
import {
  type ReceivedWebhook,
  startWebhookEndpoint,
  type WebhookEndpoint,
} from '#tests/fakes/webhook-endpoint/start-webhook-endpoint.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { cleanUpDeliveries } from './deliveries/clean-up-deliveries.ts';
import { deliverDue } from './deliveries/deliver-due.ts';
import { recordDeliveries } from './deliveries/record-deliveries.ts';
import { webhook, webhookDelivery } from './webhooks.table.ts';

let endpoint: WebhookEndpoint;
let stage: TestServices;
let owner: Client & { user: { id: string; email: string } };
let agent: Agent;
let workspaceId: string;
const { signal } = new AbortController();

beforeAll(async () => {
  endpoint = await startWebhookEndpoint();
  stage = await createTestServices({ WEBHOOK_ALLOW_HOSTS: endpoint.host, BASE_URL: 'https://chat.example' });
  owner = await signUp(stage.app);
  agent = await createAgent(owner);
  workspaceId = await workspaceIdOf(owner);
  // Days pass here.
  await stage.services.pool.query(
    `update session set expires_at = '2100-01-01', confirmed_at = '2100-01-01'`,
  );
});
afterAll(async () => {
  await stage.close();
  await endpoint.close();
});
beforeEach(async () => {
  endpoint.received.length = 0;
  endpoint.react = () => ({ status: 204 });
  await stage.services.db.delete(webhook);
  await stage.services.pool.query(`delete from outbox; delete from email; delete from jobs.job`);
});

const nothing: ReceivedWebhook = { path: '', headers: {}, body: '' };

type Made = Webhook & { secret: string };

async function create(fields: object = {}, of: Client = owner): Promise<Made> {
  const body = { url: `${endpoint.origin}/in`, events: ['lead.created'], ...fields };
  return expectStatus(await of.post('/api/v1/webhooks', body), 201);
}
const path = ({ id }: Pick<Webhook, 'id'>, rest = '') => `/api/v1/webhooks/${id}${rest}`;
const get = async (made: Made): Promise<Webhook> => expectStatus(await owner.get(path(made)), 200);
async function log(made: Made, query = ''): Promise<Delivery[]> {
  const response = await owner.get(path(made, `/deliveries?${query}`));
  return (await expectStatus<{ data: Delivery[] }>(response, 200)).data;
}

/** As the worker does with what waits in the outbox. */
async function happen(event: ParleyEvent, times = 1): Promise<void> {
  await withTransaction(stage.services, async (services) => {
    await recordDeliveries(
      services,
      Array.from({ length: times }, () => ({ workspaceId, event })),
    );
  });
}
const newLead = (leadId = 'lead_1'): ParleyEvent => ({
  name: 'lead.captured',
  payload: { agentId: agent.id, leadId, conversationId: null },
});
/** Serves a webhook as its jobs do, in both lanes. */
async function deliver({ id }: Pick<Webhook, 'id'>): Promise<void> {
  await deliverDue(stage.services, { webhookId: id }, 'quick', signal);
  await deliverDue(stage.services, { webhookId: id }, 'slow', signal);
}
const bodies = () => endpoint.received.map(({ body }) => JSON.parse(body));

describe('a webhook', () => {
  test('shows its secret once, and who created it', async () => {
    const { secret, ...made } = await create({ name: ' CRM ' });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made).toMatchObject({
      name: 'CRM',
      payload: 'thin',
      isOn: true,
      createdBy: { userId: owner.user.id, email: owner.user.email },
    });
    expect(await get({ ...made, secret })).toEqual(made);
    expect(JSON.stringify(await stage.services.db.select().from(webhook))).not.toContain(secret.slice(6));
    expect(await waitingEmails(stage.services, owner.user.email)).toMatchObject([
      { kind: 'security-change', change: 'webhook-created', what: endpoint.host },
    ]);
    await expectStatus(await owner.patch(path(made), { url: 'https://hooks.example.com/in' }), 200);
    expect((await waitingEmails(stage.services, owner.user.email)).at(-1)).toMatchObject({
      change: 'webhook-redirected',
      what: 'hooks.example.com',
    });
  });

  test.each([
    'http://hooks.example.com/in',
    'https://hooks.example.com:8443/in',
    'https://ana:secret@hooks.example.com/in',
    'https://127.0.0.1/in',
    'https://[::1]/in',
    'https://169.254.169.254/latest',
    'ftp://hooks.example.com/in',
    'hooks.example.com',
  ])('is not created for %s', async (url) => {
    const refused = await owner.post('/api/v1/webhooks', { url, events: ['lead.created'] });
    expect(await expectStatus(refused, 400)).toMatchObject({
      error: { details: { url: expect.any(String) } },
    });
    const hook = await owner.post('/api/v1/hooks', { targetUrl: url, event: 'lead.created' });
    expect(await expectStatus(hook, 400)).toMatchObject({
      error: { details: { targetUrl: expect.any(String) } },
    });
  });

  test('is one of twenty at most', async () => {
    const { id } = await create();
    const [row] = await stage.services.db.select().from(webhook).where(eq(webhook.id, id));
    if (row === undefined) throw new Error('It was created.');
    const more = Array.from({ length: webhooksMaximum - 1 }, (_, at) => ({ ...row, id: `whk_${at}` }));
    await stage.services.db.insert(webhook).values(more);
    const body = { url: `${endpoint.origin}/in`, events: ['lead.created'] };
    await expectStatus(await owner.post('/api/v1/webhooks', body), 422);
    // Hooks are counted separately. One that no key made is announced by email too.
    const hook = { targetUrl: `${endpoint.origin}/hook`, event: 'lead.created' };
    await expectStatus(await owner.post('/api/v1/hooks', hook), 201);
    expect((await waitingEmails(stage.services, owner.user.email)).map(({ kind }) => kind)).toEqual([
      'security-change',
      'security-change',
    ]);
    const hooks = Array.from({ length: hooksMaximum - 1 }, (_, at) => ({
      ...row,
      id: `whk_hook_${at}`,
      isHook: true,
    }));
    await stage.services.db.insert(webhook).values(hooks);
    await expectStatus(await owner.post('/api/v1/hooks', hook), 422);
  });

  test('ends with its workspace', async () => {
    const other = await signUp(stage.app);
    const made = await create({}, other);
    await expectStatus(await other.post(path(made, '/test')), 200);
    await stage.services.db.delete(workspace).where(eq(workspace.id, await workspaceIdOf(other)));
    expect(await stage.services.db.select().from(webhook)).toEqual([]);
    expect(await stage.services.db.select().from(webhookDelivery)).toEqual([]);
  });
});

describe('a delivery', () => {
  test('is signed as the official library verifies, and no other way', async () => {
    const made = await create();
    await happen(newLead());
    await deliver(made);
    const [{ headers, body } = { headers: {}, body: '' }] = endpoint.received;
    const signed = headers as Record<string, string>;
    const verifier = new Verifier(made.secret);
    expect(verifier.verify(body, signed)).toEqual({
      type: 'lead.created',
      timestamp: expect.stringMatching(/Z$/),
      data: { agentId: agent.id, leadId: 'lead_1', conversationId: null },
    });
    expect(headers['content-type']).toBe('application/json');
    expect(headers['user-agent']).toMatch(/^Parley-Webhooks\/1\.0/);
    const old = String(Number(signed['webhook-timestamp']) - 301);
    for (const [forgedBody, forged] of [
      [body.replace('lead_1', 'lead_2'), signed],
      [body, { ...signed, 'webhook-id': 'dlv_other' }],
      [body, { ...signed, 'webhook-timestamp': old }],
    ] as const) {
      expect(() => verifier.verify(forgedBody, forged)).toThrow();
    }
    expect(() => new Verifier(`whsec_${'A'.repeat(43)}=`).verify(body, signed)).toThrow();
  });

  test('is signed with both secrets for a day after a rotation', async () => {
    const made = await create();
    const rotated = await expectStatus<Made>(await owner.post(path(made, '/rotate-secret')), 201);
    expect(rotated.secret).not.toBe(made.secret);
    const verifies = async (secret: string) => {
      endpoint.received.length = 0;
      await happen(newLead());
      await deliver(made);
      const [{ headers, body } = nothing] = endpoint.received;
      const signatures = String(headers['webhook-signature']).split(' ');
      const sentAt = new Date(Number(headers['webhook-timestamp']) * 1_000);
      return signatures.includes(new Verifier(secret).sign(String(headers['webhook-id']), sentAt, body));
    };
    expect(await verifies(made.secret)).toBe(true);
    expect(await verifies(rotated.secret)).toBe(true);
    stage.clock.advanceSeconds(86_401);
    expect(await verifies(made.secret)).toBe(false);
    expect(await verifies(rotated.secret)).toBe(true);
  });

  test('goes to each webhook that wants the event, and to no other', async () => {
    const wanting = await create();
    const both = await create({ events: ['lead.created', 'usage.warned'], url: `${endpoint.origin}/both` });
    const off = await create();
    await expectStatus(await owner.patch(path(off), { isOn: false }), 200);
    const strange = await create({}, await signUp(stage.app));
    await happen(newLead());
    await happen({ name: 'usage.warned', payload: { meter: 'leads', percentage: 80 } });
    for (const each of [wanting, both, off, strange]) await deliver(each);
    expect(endpoint.received.map(({ path, body }) => [path, JSON.parse(body).type]).sort()).toEqual([
      ['/both', 'lead.created'],
      ['/both', 'usage.warned'],
      ['/in', 'lead.created'],
    ]);
  });

  test.each([
    [
      'an error',
      { status: 500, body: 'Out of order' },
      500,
      'The endpoint answered 500 instead of 200 to 299.',
    ],
    [
      'a redirect',
      { status: 302, headers: { location: 'http://169.254.169.254/' } },
      302,
      'The endpoint answered 302. Redirects are not followed: enter the final URL.',
    ],
    ['a broken connection', 'drop', null, 'The endpoint could not be reached.'],
    ['silence', 'hang', null, 'The endpoint did not answer within 1 seconds.'],
  ] as const)('fails by %s, and is tried again under the same id', async (_name, reaction, status, error) => {
    const made = await create();
    endpoint.react = () => reaction;
    await happen(newLead());
    await deliver(made);
    const [failed] = await log(made);
    expect(failed).toMatchObject({ status: 'waiting', attempts: [{ status, error }] });
    await deliver(made);
    expect(endpoint.received).toHaveLength(1);

    endpoint.react = () => ({ status: 200, body: 'ok'.repeat(2_000) });
    stage.clock.advanceSeconds(61);
    await deliver(made);
    expect(new Set(endpoint.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([failed?.id]),
    );
    const [sent] = await log(made, 'status=delivered');
    expect(sent?.attempts).toMatchObject([{ error }, { status: 200, error: null, answer: 'ok'.repeat(512) }]);
    expect(await get(made)).toMatchObject({ failingSince: null });
  });

  test('is given up after eight attempts in 24 hours, and can be sent again', async () => {
    const made = await create();
    endpoint.react = () => ({ status: 503, headers: { 'retry-after': '5' } });
    await happen(newLead());
    const begun = stage.clock.now().getTime();
    for (let attempt = 0; attempt < 8; attempt++) {
      await deliver(made);
      const [delivery] = await log(made);
      const due = Date.parse(delivery?.nextAttemptAt ?? '') - stage.clock.now().getTime();
      if (attempt < 7) stage.clock.advanceSeconds(due / 1_000 + 1);
    }
    expect((stage.clock.now().getTime() - begun) / 3_600_000).toBeCloseTo(24, 1);
    const [failed] = await log(made, 'status=failed');
    expect(failed?.attempts).toHaveLength(8);

    endpoint.react = () => ({ status: 200 });
    stage.clock.advanceSeconds(3_600);
    const replayed = await owner.post(path(made, `/deliveries/${failed?.id}/replay`));
    expect(await expectStatus<Delivery>(replayed, 200)).toMatchObject({ status: 'waiting' });
    await deliver(made);
    expect(endpoint.received.at(-1)?.headers['webhook-id']).toBe(failed?.id);
    expect(await log(made)).toMatchObject([{ status: 'delivered' }]);
  });

  test('that was lost with its process is sent by the next', async () => {
    const made = await create();
    await happen(newLead());
    const gone = new AbortController();
    endpoint.react = () => {
      gone.abort(new Error('The process is stopping.'));
      return 'hang';
    };
    await expect(deliverDue(stage.services, { webhookId: made.id }, 'quick', gone.signal)).rejects.toThrow();
    endpoint.react = () => ({ status: 204 });
    await deliver(made);
    expect(endpoint.received).toHaveLength(1);
    stage.clock.advanceSeconds(61);
    await deliver(made);
    expect(endpoint.received).toHaveLength(2);
    expect(await log(made)).toMatchObject([{ status: 'delivered' }]);
  });
});

describe('an endpoint that fails', () => {
  test('gets one attempt at a time, and is left alone after five', async () => {
    const made = await create();
    endpoint.react = () => ({ status: 500 });
    await happen(newLead(), 10);
    await deliver(made);
    // Four at once while it was thought well, then one in the lane of the slow.
    expect(endpoint.received).toHaveLength(5);
    await deliver(made);
    expect(endpoint.received).toHaveLength(5);
    stage.clock.advanceSeconds(31);
    await deliver(made);
    expect(endpoint.received).toHaveLength(6);
    endpoint.react = () => ({ status: 204 });
    stage.clock.advanceSeconds(61);
    await deliver(made);
    await deliver(made);
    expect(await log(made, 'status=waiting')).toEqual([]);
    expect(await log(made, 'status=delivered')).toHaveLength(10);
  });

  test('is told of after a day, and off after three; on again it takes what comes', async () => {
    const made = await create();
    await stage.services.pool.query('delete from email');
    endpoint.react = () => ({ status: 500 });
    const fail = async () => {
      await happen(newLead());
      await deliver(made);
    };
    await fail();
    for (const day of [1, 2, 3]) {
      stage.clock.advanceSeconds(86_400);
      await cleanUpDeliveries(stage.services);
      await fail();
      const told = (await waitingEmails(stage.services, owner.user.email)).map((email) =>
        email.kind === 'webhook-failing' ? email.verdict : email.kind,
      );
      expect([day, told]).toEqual([day, day < 3 ? ['warn'] : ['warn', 'switch-off']]);
    }
    expect(await get(made)).toMatchObject({ isOn: false, offReason: 'failing' });
    await expectStatus(await owner.post(path(made, '/replay'), { which: 'failed' }), 422);
    endpoint.react = () => ({ status: 204 });
    await expectStatus(await owner.patch(path(made), { isOn: true }), 200);
    expect(await get(made)).toMatchObject({ isOn: true, offReason: null, failingSince: null });
    await fail();
    expect((await log(made))[0]).toMatchObject({ status: 'delivered' });
  });

  test('is off at once when it is gone', async () => {
    const made = await create();
    endpoint.react = () => ({ status: 410 });
    await happen(newLead());
    await deliver(made);
    expect(await get(made)).toMatchObject({ isOn: false, offReason: 'gone' });
    expect(await log(made)).toMatchObject([{ status: 'failed' }]);
    // Another address makes it well, and it can be turned on.
    const moved = await owner.patch(path(made), { url: `${endpoint.origin}/new`, isOn: true });
    expect(await expectStatus(moved, 200)).toMatchObject({ isOn: true, offReason: null });
  });
});

test('a test shows what came back, also while the webhook is off, and counts for nothing', async () => {
  const made = await create();
  await expectStatus(await owner.patch(path(made), { isOn: false }), 200);
  endpoint.react = () => ({ status: 500, body: 'Oh\u0000 no' });
  const tested = await expectStatus<Delivery>(await owner.post(path(made, '/test')), 200);
  expect(tested).toMatchObject({
    event: 'webhook.test',
    status: 'failed',
    attempts: [{ status: 500, answer: 'Oh no' }],
  });
  expect(bodies()).toMatchObject([{ type: 'webhook.test', data: { webhookId: made.id } }]);
  expect(await get(made)).toMatchObject({ failingSince: null });
});

test('all that failed, or a range of time, is sent again', async () => {
  const made = await create();
  await happen(newLead(), 3);
  await deliver(made);
  const between = stage.clock.now().toISOString();
  stage.clock.advanceSeconds(60);
  await happen(newLead(), 2);
  await deliver(made);
  await stage.services.pool.query(
    `update webhook_delivery set status = 'failed' where id = (select max(id) from webhook_delivery)`,
  );
  const replay = async (body: object) => expectStatus(await owner.post(path(made, '/replay'), body), 200);
  expect(await replay({ which: 'failed' })).toEqual({ deliveries: 1 });
  await deliver(made);
  expect(await replay({ which: 'failed' })).toEqual({ deliveries: 0 });
  const from = new Date(Date.parse(between) - 3_600_000).toISOString();
  expect(await replay({ which: 'all', from, to: between })).toEqual({ deliveries: 3 });
  await deliver(made);
  expect(endpoint.received).toHaveLength(9);
  await expectStatus(await owner.post(path(made, '/replay'), { which: 'all' }), 400);

  stage.clock.advanceSeconds(31 * 86_400);
  await cleanUpDeliveries(stage.services);
  expect(await log(made)).toEqual([]);
});

describe('from what happens', () => {
  /** Does what the worker does with the outbox, as this stage has none. */
  async function handOn(): Promise<void> {
    const { rows } = await stage.services.pool.query(
      'with taken as (delete from outbox returning *) select name, payload from taken order by id',
    );
    for (const { name, payload } of rows) await happen({ name, payload } as ParleyEvent);
  }

  /** A call, as `book-time.ts` stores it. */
  async function addBooking(conversationId: string, isPreview = false) {
    const ids = { agentId: agent.id, conversationId, leadId: null };
    const bookingId = createId('bkg');
    const startAt = new Date(stage.clock.now().getTime() + 86_400_000);
    await stage.services.db.insert(booking).values({
      id: bookingId,
      workspaceId,
      ...ids,
      isPreview,
      visitorId: bookingId,
      status: 'accepted',
      eventTypeId: 1,
      uid: bookingId,
      title: 'Intro call',
      startAt,
      endAt: startAt,
      askedAt: startAt,
      timeZone: 'Europe/Berlin',
      name: 'Ada',
      email: 'ada@example.com',
    });
    return { ...ids, bookingId };
  }

  test('bodies are as the schemas say, full ones with what the ids name', async () => {
    const thin = await create({ events: webhookEvents, url: `${endpoint.origin}/thin` });
    const full = await create({ events: webhookEvents, url: `${endpoint.origin}/full`, payload: 'full' });
    const source = await addText(owner, agent.id);
    const visitor = await openChat(stage.app, agent.id);
    const { conversationId, messageId } = await visitor.ask('What is the capital of Peru?');
    await visitor.ask('Can I talk to a human please?');
    const lead = await owner.post('/api/v1/leads', { agentId: agent.id, email: 'ben@example.com' });
    const { id: leadId } = await expectStatus<{ id: string }>(lead, 201);
    await expectStatus(await owner.patch(`/api/v1/leads/${leadId}`, { note: 'Called.' }), 200);
    await owner.post(`/api/v1/agents/${agent.id}/chat`, { message: 'Hello', channel: 'preview' });
    await handOn();
    await happen({
      name: 'message.rated',
      payload: { agentId: agent.id, conversationId, messageId },
    });
    for (const change of ['made', 'moved', 'cancelled', 'other'] as const)
      await happen({ name: 'booking.changed', payload: { change, ...(await addBooking(conversationId)) } });
    const tried = await addBooking(conversationId, true);
    await happen({ name: 'booking.changed', payload: { change: 'made', ...tried } });
    await happen({ name: 'source.trained', payload: { agentId: agent.id, sourceId: source.id } });
    await happen({ name: 'usage.warned', payload: { meter: 'leads', percentage: 80 } });
    await deliver(thin);
    await deliver(full);
    await deliver(full);

    const sent = endpoint.received.map(({ path, body }) => ({ path, body: JSON.parse(body) }));
    const typesOf = (to: string) => sent.filter(({ path }) => path === to).map(({ body }) => body.type);
    const expected = [
      'conversation.started',
      'message.answered',
      'question.unanswered',
      'message.answered',
      'human_request.created',
      'lead.created',
      'lead.updated',
      'message.rated',
      'booking.created',
      'booking.moved',
      'booking.cancelled',
      'source.trained',
      'usage.warned',
    ].sort();
    expect(typesOf('/thin').sort()).toEqual(expected);
    expect(typesOf('/full').sort()).toEqual(expected);
    for (const { body } of sent) {
      const parsed = webhookBodyOf(body.type as DeliveredEvent).safeParse(body);
      expect([body.type, parsed.error?.issues ?? []]).toEqual([body.type, []]);
    }
    const fullOf = (type: string) =>
      sent.find(({ path, body }) => path === '/full' && body.type === type)?.body;
    expect(fullOf('lead.updated').data.lead).toMatchObject({ email: 'ben@example.com', note: 'Called.' });
    expect(fullOf('question.unanswered').data).toMatchObject({
      question: { text: 'What is the capital of Peru?', outcome: 'declined' },
      answer: { id: messageId, role: 'assistant' },
    });
    expect(fullOf('human_request.created').data.conversation).toMatchObject({ id: conversationId });
    expect(fullOf('booking.created').data).toEqual({
      agentId: agent.id,
      bookingId: expect.any(String),
      conversationId,
      leadId: null,
      booking: expect.objectContaining({ email: 'ada@example.com', title: 'Intro call' }),
    });
    expect(fullOf('source.trained').data.source).toMatchObject({ title: 'Opening hours' });
    for (const { path, body } of sent) {
      if (path === '/thin') expect(JSON.stringify(body)).not.toMatch(/(ben|ada)@example\.com/);
    }

    // What has been deleted is not sent, nor kept in the log.
    const [delivery] = (await log(full)).filter(({ event }) => event === 'lead.created');
    await expectStatus(await owner.delete(`/api/v1/leads/${leadId}`), 200);
    const shown = await owner.get(path(full, `/deliveries/${delivery?.id}`));
    const { request } = await expectStatus<{ request: { body: string } }>(shown, 200);
    expect(JSON.parse(request.body).data).toEqual({ agentId: agent.id, leadId, conversationId: null });
  });
});
