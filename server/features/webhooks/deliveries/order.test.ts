import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import type { Context } from '#server/context.ts';
import {
  createWebhookStage,
  type MadeWebhook,
  type WebhookStage,
} from '#server/features/webhooks/fixtures/webhook-stage.ts';
import { type WebhookRow, webhook } from '#server/features/webhooks/webhooks.table.ts';
import { expectStatus } from '#tests/factories.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { claimDue } from './claim-due.ts';
import { cleanUpDeliveries } from './clean-up-deliveries.ts';

let stage: WebhookStage;
let made: MadeWebhook;
beforeAll(async () => {
  stage = await createWebhookStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.clear();
  made = await stage.create({ events: ['lead.created', 'lead.updated'] });
});

const hourSeconds = 3_600;

/** An event of each of these leads. */
async function happen(...names: string[]): Promise<void> {
  for (const name of names) await stage.happen(stage.newLead(name));
}

/** What came, as lead ids. */
const received = () => stage.bodies().map(({ data }) => String(data.leadId));
const idsReceived = () => stage.endpoint.received.map(({ headers }) => String(headers['webhook-id']));

/** Its log, oldest first. */
const log = async (query = '') => (await stage.log(made, query)).reverse();

/** Refuses what is about these leads. */
function refuse(...leadIds: string[]): void {
  stage.endpoint.react = ({ body }) => ({
    status: leadIds.includes(JSON.parse(body).data.leadId) ? 500 : 204,
  });
}

/** Serves the webhook at each moment that something is due, for so many hours. */
async function passHours(hours: number): Promise<void> {
  const endMs = stage.clock.now().getTime() + hours * hourSeconds * 1_000;
  for (;;) {
    await stage.deliver(made);
    const waiting = (await stage.log(made, 'status=waiting')).flatMap(({ nextAttemptAt }) =>
      nextAttemptAt === null ? [] : [Date.parse(nextAttemptAt)],
    );
    const restsUntil = await readRest();
    const nextMs = Math.max(Math.min(...waiting), restsUntil);
    if (waiting.length === 0 || nextMs >= endMs) break;
    stage.clock.advanceSeconds(Math.max(1, (nextMs - stage.clock.now().getTime()) / 1_000));
  }
  stage.clock.advanceSeconds(Math.max(0, (endMs - stage.clock.now().getTime()) / 1_000));
}

async function readRest(): Promise<number> {
  const { rows } = await stage.services.pool.query<{ rests_until: Date | null }>(
    'select rests_until from webhook where id = $1',
    [made.id],
  );
  return rows[0]?.rests_until?.getTime() ?? 0;
}

describe('events of one key', () => {
  test('are sent one after the other in the order in which they happened, and those of other keys next to them', async () => {
    await happen('a', 'a', 'b', 'a', 'b');
    const expected = (await log()).filter(({ orderKey }) => orderKey === 'a').map(({ id }) => id);
    await stage.deliver(made);
    const arrived = idsReceived().filter((id) => expected.includes(id));
    expect(arrived).toEqual(expected);
    expect(received().filter((each) => each === 'b')).toHaveLength(2);
    expect(await log('status=delivered')).toHaveLength(5);
  });

  test('wait behind one that fails, which the log shows, while those of other keys arrive', async () => {
    refuse('a');
    await happen('a', 'a', 'b', 'a', 'c');
    await stage.deliver(made);
    expect(received().toSorted()).toEqual(['a', 'b', 'c']);
    const [first, second, , third] = await log();
    expect(first).toMatchObject({ orderKey: 'a', status: 'waiting', waitsFor: null });
    expect(first?.nextAttemptAt).not.toBeNull();
    for (const each of [second, third])
      expect(each).toMatchObject({ status: 'waiting', waitsFor: first?.id, nextAttemptAt: null });

    stage.endpoint.react = () => ({ status: 204 });
    stage.clock.advanceSeconds(61);
    await stage.deliver(made);
    expect(idsReceived().slice(-3)).toEqual([first?.id, second?.id, third?.id]);
    const bodies = stage.endpoint.received.map(({ body }) => JSON.parse(body).orderKey);
    expect(bodies.slice(-3)).toEqual(['a', 'a', 'a']);
  });

  test('go on after one that was given up, each with its own attempts', async () => {
    await happen('a', 'b');
    const [refused] = await log();
    stage.endpoint.react = ({ headers }) => ({ status: headers['webhook-id'] === refused?.id ? 500 : 204 });
    await stage.deliver(made);
    stage.clock.advanceSeconds(20 * 60);
    await happen('a', 'a');
    await passHours(23);
    expect(await log('status=waiting')).toHaveLength(3);
    await passHours(2);
    expect(await log('status=failed')).toMatchObject([{ id: refused?.id }]);
    expect(await log('status=delivered')).toHaveLength(3);
    expect(received().slice(-2)).toEqual(['a', 'a']);
  });

  test('are each tried, also where all of them are refused for longer than the schedule takes', async () => {
    refuse('a');
    await happen(...Array.from({ length: 5 }, () => 'a'));
    stage.clock.advanceSeconds(hourSeconds);
    await happen('b');
    await passHours(25);
    await passHours(6);
    await cleanUpDeliveries(stage.services);
    await passHours(6);
    const failed = await log('status=failed');
    expect(failed.map(({ orderKey }) => orderKey)).toEqual(['a', 'a', 'a', 'a', 'a']);
    for (const { attempts } of failed) expect(attempts.length).toBeGreaterThan(0);
    // Each began after the one before had ended.
    const times = failed.map(({ attempts }) => attempts.map(({ at }) => at));
    for (const [index, each] of times.entries())
      expect((times[index - 1]?.at(-1) ?? '') < (each[0] ?? '')).toBe(true);
    expect(await log('status=delivered')).toMatchObject([{ orderKey: 'b' }]);
  });

  test('follow an earlier one that is sent again while they wait, and not one that was sent already', async () => {
    refuse('a');
    await happen('a');
    await stage.services.pool.query(`update webhook_delivery set status = 'failed', next_attempt_at = null`);
    await happen('a', 'a');
    await stage.deliver(made);
    const [first, second, third] = await log();
    expect(third).toMatchObject({ waitsFor: second?.id });
    const path = stage.path(made, `/deliveries/${first?.id}/replay`);
    expect(await expectStatus<Delivery>(await stage.owner.post(path), 200)).toMatchObject({ waitsFor: null });
    expect((await log())[1]).toMatchObject({ waitsFor: first?.id });
    stage.endpoint.react = () => ({ status: 204 });
    stage.clock.advanceSeconds(61);
    await stage.deliver(made);
    expect(idsReceived().slice(-3)).toEqual([first?.id, second?.id, third?.id]);

    await expectStatus(await stage.owner.post(path), 200);
    await stage.deliver(made);
    expect(idsReceived().slice(-1)).toEqual([first?.id]);
    expect(await log('status=waiting')).toEqual([]);
  });

  test('are sent again in order with all of a time range', async () => {
    await happen('a', 'b', 'a', 'a');
    await stage.deliver(made);
    stage.endpoint.received.length = 0;
    const body = { which: 'all', from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
    await expectStatus(await stage.owner.post(stage.path(made, '/replay'), body), 200);
    await stage.deliver(made);
    const ofA = (await log()).filter(({ orderKey }) => orderKey === 'a').map(({ id }) => id);
    expect(idsReceived().filter((id) => ofA.includes(id))).toEqual(ofA);
  });

  test('keep their order where the webhook is turned off and on', async () => {
    refuse('a');
    await happen('a', 'a', 'a');
    await stage.deliver(made);
    await expectStatus(await stage.owner.patch(stage.path(made), { isOn: false }), 200);
    stage.clock.advanceSeconds(hourSeconds);
    stage.endpoint.react = () => ({ status: 204 });
    await expectStatus(await stage.owner.patch(stage.path(made), { isOn: true }), 200);
    await stage.deliver(made);
    const ids = (await log('status=delivered')).map(({ id }) => id);
    expect(idsReceived().slice(-3)).toEqual(ids);

    refuse('a');
    await happen('a', 'a');
    await stage.deliver(made);
    await expectStatus(await stage.owner.patch(stage.path(made), { isOn: false }), 200);
    stage.clock.advanceSeconds(27 * hourSeconds);
    await cleanUpDeliveries(stage.services);
    expect(await log('status=failed')).toHaveLength(2);
  });
});

describe('workers at once', () => {
  const context = (): Context => ({
    ...stage.services,
    workspace: { id: stage.workspaceId, plan: 'free', addOns: {} },
    actor: { kind: 'system' },
  });
  async function readWebhook(): Promise<WebhookRow> {
    const [row] = await stage.services.db.select().from(webhook);
    if (row === undefined) throw new Error('There is no webhook.');
    return row;
  }

  test('never take two of a key', async () => {
    await happen('a', 'a', 'a', 'b', 'b');
    const row = await readWebhook();
    const taken = await Promise.all(Array.from({ length: 5 }, () => claimDue(context(), row, 0)));
    const keys = taken.flat().map(({ orderKey }) => orderKey);
    expect(keys.toSorted()).toEqual(['a', 'b']);
  });

  test('leave nothing waiting behind what has ended, however they meet', async () => {
    await happen(...Array.from({ length: 40 }, (_, number) => (number % 3 === 0 ? 'a' : 'b')));
    await Promise.all(Array.from({ length: 4 }, () => stage.deliver(made)));
    expect(await log('status=waiting')).toEqual([]);
    const ids = (await log()).filter(({ orderKey }) => orderKey === 'b').map(({ id }) => id);
    expect(idsReceived().filter((id) => ids.includes(id))).toEqual(ids);
  });

  test('are not put off by one that was stopped for minutes and settles late', async () => {
    await happen('a');
    const [taken] = await claimDue(context(), await readWebhook(), 0);
    stage.clock.advanceSeconds(120);
    await stage.deliver(made);
    expect(await log()).toMatchObject([{ status: 'delivered' }]);
    stage.endpoint.react = () => ({ status: 500 });
    const { signal } = new AbortController();
    await attemptDelivery(context(), await readWebhook(), taken!, signal);
    expect(await log()).toMatchObject([{ status: 'delivered', attempts: [{ status: 204 }] }]);
  });
});

test('a lead that is refused again and again makes the endpoint rest for no other', async () => {
  refuse('a');
  await happen('a');
  for (let attempt = 0; attempt < 7; attempt++) {
    await stage.deliver(made);
    const [{ nextAttemptAt } = { nextAttemptAt: null }] = await log('status=waiting');
    expect(nextAttemptAt).not.toBeNull();
    await happen('b');
    await stage.deliver(made);
    expect(received().at(-1)).toBe('b');
    stage.clock.advanceSeconds((Date.parse(nextAttemptAt ?? '') - stage.clock.now().getTime()) / 1_000);
  }
});
