import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { user } from '#server/features/users/users.table.ts';
import { createClient, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

describe('PUT /api/profile', () => {
  test('changes what is given, trimmed, and keeps the rest', async () => {
    const client = await signUp(stage.app, { firstname: 'Ana', lastname: 'Lima', company: 'Acme' });
    const response = await client.put('/api/profile', { firstname: ' Anna ', lastname: '  ', company: '' });
    const user_ = { ...client.user, firstname: 'Anna' };
    expect(await expectStatus(response, 200)).toEqual({
      success: true,
      message: 'Profile updated successfully',
      user: user_,
    });
    expect(await expectStatus(await client.get('/api/profile'), 200)).toEqual({ success: true, user: user_ });
    const [row] = await stage.services.db.select({ name: user.name }).from(user).where(eq(user.id, user_.id));
    expect(row?.name).toBe('Anna Lima');
  });

  test('nothing to change is no failure', async () => {
    const client = await signUp(stage.app);
    expect((await client.put('/api/profile', {})).status).toBe(200);
    expect((await client.put('/api/profile', { password: '   ' })).status).toBe(200);
    const login = await client.post('/api/login', { email: client.user.email, password: testPassword });
    expect(login.status).toBe(200);
  });

  test('the address and the id cannot be changed', async () => {
    const client = await signUp(stage.app);
    const response = await client.put('/api/profile', {
      email: 'other@example.com',
      id: 'usr_other',
      emailVerified: true,
      firstname: 'Ana',
    });
    expect(await expectStatus(response, 200)).toMatchObject({
      user: { id: client.user.id, email: client.user.email, firstname: 'Ana' },
    });
  });

  test.each([
    ['short 1', 'Password must be at least 8 characters long'],
    ['no digits here', 'Password must contain at least one number'],
    ['12345678', 'Password must contain at least one letter'],
  ])('the new password %j', async (password, message) => {
    const client = await signUp(stage.app);
    const response = await client.put('/api/profile', { firstname: 'Ana', password });
    expect(await expectStatus(response, 400)).toEqual({ success: false, message });
    const profile = await expectStatus<{ user: { firstname: string } }>(
      await client.get('/api/profile'),
      200,
    );
    expect(profile.user.firstname).toBe('');
  });

  test('a new password ends every other session, keeps this one, and is the one that counts', async () => {
    const client = await signUp(stage.app);
    const bystander = await signUp(stage.app);
    const other = createClient(stage.app);
    const { email } = client.user;
    await other.post('/api/login', { email, password: testPassword, remember: true });
    expect((await other.get('/api/profile')).status).toBe(200);

    expect((await client.put('/api/profile', { password: 'another word 2' })).status).toBe(200);
    const statuses = await Promise.all(
      [client, other, bystander].map(async (browser) => (await browser.get('/api/profile')).status),
    );
    expect(statuses).toEqual([200, 401, 200]);
    expect((await other.post('/api/login', { email, password: testPassword })).status).toBe(401);
    expect((await other.post('/api/login', { email, password: 'another word 2' })).status).toBe(200);
  });

  test('signed out: 401; without the token: 403; both in the shape of account calls', async () => {
    const client = await signUp(stage.app);
    const signedOut = await createClient(stage.app).put('/api/profile', { firstname: 'x' });
    expect(await expectStatus(signedOut, 401)).toEqual({
      success: false,
      message: 'Please sign in to continue.',
    });
    const withoutToken = await client.put('/api/profile', { firstname: 'x' }, { csrfToken: null });
    expect(await expectStatus(withoutToken, 403)).toMatchObject({ success: false });
    expect(await expectStatus(await client.get('/api/profile'), 200)).toMatchObject({
      user: { firstname: '' },
    });
  });
});
