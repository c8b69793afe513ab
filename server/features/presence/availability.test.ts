import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxSettings } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import type { Context } from '#server/context.ts';
import { updateInboxSettings } from '#server/features/inbox-settings/update-inbox-settings.ts';
import { signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { findAvailability } from './find-availability.ts';
import { recordPresence } from './record-presence.ts';

let stage: TestServices;
let ctx: Context;

/** Mondays from nine to five. */
const settings: InboxSettings = {
  handBackMinutes: 60,
  hours: {
    timeZone: 'Europe/Berlin',
    intervals: [{ weekday: 1, from: '09:00', to: '17:00' }],
    holidays: [],
  },
  reminders: 'daily',
  replyAddress: null,
};
const at = (time: string): Context => ({ ...ctx, clock: { now: () => new Date(time) } });

beforeAll(async () => {
  stage = await createTestServices();
  const { user } = await signUp(stage.app);
  const { rows } = await stage.services.pool.query(
    'select workspace_id from workspace_member where user_id = $1',
    [user.id],
  );
  ctx = {
    ...stage.services,
    workspace: { id: rows[0].workspace_id, plan: 'free', addOns: {} },
    actor: { kind: 'user', userId: user.id, role: 'owner' },
  };
});
afterAll(() => stage.close());

test('nothing is promised while no hours are set', async () => {
  expect(await findAvailability(at('2026-05-05T12:00:00Z'))).toEqual({ kind: 'open' });
});

test('opening hours decide, unless a member is there', async () => {
  await updateInboxSettings(ctx, settings);
  expect(await findAvailability(at('2026-05-04T08:00:00Z'))).toEqual({ kind: 'open' });
  expect(await findAvailability(at('2026-05-05T12:00:00Z'))).toEqual({
    kind: 'away',
    opensAt: new Date('2026-05-11T07:00:00Z'),
    timeZone: 'Europe/Berlin',
  });
  await recordPresence(at('2026-05-05T12:00:00Z'));
  expect(await findAvailability(at('2026-05-05T12:02:00Z'))).toEqual({ kind: 'here' });
  expect(await findAvailability(at('2026-05-05T12:03:00Z'))).toMatchObject({ kind: 'away' });
});

test('a former member is not there', async () => {
  await recordPresence(at('2026-05-05T12:00:00Z'));
  await stage.services.pool.query('delete from workspace_member where workspace_id = $1', [ctx.workspace.id]);
  expect(await findAvailability(at('2026-05-05T12:01:00Z'))).toMatchObject({ kind: 'away' });
});
