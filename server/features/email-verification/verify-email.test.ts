import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountSettings } from '#contract/accounts/accounts.schemas.ts';
import { signToken } from '#server/http/tokens/sign-token.ts';
import { type Client, createClient, expectStatus, register, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

async function isVerified(client: Client): Promise<boolean> {
  return (await expectStatus<AccountSettings>(await client.get('/api/account'), 200)).isEmailVerified;
}

async function tokensOf(email: string, { services } = stage): Promise<string[]> {
  return (await waitingEmails(services, email)).flatMap((sent) =>
    sent.kind === 'verify-email' ? [new URL(sent.url).searchParams.get('token') ?? ''] : [],
  );
}

const verify = (client: Client, token: unknown) => client.post('/api/email-verifications', { token });

describe('verifying an address', () => {
  test('registering emails the link; opening it verifies, more than once', async () => {
    const client = await register(stage.app, { firstname: 'Ana' });
    expect(await isVerified(client)).toBe(false);
    expect(await waitingEmails(stage.services, client.user.email)).toEqual([
      {
        kind: 'verify-email',
        firstname: 'Ana',
        url: expect.stringMatching(/^http:\/\/localhost:3000\/verify-email\?token=/),
      },
    ]);
    const [token] = await tokensOf(client.user.email);
    for (let time = 0; time < 2; time++) {
      expect(await expectStatus(await verify(client, token), 200)).toMatchObject({ success: true });
    }
    expect(await isVerified(client)).toBe(true);
  });

  test('counts only for the signed-in user whose address it is', async () => {
    const client = await register(stage.app);
    const [token] = await tokensOf(client.user.email);
    expect((await verify(createClient(stage.app), token)).status).toBe(401);
    expect(await expectStatus(await verify(await register(stage.app), token), 403)).toMatchObject({
      message: expect.stringContaining('another account'),
    });
    expect(await isVerified(client)).toBe(false);
  });

  test('a registration that fails sends no email', async () => {
    const { user } = await register(stage.app);
    await createClient(stage.app).post('/api/register', { email: user.email, password: 'secret12' });
    expect(await waitingEmails(stage.services, user.email)).toHaveLength(1);
  });

  test('the link is sent again, every link stays good; not when it is verified already, not four times', async () => {
    const client = await register(stage.app);
    for (let time = 0; time < 3; time++) {
      expect((await client.post('/api/email-verification-requests')).status).toBe(200);
    }
    expect(await expectStatus(await client.post('/api/email-verification-requests'), 429)).toMatchObject({
      message: expect.stringContaining('Too many'),
    });
    const tokens = await tokensOf(client.user.email);
    expect(tokens).toHaveLength(4);
    expect((await verify(client, tokens[0])).status).toBe(200);
    const again = await client.post('/api/email-verification-requests');
    expect(await expectStatus(again, 200)).toMatchObject({ message: 'Your address is already verified.' });
    expect(await tokensOf(client.user.email)).toHaveLength(4);
  });

  test('it works for a week', async () => {
    const own = await createTestServices();
    const client = await register(own.app);
    const [token] = await tokensOf(client.user.email, own);
    own.clock.advanceSeconds(7 * 86_400 + 1);
    await expectStatus(
      await client.post('/api/login', { email: client.user.email, password: testPassword }),
      200,
    );
    expect((await verify(client, token)).status).toBe(400);
    await own.close();
  });

  test('a token that is none, is another kind, or is of somebody who is gone', async () => {
    const client = await register(stage.app);
    const [token = ''] = await tokensOf(client.user.email);
    const [value = ''] = token.split('.');
    const content = Buffer.from(value, 'base64url').toString('utf8');
    const other = content.replace(client.user.email, 'other@example.com');
    for (const forged of [
      '',
      value,
      `${value}.`,
      `${token}x`,
      signToken(stage.services.secretKey, 'csrf', value),
      `${Buffer.from(other).toString('base64url')}.${token.split('.')[1]}`,
      signToken(stage.services.secretKey, 'verify-email', Buffer.from(other).toString('base64url')),
    ]) {
      expect(await expectStatus(await verify(client, forged), 400)).toEqual({
        success: false,
        message: 'This link is no longer valid. Sign in and ask for a new one.',
      });
    }
    expect(await isVerified(client)).toBe(false);
  });
});
