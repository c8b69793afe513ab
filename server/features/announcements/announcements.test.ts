import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, expectStatus } from '#tests/factories.ts';
import { type OperatorStage, openOperatorStage } from '#tests/operator-stage.ts';

let stage: OperatorStage;
beforeAll(async () => {
  stage = await openOperatorStage();
});
afterAll(() => stage.close());

test('announcements are shown to whom they are for, until each dismisses them', async () => {
  const path = '/api/announcements';
  const shownTo = async (client: Client) =>
    (await expectStatus<{ data: { text: string }[] }>(await client.get(path), 200)).data.map(
      ({ text }) => text,
    );
  const now = stage.clock.now().getTime();
  const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
  const body = { text: 'We move on Sunday.', audience: 'owners', from: at(-60), until: at(3_600) };
  const { id } = await stage.change<{ id: string }>('/announcements', body, 201);
  await stage.change('/announcements', { ...body, text: 'Later.', from: at(60), until: null }, 201);
  await stage.change('/announcements', { ...body, until: at(-120) }, 400);
  expect(await shownTo(stage.customer)).toEqual(['We move on Sunday.']);
  await expectStatus(await stage.customer.post(`${path}/dismiss`, { announcementId: id }), 200);
  expect(await shownTo(stage.customer)).toEqual([]);
  expect(await shownTo(stage.operator)).toEqual(['We move on Sunday.']);
  await stage.services.pool.query(`update workspace_member set role = 'admin' where user_id = $1`, [
    stage.operator.user.id,
  ]);
  expect(await shownTo(stage.operator)).toEqual([]);
  await stage.services.pool.query(`update workspace_member set role = 'owner' where user_id = $1`, [
    stage.operator.user.id,
  ]);
  stage.clock.advanceSeconds(61);
  expect(await shownTo(stage.operator)).toEqual(['Later.', 'We move on Sunday.']);
});
