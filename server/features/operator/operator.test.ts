import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit/audit.schemas.ts';
import type {
  OperatedWorkspace,
  OperatedWorkspaceDetails,
} from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { firstAccount } from '#server/features/users/first-account.table.ts';
import { isOperator } from '#server/features/users/is-operator.ts';
import { user } from '#server/features/users/users.table.ts';
import { addApiKey, createAgent, createClient, expectStatus, openChat, signUp } from '#tests/factories.ts';
import { type OperatorStage, openOperatorStage, type Person } from '#tests/operator-stage.ts';
import { endDueGrants } from './grants/end-due-grants.ts';

let stage: OperatorStage;
beforeAll(async () => {
  stage = await openOperatorStage();
});
afterAll(() => stage.close());

const ofCustomer = (path = '') => `/workspaces/${stage.customerId}${path}`;
const planOf = async () => (await stage.read<OperatedWorkspaceDetails>(ofCustomer())).plan;

describe('who the operator is', () => {
  const signedIn = ({ user }: Person, isEmailVerified = true) => ({ user, isEmailVerified });
  const named = (...OPERATORS: string[]) => ({
    ...stage.services,
    config: { ...stage.services.config, OPERATORS },
  });

  test('the first account, and nobody once it is gone', async () => {
    const { db } = stage.services;
    expect(await isOperator(stage.services, signedIn(stage.operator))).toBe(true);
    expect(await isOperator(stage.services, signedIn(stage.customer))).toBe(false);
    const gone = await signUp(stage.app);
    await db.update(firstAccount).set({ userId: gone.user.id });
    await db.delete(user).where(eq(user.id, gone.user.id));
    for (const person of [stage.operator, stage.customer, await signUp(stage.app)])
      expect(await isOperator(stage.services, signedIn(person))).toBe(false);
    await db.update(firstAccount).set({ userId: stage.operator.user.id });
  });

  test('or those whom OPERATORS names, by an address that is verified', async () => {
    expect(await isOperator(named(stage.customer.user.email), signedIn(stage.customer))).toBe(true);
    expect(await isOperator(named(stage.customer.user.email), signedIn(stage.customer, false))).toBe(false);
    expect(await isOperator(named(stage.customer.user.email), signedIn(stage.operator))).toBe(false);
  });
});

describe('workspaces', () => {
  test('are found by name and by owner, with what they used', async () => {
    await createAgent(stage.customer);
    for (const q of ['lantern', stage.customer.user.email.slice(0, -4).toUpperCase()]) {
      const found = await stage.read<{ data: OperatedWorkspace[] }>(`/workspaces?q=${encodeURIComponent(q)}`);
      expect(found.data).toHaveLength(1);
      expect(found.data[0]).toMatchObject({
        name: 'Lantern Bakery',
        owner: { email: stage.customer.user.email },
      });
      expect(found.data[0]?.meters).toContainEqual({ name: 'agents', used: 1, limit: 1 });
    }
    expect(await stage.read('/workspaces?q=100%25')).toMatchObject({ data: [] });
    expect(await stage.read('/workspaces?state=suspended')).toMatchObject({ data: [] });
  });

  test('get a plan and add-ons until a day, and go back by themselves', async () => {
    const until = new Date(stage.clock.now().getTime() + 86_400_000).toISOString();
    const given = { plan: 'pro', addOns: { 'extra-agent': 1 }, until, reason: 'A trial.' };
    expect(await stage.change(ofCustomer('/grant'), given)).toMatchObject({
      plan: 'pro',
      grant: { plan: 'pro', until, reason: 'A trial.' },
    });
    const agents = (await stage.read<OperatedWorkspaceDetails>(ofCustomer())).meters.find(
      ({ name }) => name === 'agents',
    );
    expect(agents?.limit).toBe(3);
    await endDueGrants(stage.services, new AbortController().signal);
    expect(await planOf()).toBe('pro');
    await stage.services.pool.query('update workspace set granted_until = now() where id = $1', [
      stage.customerId,
    ]);
    stage.clock.advanceSeconds(60);
    await endDueGrants(stage.services, new AbortController().signal);
    const after = await expectStatus<{ data: AuditEntry[] }>(
      await stage.customer.get('/api/v1/audit-log'),
      200,
    );
    expect(after.data.slice(0, 4).map(({ action, actor }) => [action, actor.kind])).toEqual([
      ['grant.ended', 'system'],
      ['plan.changed', 'system'],
      ['plan.granted', 'user'],
      ['plan.changed', 'user'],
    ]);
    expect(await stage.read(ofCustomer())).toMatchObject({ plan: 'free', grant: null });
    await stage.change(ofCustomer('/end-grant'), { reason: 'Again.' }, 409);
    await stage.change(ofCustomer('/grant'), { ...given, until: '2020-01-01T00:00:00Z' }, 400);
  });

  test('are suspended: members see why and read, programs and visitors get nothing; and resumed', async () => {
    const agents = await expectStatus<{ data: { id: string }[] }>(
      await stage.customer.get('/api/v1/agents'),
      200,
    );
    const agentId = agents.data[0]?.id ?? '';
    const visitor = await openChat(stage.app, agentId);
    const { key } = await addApiKey(stage.customer);
    await stage.change(ofCustomer('/suspend'), { reason: 'Spam was sent' });
    await stage.change(ofCustomer('/suspend'), { reason: 'Spam was sent' }, 409);

    const why = 'This workspace is suspended: Spam was sent. Contact us to resume it.';
    const refused = { error: { code: 'workspace-suspended', message: why } };
    expect(await expectStatus(await stage.customer.get('/api/v1/workspace'), 200)).toMatchObject({
      suspendedReason: 'Spam was sent.',
    });
    expect((await stage.customer.get('/api/v1/leads/export')).status).toBe(200);
    expect(await expectStatus(await stage.customer.post('/api/v1/agents', { name: 'Two' }), 403)).toEqual(
      refused,
    );
    const withKey = { headers: { authorization: `Bearer ${key}` } };
    expect(await expectStatus(await createClient(stage.app).get('/api/v1/agents', withKey), 403)).toEqual(
      refused,
    );
    const path = `/api/widget/${agentId}`;
    const session = await createClient(stage.app).get(`${path}/session`);
    expect(await expectStatus(session, 200)).toMatchObject({ agent: { isPaused: true } });
    const asked = await createClient(stage.app).send(
      'POST',
      `${path}/messages`,
      { message: 'Hello?' },
      visitor.options,
    );
    expect(await expectStatus(asked, 422)).toMatchObject({ error: { code: 'agent-paused' } });

    await stage.change(ofCustomer('/resume'), { reason: 'It was a mistake.' });
    expect((await stage.customer.patch(`/api/v1/agents/${agentId}`, { welcomeMessage: 'Hi!' })).status).toBe(
      200,
    );
  });
});

test('the partners are read page by page, those who earned most first, and found by name', async () => {
  const made: string[] = [];
  for (const company of ['Studio North', 'Studio South', 'Kiln'])
    made.push((await signUp(stage.app, { company })).user.id);
  await stage.services.pool.query(
    `insert into partner (user_id, code) select id, md5(id) from unnest($1::text[]) as made (id)`,
    [made],
  );
  type Partners = { data: { id: string; company: string }[]; total: number };
  const pages = await Promise.all(
    [0, 1, 2, 3].map((offset) => stage.read<Partners>(`/partners?limit=1&offset=${offset}`)),
  );
  expect(pages.map(({ data }) => data.length)).toEqual([1, 1, 1, 0]);
  expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id)))).toEqual(new Set(made));
  expect(pages[0]?.total).toBe(3);
  const found = await stage.read<Partners>('/partners?q=studio&limit=1');
  expect([found.data.length, found.total]).toEqual([1, 2]);
});
