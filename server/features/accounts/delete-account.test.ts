import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Erased } from '#contract/accounts/accounts.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { user } from '#server/features/users/users.table.ts';
import { addMember, workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import { createOwner } from '#tests/endpoint-cases/create-owner.ts';
import type { Owner } from '#tests/endpoint-cases/endpoint-case.ts';
import { createClient, expectStatus, signUp, testPassword, waitUntilAllTrained } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let occupants: [Occupant, Occupant];
beforeAll(async () => {
  stage = await createTestServices(
    { DEFAULT_PLAN: 'enterprise', WEBHOOK_ALLOW_HOSTS: 'localhost:1' },
    { isWorker: true },
  );
});
beforeAll(async () => {
  occupants = await Promise.all([occupant('numbat'), occupant('wombat')]);
});
afterAll(() => stage.close());

/** Names of all tables of all schemas that hold a text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await stage.services.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await stage.services.pool.query(
      `select 1 from ${name} as t where t::text ilike $1 limit 1`,
      [`%${text}%`],
    );
    if (hits.rowCount) found.push(name);
  }
  return found;
}

/** Invoices must be kept, as the documentation says. */
const keptForGood = ['public.invoice'];

interface Occupant {
  owner: Owner;
  fileId: string;
}

/** What the contract test makes for everybody, and an uploaded file. */
async function occupant(word: string): Promise<Occupant> {
  const owner = await createOwner(stage, word, 'http://localhost:1');
  const form = new FormData();
  form.append('file', new Blob([`The ${word} price list.`]), `${word}.txt`);
  const path = `/api/v1/agents/${owner.ids.agentId}/sources`;
  const source = await expectStatus<Source>(await owner.client.post(path, form), 201);
  await waitUntilAllTrained(owner.client, owner.ids.agentId);
  const { rows } = await stage.services.pool.query<{ file_id: string }>(
    `select config->>'fileId' as file_id from source where id = $1`,
    [source.id],
  );
  return { owner, fileId: rows[0]?.file_id ?? '' };
}

const remove = ({ client }: Pick<Owner, 'client'>, change: object = {}) =>
  client.delete('/api/account', { email: client.user.email, password: testPassword, ...change });

describe('deleting an account', () => {
  test('takes everything that it alone owned, and nothing of others', async () => {
    const [{ owner, fileId }, { owner: other }] = occupants;
    const { email } = owner.client.user;
    const workspaceId = await workspaceIdOf(owner.client);
    expect(await tablesWith('numbat')).toEqual(
      expect.arrayContaining(['public.agent', 'public.source', 'public.message', 'public.lead']),
    );
    expect(await tablesWith(email)).toEqual(expect.arrayContaining(['public."user"', 'public.email']));
    // Invited elsewhere, too.
    await other.client.post('/api/v1/invitations', { email, role: 'admin' });

    await stage.services.db
      .update(user)
      .set({ emailVerified: true })
      .where(eq(user.id, owner.client.user.id));
    const writer = createClient(stage.app);
    await writer.post('/api/contact', { name: 'Numbat', email, message: 'How long is the delivery?' });
    await writer.post('/api/waitlist', { email });
    const member = owner.ids.userId;
    expect((await owner.client.delete(`/api/v1/members/${member}`)).status).toBe(200);
    const response = await remove(owner);
    const answer = await expectStatus<{ message: string; erased: Erased }>(response, 200);
    expect(answer.message).toBe('Your account and everything that only it owned are deleted.');
    const { workspaces, agents, sources, messages, chatArchives, contactMessages, emails } = answer.erased;
    expect([workspaces, agents, chatArchives, contactMessages]).toEqual([2, 1, 1, 1]);
    for (const count of [sources, messages, emails]) expect(count).toBeGreaterThan(0);
    await expect
      .poll(() => stage.mailer.sent.findLast(({ to }) => to.address === email)?.subject)
      .toBe('Your account is deleted');
    await expect.poll(() => tablesWith(email)).toEqual(keptForGood);
    expect(response.headers.getSetCookie().join()).toContain('parley.session_token=; Max-Age=0');

    const left = async () => (await tablesWith('numbat')).filter((name) => !keptForGood.includes(name));
    await expect.poll(left).toEqual([]);
    for (const id of [owner.client.user.id, workspaceId, owner.ids.agentId]) {
      const tables = (await tablesWith(id)).filter((name) => name.startsWith('public.'));
      expect(keptForGood).toEqual(expect.arrayContaining(tables));
    }
    const isGone = () =>
      stage.services.fileStore.readFile(fileId).then(
        () => false,
        () => true,
      );
    await expect.poll(isGone).toBe(true);
    expect((await owner.client.get('/api/profile')).status).toBe(401);
    const withKey = { headers: { authorization: `Bearer ${owner.apiKey}` } };
    expect((await createClient(stage.app).get('/api/v1/agents', withKey)).status).toBe(401);
    const login = await createClient(stage.app).post('/api/login', { email, password: testPassword });
    expect(login.status).toBe(401);

    expect((await other.client.get(`/api/v1/agents/${other.ids.agentId}`)).status).toBe(200);
    expect(await tablesWith('wombat')).toEqual(expect.arrayContaining(['public.agent', 'public.passage']));
    // The address is free again.
    expect((await signUp(stage.app, { email })).user.email).toBe(email);
  });

  test('the address is typed, the password shown', async () => {
    const client = await signUp(stage.app);
    for (const change of [{ email: '' }, { email: 'other@example.com' }, { email: client.user.id }]) {
      expect(await expectStatus(await remove({ client }, change), 400)).toEqual({
        success: false,
        message: 'Type the email address of this account to confirm.',
      });
    }
    for (const password of ['', 'wrong word 1', undefined]) {
      expect((await remove({ client }, { password })).status).toBe(401);
    }
    expect((await client.get('/api/profile')).status).toBe(200);
    expect((await remove({ client }, { email: ` ${client.user.email.toUpperCase()} ` })).status).toBe(200);
  });

  test('a user without a password needs none', async () => {
    const client = await signUp(stage.app);
    await stage.services.db.execute(sql`delete from account where user_id = ${client.user.id}`);
    expect((await remove({ client }, { password: undefined })).status).toBe(200);
  });

  test('a shared workspace is not left without an owner', async () => {
    const client = await signUp(stage.app, { company: 'Shared firm' });
    const member = await addMember({ ...stage, client });
    expect(await expectStatus(await remove({ client }), 409)).toEqual({
      success: false,
      message:
        'You are the only owner of “Shared firm”, and it has other members. Make one of them an owner first, or remove them.',
    });
    expect((await client.get('/api/v1/agents')).status).toBe(200);
    await client.patch(`/api/v1/members/${member.user.id}`, { role: 'owner' });
    expect((await remove({ client })).status).toBe(200);
    expect((await member.get('/api/v1/members')).status).toBe(200);
  });

  test('of the last two owners who both delete themselves at once, with a third member there, one must stay', async () => {
    const first = await signUp(stage.app, { company: 'Two owners' });
    const [second] = [
      await addMember({ ...stage, client: first }),
      await addMember({ ...stage, client: first }),
    ];
    await first.patch(`/api/v1/members/${second?.user.id}`, { role: 'owner' });
    const answers = await Promise.all([first, second].map((client) => remove({ client: client ?? first })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
