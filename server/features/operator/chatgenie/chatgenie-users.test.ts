import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit/audit.schemas.ts';
import type { ChatgenieBilling } from '#contract/chatgenie-billing/chatgenie-billing.schemas.ts';
import type { OperatedChatgenieUser } from '#contract/operator/operator.schemas.ts';
import { messagePlanOf } from '#server/features/chat-archives/quota/message-plan-of.ts';
import { buyChatgenie } from '#tests/endpoint-cases/chatgenie-billing-cases.ts';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

type Person = Client & { user: { id: string; email: string } };

let stage: TestServices;
let operator: Person;
let ann: Person;
beforeAll(async () => {
  stage = await createTestServices();
  operator = await signUp(stage.app);
  ann = await signUp(stage.app);
});
afterAll(() => stage.close());

const root = '/api/operator/chatgenie-users';
const reason = 'She tests it for us.';
const give = (email: string) => operator.post(`${root}/grant`, { email, reason });
const end = ({ user }: Person) => operator.post(`${root}/${user.id}/end-grant`, { reason: 'It is over.' });
const list = async (query = ''): Promise<OperatedChatgenieUser[]> =>
  (await expectStatus<{ data: OperatedChatgenieUser[] }>(await operator.get(`${root}${query}`), 200)).data;
const billing = async (): Promise<ChatgenieBilling> =>
  expectStatus(await ann.get('/api/chatgenie/billing'), 200);
const planOf = ({ user }: Person) => messagePlanOf(stage.services, user.id);

test('an operator gives one user Pro, and ends it again', async () => {
  const { id, email } = ann.user;
  expect(await list()).toEqual([]);
  expect(await expectStatus(await give(email.toUpperCase()), 200)).toMatchObject({ id, pays: false, reason });
  expect([await planOf(ann), await planOf(operator)]).toEqual(['pro', 'free']);
  expect(await billing()).toMatchObject({ plan: 'pro', isGranted: true, subscription: null });
  expect((await ann.post('/api/chatgenie/billing/checkout')).status).toBe(409);
  expect(await list(`?q=${email}`)).toMatchObject([{ id, email, pays: false, reason }]);
  expect(await list('?q=nobody')).toEqual([]);
  await expectStatus(await end(ann), 200);
  expect([await planOf(ann), await list()]).toEqual(['free', []]);
  await expectStatus(await end(ann), 404);
  const { data } = await expectStatus<{ data: AuditEntry[] }>(
    await operator.get('/api/operator/audit-log?limit=2'),
    200,
  );
  expect(data.map(({ action }) => action)).toEqual(['user-plan.grant-ended', 'user-plan.granted']);
});

test('what a user pays for stays when it ends, and the other way round', async () => {
  await buyChatgenie(ann);
  await expectStatus(await give(ann.user.email), 200);
  expect(await list()).toMatchObject([{ pays: true, reason }]);
  expect(await billing()).toMatchObject({ isGranted: true, subscription: { state: 'active' } });
  await expectStatus(await end(ann), 200);
  expect(await planOf(ann)).toBe('pro');
  await expectStatus(await give(ann.user.email), 200);
  await stage.services.pool.query(`update chatgenie_user set plan = 'free' where user_id = $1`, [
    ann.user.id,
  ]);
  expect(await planOf(ann)).toBe('pro');
});

test('only somebody with an account can be given it, and only by an operator', async () => {
  expect((await give('nobody@example.com')).status).toBe(400);
  expect((await ann.post(`${root}/grant`, { email: ann.user.email, reason })).status).toBe(404);
  expect((await ann.get(root)).status).toBe(404);
});
