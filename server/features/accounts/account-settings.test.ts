import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountSettings } from '#contract/accounts/accounts.schemas.ts';
import { type Client, expectStatus, register } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let client: Client & { user: { id: string; email: string } };
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());
beforeEach(async () => {
  client = await register(stage.app);
});

describe('settings', () => {
  test('of a new account, the first of the installation', async () => {
    expect(await expectStatus(await client.get('/api/account'), 200)).toEqual({
      isOperator: true,
      mailFolder: 'data/mail',
      email: client.user.email,
      isEmailVerified: false,
      hasPassword: true,
      isTwoFactorEnabled: false,
      recoveryCodesLeft: 0,
      isGoogleLinked: false,
      language: '',
      timeZone: '',
      notifications: { leads: true, handoffs: true, mentions: true, usage: true, weekly: false },
    });
  });

  test('what is given changes, the rest stays, two switches at once both count', async () => {
    const patch = (body: object) => client.patch('/api/account', body);
    await Promise.all([
      patch({ notifications: { leads: false } }),
      patch({ notifications: { usage: false } }),
      patch({ language: 'pt-BR' }),
      patch({ timeZone: 'America/Sao_Paulo' }),
    ]);
    expect(await expectStatus<AccountSettings>(await patch({}), 200)).toMatchObject({
      language: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      notifications: { leads: false, handoffs: true, mentions: true, usage: false, weekly: false },
    });
    expect(await expectStatus(await patch({ language: '', timeZone: '' }), 200)).toMatchObject({
      language: '',
      timeZone: '',
    });
  });

  test.each([
    [{ language: 'not a language' }, 'language'],
    [{ language: 'x'.repeat(36) }, 'language'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '<script>' }, 'timeZone'],
    [{ notifications: { spam: true } }, 'notifications'],
    [{ notifications: { leads: 'yes' } }, 'notifications.leads'],
  ])('%j: 400, and says which', async (body, field) => {
    const response = await client.patch('/api/account', body);
    expect(await expectStatus(response, 400)).toMatchObject({
      error: { details: { [field]: expect.any(String) } },
    });
  });
});
