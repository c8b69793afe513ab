import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { account } from '#server/features/credentials/credentials.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { newEmail, register, signUp, testPassword } from '#tests/factories.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { setUpGoogleStage } from './fixtures/google-stage.ts';

const stage = setUpGoogleStage();
const { signIn, profile, settings } = stage;

describe('an address that has an account already', () => {
  async function registered(isVerified: boolean) {
    const client = await register(stage.test.app, { email: String(stage.google.person.email) });
    await stage.test.services.db
      .update(user)
      .set({ emailVerified: isVerified })
      .where(eq(user.id, client.user.id));
    return client;
  }

  test.each([
    ['a verified address', true],
    ['an address that is not verified', false],
  ])('%s is linked only once its password was shown', async (_name, isVerified) => {
    const owner = await registered(isVerified);
    const { client, location } = await signIn();
    expect(location).toBe('/login?error=google-password-required');
    expect((await client.get('/api/profile')).status).toBe(401);
    expect(await settings(owner)).toMatchObject({ isGoogleLinked: false });
  });

  test('registered by somebody else beforehand: they get nothing of the real owner', async () => {
    const attacker = await registered(false);
    const { client: victim, location } = await signIn();
    expect(location).toBe('/login?error=google-password-required');
    expect((await victim.get('/api/profile')).status).toBe(401);
    const ways = await stage.test.services.db
      .select()
      .from(account)
      .where(eq(account.userId, attacker.user.id));
    expect(ways.map(({ providerId }) => providerId)).toEqual(['credential']);
  });

  test('the password shown once in that browser links it', async () => {
    const owner = await registered(false);
    const { client } = await signIn();
    const login = await client.post('/api/login', { email: owner.user.email, password: testPassword });
    expect(login.status).toBe(200);
    expect(await settings(client)).toMatchObject({ isGoogleLinked: true, isEmailVerified: true });
    const emails = await waitingEmails(stage.test.services, owner.user.email);
    expect(emails.at(-1)).toMatchObject({ kind: 'security-change', change: 'google-linked' });
    expect((await profile((await signIn()).client)).id).toBe(owner.user.id);
  });

  test('the password of another account links nothing', async () => {
    const owner = await registered(false);
    const other = await signUp(stage.test.app);
    const { client } = await signIn();
    await client.post('/api/login', { email: other.user.email, password: testPassword });
    expect(await settings(client)).toMatchObject({ isGoogleLinked: false });
    await client.post('/api/login', { email: owner.user.email, password: testPassword });
    expect(await settings(client)).toMatchObject({ isGoogleLinked: false });
  });

  test('linked with the password, an address that Google does not run stays as it was', async () => {
    stage.google.person.email = newEmail();
    const owner = await registered(false);
    const { client } = await signIn();
    await client.post('/api/login', { email: owner.user.email, password: testPassword });
    expect(await settings(client)).toMatchObject({ isGoogleLinked: true, isEmailVerified: false });
  });

  test.each([
    ['of a Workspace is verified', 'firm.example', true],
    ['of another domain is not', 'other.example', false],
    ['that Google does not run is not', undefined, false],
  ])('the address of a new account %s', async (_name, hd, isEmailVerified) => {
    const email = `${newEmail().split('@')[0]}@firm.example`;
    Object.assign(stage.google.person, { email, hd });
    const { client } = await signIn();
    expect(await settings(client)).toMatchObject({ isEmailVerified, isGoogleLinked: true });
    const kinds = (await waitingEmails(stage.test.services, email)).map(({ kind }) => kind);
    expect(kinds).toEqual(isEmailVerified ? [] : ['verify-email']);
  });
});
