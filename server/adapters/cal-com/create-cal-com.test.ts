import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeEventType } from '#tests/fakes/cal-com/cal-com-state.ts';
import { type FakeCalCom, startCalCom } from '#tests/fakes/cal-com/start-cal-com.ts';
import { createCalCom } from './create-cal-com.ts';

let fake: FakeCalCom;
const key = 'cal_live_fernwood';
// A Sunday: the first times are on Monday.
const now = new Date('2026-11-29T06:00:00Z');
const week = { from: now, to: new Date('2026-12-06T00:00:00Z') };
const attendee = { name: 'Ada', email: 'ada@example.com', timeZone: 'Europe/Berlin' };
const orderOf = (start: string, reference = 'bkg_1', eventTypeId = 501) => ({
  eventTypeId,
  attendee,
  reference,
  responses: {},
  start: new Date(start),
});
const open = (timeoutMs = 10_000) =>
  createCalCom(
    {
      CALCOM_API_BASE: fake.origin,
      CALCOM_APP_BASE: 'https://cal.example',
      CALCOM_AUTHORIZE_URL: `${fake.origin}/auth/oauth2/authorize`,
      CALCOM_CLIENT_ID: undefined,
      CALCOM_CLIENT_SECRET: undefined,
    },
    { timeoutMs, pause: async () => undefined },
  );

beforeAll(async () => {
  fake = await startCalCom(() => now);
});
afterAll(() => fake.close());
afterEach(() => expect(fake.complaints()).toEqual([]));

describe('the account', () => {
  it('is named, and a key of nobody is refused', async () => {
    expect(await open().identify(key)).toEqual({ accountName: 'Fernwood Bikes' });
    await expect(open().identify('cal_live_other')).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it.each([
    ['paid', { price: 5_000 }, []],
    ['recurring', { recurrence: { interval: 1, occurrences: 4, frequency: 'weekly' } }, []],
    ['place', { locations: [{ type: 'attendeePhone' }] }, []],
    ['question', {}, [{ type: 'multiemail', slug: 'team', required: true, isDefault: false }]],
    [null, { confirmationPolicy: { type: 'always' } }, []],
    [
      null,
      { recurrence: { disabled: true } },
      [{ type: 'hologram', slug: 'x', required: false, isDefault: false }],
    ],
  ])('an event type with the obstacle %s', async (obstacle, given, fields) => {
    fake.state.eventTypes.set(9, makeEventType(9, given, fields));
    expect(await open().getEventType(key, 9)).toMatchObject({
      obstacle,
      needsConfirmation: 'confirmationPolicy' in given,
      url: 'https://cal.example/fernwood/30min',
    });
  });

  it('asks what the event type asks, by kind', async () => {
    const field = (type: string, slug: string, required: boolean, options?: string[]) => ({
      type,
      slug,
      label: slug.toUpperCase(),
      required,
      isDefault: false,
      ...(options === undefined ? {} : { options }),
    });
    fake.state.eventTypes.set(
      9,
      makeEventType(9, {}, [
        field('text', 'firm', true),
        field('select', 'size', false, ['S', 'L']),
        field('checkbox', 'topics', false, ['a', 'b']),
        field('boolean', 'agree', true),
        { ...field('text', 'secret', false), hidden: true },
      ]),
    );
    const { questions } = await open().getEventType(key, 9);
    expect(questions.map(({ slug, kind, isRequired, options }) => [slug, kind, isRequired, options])).toEqual(
      [
        ['notes', 'long-text', false, []],
        ['firm', 'text', true, []],
        ['size', 'choice', false, ['S', 'L']],
        ['topics', 'choices', false, ['a', 'b']],
        ['agree', 'yes-no', true, []],
      ],
    );
  });
});

describe('free times', () => {
  it('are moments, whatever the offset; many visitors make one call', async () => {
    const calCom = open();
    const before = fake.calls().length;
    const all = await Promise.all(
      Array.from({ length: 50 }, () => calCom.listFreeTimes(key, { eventTypeId: 501, ...week })),
    );
    expect(fake.calls().length - before).toBe(1);
    expect(all[49]?.slice(0, 2).map((time) => time.toISOString())).toEqual([
      '2026-11-30T08:00:00.000Z',
      '2026-11-30T08:30:00.000Z',
    ]);
    expect(all[49]).toHaveLength(5 * 16);
  });

  it('leave out booked times, also those that someone else has just booked', async () => {
    const calCom = open();
    const list = async () =>
      (await calCom.listFreeTimes(key, { eventTypeId: 501, ...week })).map((time) => time.toISOString());
    const start = '2026-12-01T09:00:00.000Z';
    expect(await list()).toContain(start);
    const booked = await calCom.book(key, orderOf(start));
    expect(booked).toMatchObject({ status: 'accepted', reference: 'bkg_1', start: new Date(start) });
    expect(await calCom.getBooking(key, booked.uid)).toMatchObject({ uid: booked.uid });
    expect(await list()).not.toContain(start);
    await expect(calCom.book(key, orderOf(start, 'bkg_2'))).rejects.toMatchObject({ kind: 'taken' });
    await expect(calCom.book(key, orderOf('2026-11-01T09:00:00Z'))).rejects.toMatchObject({ kind: 'taken' });
  });
});

describe('a booking that is changed', () => {
  it('is another one at its new time, which is found by the id of before', async () => {
    const calCom = open();
    const eventTypeId = 501;
    const { uid } = await calCom.book(key, orderOf('2026-12-03T12:00:00.000Z', 'bkg_moved'));
    const free = async (movedUid?: string) =>
      (await calCom.listFreeTimes(key, { eventTypeId, ...week, movedUid })).map((time) => time.toISOString());
    expect(await free()).not.toContain('2026-12-03T12:00:00.000Z');
    // Its own time is not in its way.
    expect(await free(uid)).toContain('2026-12-03T12:00:00.000Z');
    const start = new Date('2026-12-03T12:30:00.000Z');
    const moved = await calCom.moveBooking(key, { uid, eventTypeId, start });
    expect(moved).toMatchObject({ start, status: 'accepted', movedFromUid: uid, reference: 'bkg_moved' });
    expect(moved.uid).not.toBe(uid);
    expect(await calCom.getBooking(key, uid)).toEqual(moved);
    expect(await free()).toContain('2026-12-03T12:00:00.000Z');
    const { uid: last } = moved;
    expect(await calCom.cancelBooking(key, { uid: last, eventTypeId })).toMatchObject({
      status: 'cancelled',
    });
    expect(await calCom.getBooking(key, uid)).toMatchObject({ uid: last, status: 'cancelled' });
    expect(await free()).toContain('2026-12-03T12:30:00.000Z');
  });

  it('is told apart from a time that is gone, and a lost answer is not asked for again', async () => {
    const calCom = open();
    const eventTypeId = 501;
    const { uid } = await calCom.book(key, orderOf('2026-12-04T12:00:00.000Z', 'bkg_a'));
    await calCom.book(key, orderOf('2026-12-04T12:30:00.000Z', 'bkg_b'));
    const move = (start: string) => calCom.moveBooking(key, { uid, eventTypeId, start: new Date(start) });
    await expect(move('2026-12-04T12:30:00.000Z')).rejects.toMatchObject({ kind: 'taken' });
    // Within the minimum notice.
    await expect(move('2026-11-29T07:00:00.000Z')).rejects.toMatchObject({ kind: 'taken' });
    const calls = fake.calls().length;
    fake.addFault({ call: /cancel$/, as: 'lost' });
    await expect(calCom.cancelBooking(key, { uid, eventTypeId })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(fake.calls().length - calls).toBe(1);
    await expect(calCom.cancelBooking(key, { uid, eventTypeId })).rejects.toMatchObject({
      kind: 'unchangeable',
    });
    await expect(move('2026-12-04T13:00:00.000Z')).rejects.toMatchObject({ kind: 'unchangeable' });
  });
});

describe('what goes wrong', () => {
  it('an answer that is lost leaves a booking that can be found', async () => {
    fake.addFault({ call: /POST .*bookings/, as: 'lost' });
    const order = orderOf('2026-12-02T09:00:00.000Z', 'bkg_lost');
    const calls = fake.calls().length;
    await expect(open().book(key, order)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(fake.calls().length - calls).toBe(1);
    expect(await open().findBooking(key, order)).toMatchObject({ reference: 'bkg_lost', status: 'accepted' });
    expect(await open().findBooking(key, { ...order, reference: 'bkg_other' })).toBeNull();
  });

  it('a full limit is waited for once, also by what writes', async () => {
    fake.addFault({ call: /POST/, as: { status: 429, headers: { 'retry-after': '2' } } });
    await open().book(key, orderOf('2026-12-03T09:00:00.000Z', 'bkg_busy'));
    fake.addFault({ call: /POST/, as: { status: 429, headers: { 'retry-after': '60' } } });
    await expect(open().book(key, orderOf('2026-12-03T10:00:00.000Z'))).rejects.toMatchObject({
      kind: 'busy',
    });
  });

  it.each<[string, Parameters<FakeCalCom['addFault']>[0]['as'], number | undefined]>([
    ['a broken connection', 'drop', undefined],
    ['a failure', { status: 503 }, undefined],
    ['no answer in time', { status: 200, body: '{}' }, 1_500],
  ])('what only reads is asked again after %s', async (_what, as, afterMs) => {
    const fault = { as, ...(afterMs === undefined ? {} : { afterMs }) };
    fake.addFault(fault);
    expect(await open(1_000).identify(key)).toEqual({ accountName: 'Fernwood Bikes' });
  });

  it.each<[string, Parameters<FakeCalCom['addFault']>[0]['as'], string]>([
    ['no JSON', { status: 200, body: '<p>Hello</p>' }, 'unavailable'],
    ['something else', { status: 200, body: '{"status":"success","data":{"id":"x"}}' }, 'unavailable'],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'unavailable'],
    ['no such event type', { status: 404 }, 'not-found'],
    ['a refusal', { status: 400 }, 'refused'],
  ])('%s', async (_what, as, kind) => {
    // What reads is asked twice where no answer came.
    fake.addFault({ as });
    fake.addFault({ as });
    await expect(open().identify(key)).rejects.toMatchObject({ kind });
    // The second one is used up where it was not asked for.
    await open()
      .identify(key)
      .catch(() => undefined);
  });
});

it('adds a webhook, and deletes it once', async () => {
  const id = await open().addWebhook(key, { url: 'https://parley.example/hook', secret: 'shh' });
  expect(fake.state.webhooks.get(id)).toMatchObject({ secret: 'shh' });
  await open().deleteWebhook(key, id);
  await open().deleteWebhook(key, id);
  expect(fake.state.webhooks.size).toBe(0);
});
