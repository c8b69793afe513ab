import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit/audit.schemas.ts';
import type {
  OperatedWorkspace,
  OperatedWorkspaceDetails,
} from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { auditEntry } from '#server/audit/audit.table.ts';
import { storeModelUse } from '#server/features/chat-archives/model/store-model-use.ts';
import { giveUpEmail } from '#server/features/emails/give-up-email.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { firstAccount } from '#server/features/users/first-account.table.ts';
import { isOperator } from '#server/features/users/is-operator.ts';
import { user } from '#server/features/users/users.table.ts';
import { readQueue } from '#server/jobs/read-queue.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import {
  addApiKey,
  type Client,
  createAgent,
  createClient,
  expectStatus,
  openChat,
  signUp,
  testPassword,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { endDueGrants } from './grants/end-due-grants.ts';

type Person = Client & { user: { id: string; email: string } };

let stage: TestServices;
let operator: Person;
let customer: Person;
let customerId: string;
beforeAll(async () => {
  stage = await createTestServices();
  operator = await signUp(stage.app);
  customer = await signUp(stage.app, { company: 'Lantern Bakery' });
  customerId = await workspaceIdOf(customer);
});
afterAll(() => stage.close());

const read = async <Body>(client: Client, path: string) =>
  expectStatus<Body>(await client.get(`/api/operator${path}`), 200);
const change = async <Body>(path: string, body: object, status = 200) =>
  expectStatus<Body>(await operator.post(`/api/operator${path}`, body), status);
const ofCustomer = (path = '') => `/workspaces/${customerId}${path}`;
const planOf = async () => (await read<OperatedWorkspaceDetails>(operator, ofCustomer())).plan;
const lastEntry = async (client: Client = customer) =>
  (await expectStatus<{ data: AuditEntry[] }>(await client.get('/api/v1/audit-log?limit=1'), 200)).data[0];

describe('who the operator is', () => {
  const signedIn = ({ user }: Person, isEmailVerified = true) => ({ user, isEmailVerified });
  const named = (...OPERATORS: string[]) => ({
    ...stage.services,
    config: { ...stage.services.config, OPERATORS },
  });

  test('the first account, and nobody once it is gone', async () => {
    const { db } = stage.services;
    expect(await isOperator(stage.services, signedIn(operator))).toBe(true);
    expect(await isOperator(stage.services, signedIn(customer))).toBe(false);
    const gone = await signUp(stage.app);
    await db.update(firstAccount).set({ userId: gone.user.id });
    await db.delete(user).where(eq(user.id, gone.user.id));
    for (const person of [operator, customer, await signUp(stage.app)])
      expect(await isOperator(stage.services, signedIn(person))).toBe(false);
    await db.update(firstAccount).set({ userId: operator.user.id });
  });

  test('or those whom OPERATORS names, by an address that is verified', async () => {
    expect(await isOperator(named(customer.user.email), signedIn(customer))).toBe(true);
    expect(await isOperator(named(customer.user.email), signedIn(customer, false))).toBe(false);
    expect(await isOperator(named(customer.user.email), signedIn(operator))).toBe(false);
  });
});

describe('workspaces', () => {
  test('are found by name and by owner, with what they used', async () => {
    await createAgent(customer);
    for (const q of ['lantern', customer.user.email.slice(0, -4).toUpperCase()]) {
      const found = await read<{ data: OperatedWorkspace[] }>(
        operator,
        `/workspaces?q=${encodeURIComponent(q)}`,
      );
      expect(found.data).toHaveLength(1);
      expect(found.data[0]).toMatchObject({ name: 'Lantern Bakery', owner: { email: customer.user.email } });
      expect(found.data[0]?.meters).toContainEqual({ name: 'agents', used: 1, limit: 1 });
    }
    expect(await read(operator, '/workspaces?q=100%25')).toMatchObject({ data: [] });
    expect(await read(operator, '/workspaces?state=suspended')).toMatchObject({ data: [] });
  });

  test('get a plan and add-ons until a day, and go back by themselves', async () => {
    const until = new Date(stage.clock.now().getTime() + 86_400_000).toISOString();
    const given = { plan: 'pro', addOns: { 'extra-agent': 1 }, until, reason: 'A trial.' };
    expect(await change(ofCustomer('/grant'), given)).toMatchObject({
      plan: 'pro',
      grant: { plan: 'pro', until, reason: 'A trial.' },
    });
    const agents = (await read<OperatedWorkspaceDetails>(operator, ofCustomer())).meters.find(
      ({ name }) => name === 'agents',
    );
    expect(agents?.limit).toBe(3);
    await endDueGrants(stage.services, new AbortController().signal);
    expect(await planOf()).toBe('pro');
    await stage.services.pool.query('update workspace set granted_until = now() where id = $1', [customerId]);
    stage.clock.advanceSeconds(60);
    await endDueGrants(stage.services, new AbortController().signal);
    const after = await expectStatus<{ data: AuditEntry[] }>(await customer.get('/api/v1/audit-log'), 200);
    expect(after.data.slice(0, 4).map(({ action, actor }) => [action, actor.kind])).toEqual([
      ['grant.ended', 'system'],
      ['plan.changed', 'system'],
      ['plan.granted', 'user'],
      ['plan.changed', 'user'],
    ]);
    expect(await read(operator, ofCustomer())).toMatchObject({ plan: 'free', grant: null });
    await change(ofCustomer('/end-grant'), { reason: 'Again.' }, 409);
    await change(ofCustomer('/grant'), { ...given, until: '2020-01-01T00:00:00Z' }, 400);
  });

  test('are suspended: members see why and read, programs and visitors get nothing; and resumed', async () => {
    const agents = await expectStatus<{ data: { id: string }[] }>(await customer.get('/api/v1/agents'), 200);
    const agentId = agents.data[0]?.id ?? '';
    const visitor = await openChat(stage.app, agentId);
    const { key } = await addApiKey(customer);
    await change(ofCustomer('/suspend'), { reason: 'Spam was sent' });
    await change(ofCustomer('/suspend'), { reason: 'Spam was sent' }, 409);

    const why = 'This workspace is suspended: Spam was sent. Contact us to resume it.';
    const refused = { error: { code: 'workspace-suspended', message: why } };
    expect(await expectStatus(await customer.get('/api/v1/workspace'), 200)).toMatchObject({
      suspendedReason: 'Spam was sent.',
    });
    expect((await customer.get('/api/v1/leads/export')).status).toBe(200);
    expect(await expectStatus(await customer.post('/api/v1/agents', { name: 'Two' }), 403)).toEqual(refused);
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

    await change(ofCustomer('/resume'), { reason: 'It was a mistake.' });
    expect((await customer.patch(`/api/v1/agents/${agentId}`, { welcomeMessage: 'Hi!' })).status).toBe(200);
  });
});

describe('what failed', () => {
  test('emails are sent again while their content is there', async () => {
    const to = { address: 'kim@example.com' };
    const email = { kind: 'waitlist-confirmation' as const, url: 'http://localhost/' };
    const usefulUntil = new Date(stage.clock.now().getTime() + 3_600_000);
    const [kept, expired] = [
      await queueEmail(stage.services, { to, email }),
      await queueEmail(stage.services, { to, email, usefulUntil }),
    ];
    for (const emailId of [kept, expired]) await giveUpEmail(stage.services, { emailId, attempt: 0 });
    expect(await read(operator, '/emails?q=kim')).toMatchObject({
      data: [
        { id: expired, canRetry: false },
        { id: kept, state: 'failed', canRetry: true },
      ],
      pagination: { total: 2 },
    });
    expect(await change('/emails/retry', {})).toEqual({ retried: 1 });
    expect(await read(operator, '/emails?q=kim')).toMatchObject({ data: [{ id: expired }] });
    await change('/emails/retry', { emailId: expired }, 404);
  });

  test('jobs are started again', async () => {
    const { rows } = await stage.services.pool.query<{ id: string }>(
      `update jobs.job set state = 'failed', completed_on = now(), output = '{"message": "The disk is full."}'
       where id = (select id from jobs.job where name = 'emails.send' limit 1) returning id`,
    );
    const id = rows[0]?.id;
    expect(await read(operator, '/jobs?q=disk')).toMatchObject({
      data: [{ id, name: 'emails.send', error: 'The disk is full.' }],
      total: 1,
    });
    expect(await readQueue(stage.services.db)).toContainEqual(
      expect.objectContaining({ name: 'emails.send', failed: 1, waiting: expect.any(Number) }),
    );
    expect(await change('/jobs/retry', { jobId: id })).toEqual({ retried: 1 });
    expect(await read(operator, '/jobs')).toMatchObject({ data: [], total: 0 });
    await change('/jobs/retry', { jobId: id }, 404);
  });
});

test('messages and the waitlist are marked and exported', async () => {
  await customer.post('/api/contact', { name: '=Kim', email: 'kim@example.com', message: 'Do you deliver?' });
  for (const name of ['a', 'b', 'c']) await customer.post('/api/waitlist', { email: `${name}@example.com` });
  const { data } = await read<{ data: { id: string }[] }>(operator, '/contact-messages?q=deliver&state=open');
  const path = `/api/operator/contact-messages/${data[0]?.id}`;
  await expectStatus(await operator.patch(path, { isAnswered: true }), 200);
  expect(await read(operator, '/contact-messages?state=open')).toMatchObject({ data: [] });
  const csv = await (await operator.get('/api/operator/contact-messages/export')).text();
  expect(csv).toContain("'=Kim");

  type Waitlist = { data: { email: string }[]; pagination: { cursor: string | null; total: number } };
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: Waitlist = await read(operator, `/waitlist?limit=2${query}`);
    expect(page.pagination.total).toBe(3);
    seen.push(...page.data.map(({ email }) => email));
    cursor = page.pagination.cursor;
  }
  expect(seen.toSorted()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
});

test('costs are summed by month and workspace', async () => {
  const agents = await expectStatus<{ data: { id: string }[] }>(await customer.get('/api/v1/agents'), 200);
  const chat = `/api/v1/agents/${agents.data[0]?.id}/chat`;
  await expectStatus(await customer.post(chat, { message: 'What does the lamp cost?' }), 200);
  await stage.services.pool.query(
    `update message set input_tokens = 100, output_tokens = 20 where role = 'assistant' and workspace_id = $1`,
    [customerId],
  );
  const counted = { answers: 1, inputTokens: 100, outputTokens: 20, pages: 0 };
  const unpriced = { ...counted, dollars: 0, unpricedTokens: 120 };
  expect(await read(operator, '/costs')).toMatchObject({ total: unpriced });
  expect(await read(operator, '/model-prices')).toEqual({ data: [], unpriced: ['embedded'] });
  const price = { modelId: 'test:small', inputPerMillion: 1, outputPerMillion: 10 };
  await expectStatus(await operator.put('/api/operator/model-prices', price), 200);
  await stage.services.pool.query(
    `update message set model = 'test:small' where role = 'assistant' and workspace_id = $1`,
    [customerId],
  );
  // The first price of a model counts for earlier answers too.
  const used = { ...counted, dollars: 0.0003, unpricedTokens: 0 };
  expect(await read(operator, '/costs')).toEqual({
    month: stage.clock.now().toISOString().slice(0, 7),
    data: [{ id: customerId, name: 'Lantern Bakery', ...used }],
    total: { workspaces: 1, ...used },
    chatgenie: { questions: 0, inputTokens: 0, outputTokens: 0, dollars: 0, unpricedTokens: 0 },
  });
  expect(await read(operator, ofCustomer())).toMatchObject({ costs: [used] });
  // Questions about chats are a user's own.
  for (const model of ['test:small', 'test:new'])
    await storeModelUse(stage.services, model, { inputTokens: 1_000, outputTokens: 100 });
  expect(await read(operator, '/costs')).toMatchObject({
    total: used,
    chatgenie: {
      questions: 2,
      inputTokens: 2_000,
      outputTokens: 200,
      dollars: 0.002,
      unpricedTokens: 1_100,
    },
  });
  expect(await read(operator, '/model-prices')).toMatchObject({ unpriced: ['test:new'] });
  expect(await read(operator, '/costs?month=2001-01')).toMatchObject({ data: [], total: { workspaces: 0 } });
});

test('announcements are shown to whom they are for, until each dismisses them', async () => {
  const path = '/api/announcements';
  const shownTo = async (client: Client) =>
    (await expectStatus<{ data: { text: string }[] }>(await client.get(path), 200)).data.map(
      ({ text }) => text,
    );
  const now = stage.clock.now().getTime();
  const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
  const body = { text: 'We move on Sunday.', audience: 'owners', from: at(-60), until: at(3_600) };
  const { id } = await change<{ id: string }>('/announcements', body, 201);
  await change('/announcements', { ...body, text: 'Later.', from: at(60), until: null }, 201);
  await change('/announcements', { ...body, until: at(-120) }, 400);
  expect(await shownTo(customer)).toEqual(['We move on Sunday.']);
  await expectStatus(await customer.post(`${path}/dismiss`, { announcementId: id }), 200);
  expect(await shownTo(customer)).toEqual([]);
  expect(await shownTo(operator)).toEqual(['We move on Sunday.']);
  await stage.services.pool.query(`update workspace_member set role = 'admin' where user_id = $1`, [
    operator.user.id,
  ]);
  expect(await shownTo(operator)).toEqual([]);
  await stage.services.pool.query(`update workspace_member set role = 'owner' where user_id = $1`, [
    operator.user.id,
  ]);
  stage.clock.advanceSeconds(61);
  expect(await shownTo(operator)).toEqual(['Later.', 'We move on Sunday.']);
});

test('what readers said of the documentation, the least helpful page first, a comment once', async () => {
  const rate = (body: object) => createClient(stage.app).post('/api/docs/feedback', body);
  const { feedbackId } = await expectStatus<{ feedbackId: string }>(
    await rate({ page: 'widget', isHelpful: false }),
    200,
  );
  await expectStatus(await rate({ page: 'widget', isHelpful: true }), 200);
  await expectStatus(await rate({ page: 'sources', isHelpful: true }), 200);
  await expectStatus(await rate({ page: 'no-such-page', isHelpful: true }), 404);
  const comment = { page: 'widget', isHelpful: false, feedbackId, comment: 'Say where the script goes.' };
  await expectStatus(await rate(comment), 200);
  await expectStatus(await rate({ ...comment, comment: 'Again' }), 404);
  const { data } = await read<{ data: object[] }>(operator, '/docs-feedback');
  expect(data).toMatchObject([
    {
      page: 'widget',
      helpful: 1,
      notHelpful: 1,
      comments: [{ text: 'Say where the script goes.', isHelpful: false }],
    },
    { page: 'sources', helpful: 1, notHelpful: 0, comments: [] },
  ]);
});

describe('the audit log', () => {
  test('has who, what, on what, from where and when', async () => {
    const made = await addApiKey(customer);
    expect(await lastEntry()).toMatchObject({
      action: 'api-key.created',
      group: 'keys',
      actor: { kind: 'user', email: customer.user.email },
      sentence: expect.stringMatching(/^created the API key “.+” \(admin\)$/),
      address: expect.stringMatching(/^[\d.:a-f]+$/),
    });
    const withKey = { headers: { authorization: `Bearer ${made.key}` }, csrfToken: null };
    await createClient(stage.app).send('POST', '/api/v1/agents', { name: 'By a program' }, withKey);
    await expectStatus(await customer.delete(`/api/v1/api-keys/${made.id}`), 200);
    await customer.put('/api/account/password', { currentPassword: testPassword, password: testPassword });
    const { data } = await expectStatus<{ data: AuditEntry[] }>(
      await customer.get('/api/v1/audit-log?group=sign-in'),
      200,
    );
    for (const entry of data) expect(entry.workspace).toBeNull();
  });

  test('shows an owner the own workspace alone, and the operator all', async () => {
    const { data } = await expectStatus<{ data: AuditEntry[] }>(await operator.get('/api/v1/audit-log'), 200);
    expect(data.filter(({ workspace }) => workspace?.id === customerId)).toEqual([]);
    const all = await read<{ data: AuditEntry[] }>(operator, `/audit-log?q=${customer.user.email}`);
    expect(all.data.some(({ workspace }) => workspace?.id === customerId)).toBe(true);
    const csv = await (await operator.get('/api/operator/audit-log/export?group=operator')).text();
    expect(csv).toContain('suspended “Lantern Bakery”: Spam was sent');
  });

  test.each([
    ['changed', `update audit_entry set action = 'agent.deleted'`],
    ['emptied', `update audit_entry set address = null`],
    ['deleted', `delete from audit_entry`],
    ['truncated', `truncate audit_entry`],
    [
      'rewritten while erasing',
      `select set_config('parley.erases_audit', 'on', true); update audit_entry set subject_name = 'x'`,
    ],
  ])('is not %s', async (_how, statement) => {
    await expect(stage.services.pool.query(statement)).rejects.toThrow('append-only');
  });

  test('forgets a person who is deleted, and keeps what was done', async () => {
    const count = () => stage.services.db.$count(auditEntry);
    const { email, id } = customer.user;
    const before = await count();
    expect((await customer.delete('/api/account', { email, password: testPassword })).status).toBe(200);
    expect(await count()).toBe(before + 1);
    const { rows } = await stage.services.pool.query(
      `select 1 from audit_entry as entry where entry::text ilike any($1)`,
      [[`%${email}%`, `%${id}%`, `%${customerId}%`]],
    );
    expect(rows).toEqual([]);
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
    [0, 1, 2, 3].map((offset) => read<Partners>(operator, `/partners?limit=1&offset=${offset}`)),
  );
  expect(pages.map(({ data }) => data.length)).toEqual([1, 1, 1, 0]);
  expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id)))).toEqual(new Set(made));
  expect(pages[0]?.total).toBe(3);
  const found = await read<Partners>(operator, '/partners?q=studio&limit=1');
  expect([found.data.length, found.total]).toEqual([1, 2]);
});
