import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedViewsMaximum } from '#contract/saved-views/saved-views.ts';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let client: Client;
beforeAll(async () => {
  stage = await createTestServices();
  client = await signUp(stage.app);
});
afterAll(() => stage.close());

interface View {
  id: string;
  name: string;
  filter: string;
}

const path = '/api/v1/saved-views';
const list = async (kind: string): Promise<View[]> =>
  (await expectStatus<{ data: View[] }>(await client.get(`${path}?kind=${kind}`), 200)).data;
const save = (name: string, kind = 'conversations', filter = 'outcome=declined') =>
  client.post(path, { kind, name, filter });

test('views are shared by name, changed and deleted', async () => {
  const made = await expectStatus<View>(await save('To answer'), 201);
  await expectStatus(await save('answered', 'conversations', 'outcome=answered&range=this-week'), 201);
  await expectStatus(await save('To answer', 'leads', 'status=new'), 201);
  expect((await list('conversations')).map(({ name }) => name)).toEqual(['answered', 'To answer']);
  expect((await list('leads')).map(({ filter }) => filter)).toEqual(['status=new']);

  expect(await expectStatus(await save('TO ANSWER'), 409)).toMatchObject({
    error: { details: { name: 'There is already a view with this name. Choose another name.' } },
  });
  expect(
    await expectStatus(await client.patch(`${path}/${made.id}`, { name: 'ANSWERED' }), 409),
  ).toMatchObject({
    error: { code: 'conflict' },
  });
  const changed = await client.patch(`${path}/${made.id}`, { name: 'to answer', filter: 'outcome=hedged' });
  expect(await expectStatus(changed, 200)).toMatchObject({ name: 'to answer', filter: 'outcome=hedged' });

  await expectStatus(await client.delete(`${path}/${made.id}`), 200);
  await expectStatus(await client.delete(`${path}/${made.id}`), 404);
  expect(await list('conversations')).toHaveLength(1);
});

test.each([
  ['', 'outcome=declined'],
  ['\u200b', 'outcome=declined'],
  ['x'.repeat(61), 'outcome=declined'],
  ['Good', 'q=a b'],
  ['Good', `q=${'x'.repeat(1_000)}`],
])('the name %j with the filter %j is refused', async (name, filter) => {
  await expectStatus(await save(name, 'leads', filter), 400);
});

test('a workspace has a limited number of them', async () => {
  const held = (await list('leads')).length;
  for (let number = held; number < savedViewsMaximum; number++) await save(`View ${number}`, 'leads');
  expect(await expectStatus(await save('One more', 'leads'), 422)).toMatchObject({
    error: { message: 'There are already 50 views. Delete one first.' },
  });
});
