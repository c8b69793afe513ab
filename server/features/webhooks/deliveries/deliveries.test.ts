import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import {
  createWebhookStage,
  type MadeWebhook,
  type WebhookStage,
} from '#server/features/webhooks/fixtures/webhook-stage.ts';
import { expectStatus, signUp } from '#tests/factories.ts';
import type { ReceivedWebhook } from '#tests/fakes/webhook-endpoint/start-webhook-endpoint.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { cleanUpDeliveries } from './clean-up-deliveries.ts';
import { deliverDue } from './deliver-due.ts';

let stage: WebhookStage;
beforeAll(async () => {
  stage = await createWebhookStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

const nothing: ReceivedWebhook = { method: '', path: '', headers: {}, body: '' };

describe('a delivery', () => {
  test('is signed as the official library verifies, and no other way', async () => {
    const made = await stage.create();
    await stage.happen(stage.newLead());
    await stage.deliver(made);
    const [{ headers, body } = { headers: {}, body: '' }] = stage.endpoint.received;
    const signed = headers as Record<string, string>;
    const verifier = new Verifier(made.secret);
    expect(verifier.verify(body, signed)).toEqual({
      type: 'lead.created',
      timestamp: expect.stringMatching(/Z$/),
      orderKey: 'lead_1',
      data: { agentId: stage.agent.id, leadId: 'lead_1', conversationId: null },
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
    const made = await stage.create();
    const rotated = await expectStatus<MadeWebhook>(
      await stage.owner.post(stage.path(made, '/rotate-secret')),
      201,
    );
    expect(rotated.secret).not.toBe(made.secret);
    const verifies = async (secret: string) => {
      stage.endpoint.received.length = 0;
      await stage.happen(stage.newLead());
      await stage.deliver(made);
      const [{ headers, body } = nothing] = stage.endpoint.received;
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
    const wanting = await stage.create();
    const both = await stage.create({
      events: ['lead.created', 'usage.warned'],
      url: `${stage.endpoint.origin}/both`,
    });
    const off = await stage.create();
    await expectStatus(await stage.owner.patch(stage.path(off), { isOn: false }), 200);
    const strange = await stage.create({}, await signUp(stage.app));
    await stage.happen(stage.newLead());
    await stage.happen({ name: 'usage.warned', payload: { meter: 'leads', percentage: 80 } });
    for (const each of [wanting, both, off, strange]) await stage.deliver(each);
    expect(stage.endpoint.received.map(({ path, body }) => [path, JSON.parse(body).type]).sort()).toEqual([
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
    const made = await stage.create();
    stage.endpoint.react = () => reaction;
    await stage.happen(stage.newLead());
    await stage.deliver(made);
    const [failed] = await stage.log(made);
    expect(failed).toMatchObject({ status: 'waiting', attempts: [{ status, error }] });
    await stage.deliver(made);
    expect(stage.endpoint.received).toHaveLength(1);

    stage.endpoint.react = () => ({ status: 200, body: 'ok'.repeat(2_000) });
    stage.clock.advanceSeconds(61);
    await stage.deliver(made);
    expect(new Set(stage.endpoint.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([failed?.id]),
    );
    const [sent] = await stage.log(made, 'status=delivered');
    expect(sent?.attempts).toMatchObject([{ error }, { status: 200, error: null, answer: 'ok'.repeat(512) }]);
    expect(await stage.get(made)).toMatchObject({ failingSince: null });
  });

  test('is given up after eight attempts in 24 hours, and can be sent again', async () => {
    const made = await stage.create();
    stage.endpoint.react = () => ({ status: 503, headers: { 'retry-after': '5' } });
    await stage.happen(stage.newLead());
    const begun = stage.clock.now().getTime();
    for (let attempt = 0; attempt < 8; attempt++) {
      await stage.deliver(made);
      const [delivery] = await stage.log(made);
      const due = Date.parse(delivery?.nextAttemptAt ?? '') - stage.clock.now().getTime();
      if (attempt < 7) stage.clock.advanceSeconds(due / 1_000 + 1);
    }
    expect((stage.clock.now().getTime() - begun) / 3_600_000).toBeCloseTo(24, 1);
    const [failed] = await stage.log(made, 'status=failed');
    expect(failed?.attempts).toHaveLength(8);

    stage.endpoint.react = () => ({ status: 200 });
    stage.clock.advanceSeconds(3_600);
    const replayed = await stage.owner.post(stage.path(made, `/deliveries/${failed?.id}/replay`));
    expect(await expectStatus<Delivery>(replayed, 200)).toMatchObject({ status: 'waiting' });
    await stage.deliver(made);
    expect(stage.endpoint.received.at(-1)?.headers['webhook-id']).toBe(failed?.id);
    expect(await stage.log(made)).toMatchObject([{ status: 'delivered' }]);
  });

  test('is sent by another process if its own was killed', async () => {
    const made = await stage.create();
    await stage.happen(stage.newLead());
    const gone = new AbortController();
    stage.endpoint.react = () => {
      gone.abort(new Error('The process is stopping.'));
      return 'hang';
    };
    await expect(deliverDue(stage.services, { webhookId: made.id }, 'quick', gone.signal)).rejects.toThrow();
    stage.endpoint.react = () => ({ status: 204 });
    await stage.deliver(made);
    expect(stage.endpoint.received).toHaveLength(1);
    stage.clock.advanceSeconds(61);
    await stage.deliver(made);
    expect(stage.endpoint.received).toHaveLength(2);
    expect(await stage.log(made)).toMatchObject([{ status: 'delivered' }]);
  });
});

test('what was sent is recorded although no more can be started', async () => {
  const made = await stage.create();
  let isAway = false;
  stage.endpoint.react = async ({ body }) => {
    if (JSON.parse(body).data.leadId === 'lead_1') isAway = true;
    else await new Promise((resolve) => setTimeout(resolve, 300));
    return { status: 204 };
  };
  for (const leadId of ['lead_0', 'lead_1']) await stage.happen(stage.newLead(leadId));
  const { services } = stage;
  const select = (...fields: Parameters<typeof services.db.select>) => {
    if (isAway) throw new Error('Connection terminated unexpectedly');
    return services.db.select(...fields);
  };
  const away = { ...services, db: Object.assign(Object.create(services.db), { select }) };
  const { signal } = new AbortController();
  await expect(deliverDue(away, { webhookId: made.id }, 'quick', signal)).rejects.toThrow('terminated');
  const log = await stage.log(made);
  expect(log.map(({ status, attempts }) => [status, attempts.length])).toEqual([
    ['delivered', 1],
    ['delivered', 1],
  ]);
});

test('one event that takes long holds up no event of another key', async () => {
  const made = await stage.create();
  const others = ['lead_1', 'lead_2', 'lead_3', 'lead_4', 'lead_5', 'lead_6'];
  const { promise: allCame, resolve } = Promise.withResolvers<void>();
  const waited = new Set(others);
  stage.endpoint.react = async ({ body }) => {
    const { leadId } = JSON.parse(body).data;
    waited.delete(leadId);
    if (waited.size === 0) resolve();
    if (leadId === 'lead_0') await allCame;
    return { status: 204 };
  };
  for (const leadId of ['lead_0', ...others]) await stage.happen(stage.newLead(leadId));
  await stage.deliver(made);
  const log = await stage.log(made);
  expect(log.map(({ status, attempts }) => [status, attempts.length])).toEqual(
    Array(7).fill(['delivered', 1]),
  );
});

describe('an endpoint that fails', () => {
  test('gets one attempt at a time, and rests after five failures', async () => {
    const made = await stage.create();
    stage.endpoint.react = () => ({ status: 500 });
    for (let number = 0; number < 10; number++) await stage.happen(stage.newLead(`lead_${number}`));
    await stage.deliver(made);
    // Four at once while it was thought well, then one.
    expect(stage.endpoint.received).toHaveLength(5);
    await stage.deliver(made);
    expect(stage.endpoint.received).toHaveLength(5);
    stage.clock.advanceSeconds(31);
    await stage.deliver(made);
    expect(stage.endpoint.received).toHaveLength(6);
    stage.endpoint.react = () => ({ status: 204 });
    stage.clock.advanceSeconds(61);
    await stage.deliver(made);
    await stage.deliver(made);
    expect(await stage.log(made, 'status=waiting')).toEqual([]);
    expect(await stage.log(made, 'status=delivered')).toHaveLength(10);
  });

  test('is reported by email after a day, and off after three; turned on again it gets new events', async () => {
    const made = await stage.create();
    await stage.services.pool.query('delete from email');
    stage.endpoint.react = () => ({ status: 500 });
    const fail = async () => {
      await stage.happen(stage.newLead());
      await stage.deliver(made);
    };
    await fail();
    for (const day of [1, 2, 3]) {
      stage.clock.advanceSeconds(86_400);
      await cleanUpDeliveries(stage.services);
      await fail();
      const told = (await waitingEmails(stage.services, stage.owner.user.email)).map((email) =>
        email.kind === 'webhook-failing' ? email.verdict : email.kind,
      );
      expect([day, told]).toEqual([day, day < 3 ? ['warn'] : ['warn', 'switch-off']]);
    }
    expect(await stage.get(made)).toMatchObject({ isOn: false, offReason: 'failing' });
    await expectStatus(await stage.owner.post(stage.path(made, '/replay'), { which: 'failed' }), 422);
    stage.endpoint.react = () => ({ status: 204 });
    await expectStatus(await stage.owner.patch(stage.path(made), { isOn: true }), 200);
    expect(await stage.get(made)).toMatchObject({ isOn: true, offReason: null, failingSince: null });
    await fail();
    expect((await stage.log(made))[0]).toMatchObject({ status: 'delivered' });
  });

  test('is off at once when it is gone', async () => {
    const made = await stage.create();
    stage.endpoint.react = () => ({ status: 410 });
    await stage.happen(stage.newLead());
    await stage.deliver(made);
    expect(await stage.get(made)).toMatchObject({ isOn: false, offReason: 'gone' });
    expect(await stage.log(made)).toMatchObject([{ status: 'failed' }]);
    // Another address makes it well, and it can be turned on.
    const moved = await stage.owner.patch(stage.path(made), {
      url: `${stage.endpoint.origin}/new`,
      isOn: true,
    });
    expect(await expectStatus(moved, 200)).toMatchObject({ isOn: true, offReason: null });
  });
});

test('failed deliveries, or all of a range of time, are sent again', async () => {
  const made = await stage.create();
  await stage.happen(stage.newLead(), 3);
  await stage.deliver(made);
  const between = stage.clock.now().toISOString();
  stage.clock.advanceSeconds(60);
  await stage.happen(stage.newLead(), 2);
  await stage.deliver(made);
  await stage.services.pool.query(
    `update webhook_delivery set status = 'failed' where id = (select max(id) from webhook_delivery)`,
  );
  const replay = async (body: object) =>
    expectStatus(await stage.owner.post(stage.path(made, '/replay'), body), 200);
  expect(await replay({ which: 'failed' })).toEqual({ deliveries: 1 });
  await stage.deliver(made);
  expect(await replay({ which: 'failed' })).toEqual({ deliveries: 0 });
  const from = new Date(Date.parse(between) - 3_600_000).toISOString();
  expect(await replay({ which: 'all', from, to: between })).toEqual({ deliveries: 3 });
  await stage.deliver(made);
  expect(stage.endpoint.received).toHaveLength(9);
  await expectStatus(await stage.owner.post(stage.path(made, '/replay'), { which: 'all' }), 400);

  stage.clock.advanceSeconds(31 * 86_400);
  await cleanUpDeliveries(stage.services);
  expect(await stage.log(made)).toEqual([]);
});
