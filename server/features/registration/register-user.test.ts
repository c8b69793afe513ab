import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { account } from '#server/features/credentials/credentials.table.ts';
import { passwordHasher } from '#server/features/credentials/password-hasher.ts';
import { session } from '#server/features/sessions/sessions.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { createClient, expectStatus, newEmail, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

const register = (body: unknown) => createClient(stage.app).post('/api/register', body);

async function countRows() {
  const tables = [user, account, session, workspace, workspaceMember];
  return Promise.all(
    tables.map(async (table) => (await stage.services.db.select({ rows: count() }).from(table))[0]?.rows),
  );
}

describe('POST /api/register', () => {
  test('makes user, workspace and membership, and signs in', async () => {
    const client = createClient(stage.app);
    const response = await client.post('/api/register', {
      email: '  Ana@Example.COM ',
      password: testPassword,
      firstname: ' Ana ',
      lastname: '',
      company: ' Acme ',
    });
    const body = await expectStatus<{ user: { id: string } }>(response, 200);
    expect(body).toEqual({
      success: true,
      message: 'Registration successful',
      user: {
        id: expect.any(String),
        email: 'ana@example.com',
        firstname: 'Ana',
        lastname: '',
        company: 'Acme',
      },
    });
    expect(await expectStatus(await client.get('/api/profile'), 200)).toEqual({
      success: true,
      user: body.user,
    });
    const memberships = await stage.services.db
      .select({ name: workspace.name, plan: workspace.plan, role: workspaceMember.role })
      .from(workspaceMember)
      .innerJoin(workspace, eq(workspace.id, workspaceMember.workspaceId))
      .where(eq(workspaceMember.userId, body.user.id));
    expect(memberships).toEqual([{ name: 'Acme', plan: 'free', role: 'owner' }]);
  });

  test.each([
    [{ company: 'Acme', firstname: 'Ana' }, 'Acme'],
    [{ firstname: 'Ana' }, "Ana's workspace"],
    [{}, 'someone+x'],
  ])('the workspace of %j is named %s', async (fields, expected) => {
    await stage.services.db.delete(user).where(eq(user.email, 'someone+x@example.com'));
    const { user: made } = await signUp(stage.app, { email: 'someone+x@example.com', ...fields });
    const [row] = await stage.services.db
      .select({ name: workspace.name })
      .from(workspace)
      .innerJoin(workspaceMember, eq(workspaceMember.workspaceId, workspace.id))
      .where(eq(workspaceMember.userId, made.id));
    expect(row?.name).toBe(expected);
  });

  test.each([
    ['nothing', {}, 'Email and password are required'],
    ['no password', { email: 'a@example.com' }, 'Email and password are required'],
    ['spaces for an email', { email: '  ', password: testPassword }, 'Email and password are required'],
    [
      'an email that is none',
      { email: 'a@example', password: 'short' },
      'Please enter a valid email address',
    ],
    [
      'a short password',
      { email: 'a@example.com', password: '!!!' },
      'Password must be at least 8 characters long',
    ],
    [
      'no digit',
      { email: 'a@example.com', password: '!!!!!!!!' },
      'Password must contain at least one number',
    ],
    [
      'no letter',
      { email: 'a@example.com', password: '12345678' },
      'Password must contain at least one letter',
    ],
  ])('%s', async (_name, body, message) => {
    const before = await countRows();
    expect(await expectStatus(await register(body), 400)).toEqual({ success: false, message });
    expect(await countRows()).toEqual(before);
  });

  test.each(['x@y.z', 'josé@exämple.de', "o'neil/sales!@firm.example", '王@公司.中国'])(
    'takes %s: the rule is text, @, text, dot, text',
    async (email) => {
      const { user: made, ...client } = await signUp(stage.app, { email });
      expect(made.email).toBe(email);
      const login = await client.post('/api/login', { email, password: testPassword });
      expect(login.status).toBe(200);
    },
  );

  test('fields that the caller must not set are dropped', async () => {
    const email = newEmail();
    await expectStatus(
      await register({
        email,
        password: testPassword,
        id: 'mine',
        emailVerified: true,
        image: 'x',
        role: 'owner',
      }),
      200,
    );
    const [row] = await stage.services.db.select().from(user).where(eq(user.email, email));
    expect(row).toMatchObject({ emailVerified: false, image: null });
    expect(row?.id).toMatch(/^usr_/);
  });

  test('a taken address, however it is written: 409', async () => {
    const email = newEmail();
    await signUp(stage.app, { email });
    const response = await register({ email: ` ${email.toUpperCase()}`, password: testPassword });
    expect(await expectStatus(response, 409)).toEqual({
      success: false,
      message: 'A user with this email already exists.',
    });
  });

  test('of two sign-ups at once with one address, one succeeds and nothing is left of the other', async () => {
    const [users = 0, , , workspaces = 0] = await countRows();
    const email = newEmail();
    const answers = await Promise.all([1, 2].map(() => register({ email, password: testPassword })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await countRows();
    expect([after[0], after[3]]).toEqual([users + 1, workspaces + 1]);
  });

  test('when the workspace cannot be made, there is no user either', async () => {
    const before = await countRows();
    await stage.services.db.execute('alter table workspace_member rename to hidden_member');
    const response = await register({ email: newEmail(), password: testPassword });
    await stage.services.db.execute('alter table hidden_member rename to workspace_member');
    expect(response.status).toBe(500);
    expect(await countRows()).toEqual(before);
  });

  test('needs the CSRF token', async () => {
    const body = { email: newEmail(), password: testPassword };
    const response = await createClient(stage.app).post('/api/register', body, { csrfToken: null });
    expect(await expectStatus(response, 403)).toEqual({
      success: false,
      message: 'Security token expired. Please refresh the page and try again.',
    });
  });

  test('the password is nowhere in the answer nor in the clear in the database', async () => {
    const email = newEmail();
    const response = await register({ email, password: testPassword });
    expect(await response.text()).not.toContain(testPassword);
    const rows = await stage.services.db.select({ hash: account.password }).from(account);
    expect(rows.every(({ hash }) => hash !== null && !hash.includes(testPassword))).toBe(true);
  });
});

describe('too many', () => {
  test('the 61st try of an address within ten minutes: 429; of another address not', async () => {
    const own = await createTestServices();
    const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });
    const body = { email: 'taken@example.com', password: testPassword };
    await signUp(own.app, body, from('192.0.2.1'));
    const client = createClient(own.app, from('192.0.2.1'));
    for (let attempt = 2; attempt <= 60; attempt++) {
      expect((await client.post('/api/register', body)).status).toBe(409);
    }
    const refused = await client.post('/api/register', body);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await expectStatus(refused, 429)).toEqual({
      success: false,
      message: 'Too many registration attempts. Please wait a few minutes and try again.',
    });
    expect((await createClient(own.app, from('192.0.2.2')).post('/api/register', body)).status).toBe(409);
    own.clock.advanceSeconds(600);
    expect((await client.post('/api/register', body)).status).toBe(409);
    await own.close();
  });

  test('a form with faults does not count, and costs no hash', async () => {
    const hash = vi.spyOn(passwordHasher, 'hash');
    for (let attempt = 0; attempt < 70; attempt++) {
      expect((await register({ email: 'a@example.com', password: 'short' })).status).toBe(400);
    }
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
  });
});
