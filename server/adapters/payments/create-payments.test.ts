import { expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { readConfig } from '#server/read-config.ts';
import { createPayments } from './create-payments.ts';

it.each([
  [{}, true],
  [{ BASE_URL: 'http://127.0.0.1:3000' }, true],
  [{ BASE_URL: 'https://chat.firm.example' }, false],
  [{ BASE_URL: 'https://chat.firm.example', PAYMENTS: 'sandbox' }, true],
  [{ PAYMENTS: 'off' }, false],
  [{ BASE_URL: 'https://chat.firm.example', STRIPE_SECRET_KEY: 'sk_test' }, true],
  [{ PAYMENTS: 'off', STRIPE_SECRET_KEY: 'sk_test' }, false],
])('with %j plans are sold: %s', async (environment, isSold) => {
  const payments = await createPayments(readConfig(environment), {
    db: {} as Database,
    clock: { now: () => new Date() },
  });
  expect(payments !== null).toBe(isSold);
});
