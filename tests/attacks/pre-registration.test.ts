import { afterAll, beforeAll, expect, test } from 'vitest';
import { addInvitation, addMember, workspaceIdOf } from '#tests/account-cases.ts';
import { addApiKey, createClient, expectStatus, newEmail, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

/** Somebody registers with an address that is not theirs, sets up access, and waits for its owner. */
let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
});
afterAll(() => stage.close());

const emailTo = async (address: string, page: string) => {
  const deadlineMs = Date.now() + 15_000;
  for (;;) {
    const sent = stage.mailer.sent.findLast(({ to, text }) => to.address === address && text.includes(page));
    if (sent !== undefined) return sent.text;
    if (Date.now() > deadlineMs) throw new Error(`No email with ${page} came.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
const tokenOf = (text: string) => /[?&]token=([^\s&]+)/.exec(text)?.[1] ?? '';

test('the owner of the mailbox who resets the password gets the account alone, and is told so', async () => {
  const attacker = await signUp(stage.app);
  const email = attacker.user.email;
  const accomplice = await addMember({ app: stage.app, mailer: stage.mailer, client: attacker });
  await addInvitation(attacker);
  const { key } = await addApiKey(attacker);
  const workspaceId = await workspaceIdOf(attacker);
  expect(await workspaceIdOf(accomplice)).toBe(workspaceId);

  const victim = createClient(stage.app);
  await expectStatus(await victim.post('/api/password-reset-requests', { email }), 200);
  const token = tokenOf(await emailTo(email, '/forgot-password?token='));
  const password = 'the owner 12';
  await expectStatus(await victim.post('/api/password-resets', { token, password }), 200);
  await expectStatus(await victim.post('/api/login', { email, password }), 200);

  expect(await workspaceIdOf(victim)).toBe(workspaceId);
  const members = await expectStatus<{ data: unknown[] }>(await victim.get('/api/v1/members'), 200);
  expect(members.data).toMatchObject([{ email }]);
  const invitations = await expectStatus<{ data: unknown[] }>(await victim.get('/api/v1/invitations'), 200);
  expect(invitations.data).toEqual([]);
  expect((await attacker.get('/api/profile')).status).toBe(401);
  expect((await attacker.post('/api/login', { email, password: testPassword })).status).toBe(401);
  expect(await workspaceIdOf(accomplice)).not.toBe(workspaceId);
  const withKey = { headers: { authorization: `Bearer ${key}` } };
  expect((await createClient(stage.app).get('/api/v1/agents', withKey)).status).toBe(401);
  expect(await emailTo(email, 'API keys, other members')).toContain('Nobody had verified your email address');
});

test('a link opened in a browser without a session verifies nothing', async () => {
  const attacker = await signUp(stage.app, { email: newEmail() });
  const token = tokenOf(await emailTo(attacker.user.email, '/verify-email?token='));
  const opened = await createClient(stage.app).post('/api/email-verifications', { token });
  expect(opened.status).toBe(401);
  expect(await expectStatus(await attacker.get('/api/account'), 200)).toMatchObject({
    isEmailVerified: false,
  });
});
