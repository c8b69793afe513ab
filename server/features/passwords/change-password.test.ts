import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, createClient, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';

let stage: TestServices;
let client: Client & { user: { id: string; email: string } };
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());
beforeEach(async () => {
  client = await signUp(stage.app);
});

async function logInElsewhere(): Promise<Client> {
  const elsewhere = createClient(stage.app);
  const body = { email: client.user.email, password: testPassword };
  await expectStatus(await elsewhere.post('/api/login', body), 200);
  return elsewhere;
}

describe('changing the password', () => {
  const change = (body: object) => client.post('/api/account/password', body);
  const password = 'another word 2';

  test('needs the present password, ends every other session, and is reported by email', async () => {
    const elsewhere = await logInElsewhere();
    for (const currentPassword of ['', 'wrong word 1', undefined]) {
      expect(await expectStatus(await change({ currentPassword, password }), 401)).toEqual({
        success: false,
        message: 'Your current password is not correct.',
      });
    }
    expect((await change({ currentPassword: testPassword, password })).status).toBe(200);
    expect((await client.get('/api/profile')).status).toBe(200);
    expect((await elsewhere.get('/api/profile')).status).toBe(401);
    expect((await waitingEmails(stage.services, client.user.email)).at(-1)).toMatchObject({
      kind: 'password-changed',
    });
    const login = { email: client.user.email, password };
    expect((await createClient(stage.app).post('/api/login', login)).status).toBe(200);
  });

  test.each([
    ['short 1', 'Password must be at least 8 characters long'],
    ['!!!!!!!!', 'Password must contain at least one number'],
    ['12345678', 'Password must contain at least one letter'],
  ])('the new one %j', async (password, message) => {
    const response = await change({ currentPassword: testPassword, password });
    expect(await expectStatus(response, 400)).toEqual({ success: false, message });
  });

  test('ten guesses from a session that was left open', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await change({ currentPassword: `guess ${guess}`, password })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await change({ currentPassword: testPassword, password })).status).toBe(429);
  });

  test('the profile changes it with an email, too', async () => {
    expect((await client.put('/api/profile', { password })).status).toBe(200);
    const emails = await waitingEmails(stage.services, client.user.email);
    expect(emails.map(({ kind }) => kind)).toEqual(['verify-email', 'password-changed']);
  });
});
