import { afterAll, beforeAll } from 'vitest';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import { describePayments } from '#tests/billing/payments-contract.ts';
import { fakeWebhookSecret, startFakeStripe } from '#tests/fakes/stripe/start-fake-stripe.ts';
import { createTestDatabase } from '#tests/test-database.ts';
import { createSandboxPayments } from './sandbox/create-sandbox-payments.ts';
import { createStripePayments } from './stripe/create-stripe-payments.ts';

const beginning = () => new Date('2026-11-01T00:00:00Z');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describePayments('the sandbox', async () => {
  let now = beginning();
  const payments = createSandboxPayments({
    db: database.db,
    clock: { now: () => now },
    taxPercent: 0,
  });
  return {
    payments,
    now: () => now,
    misuses: [],
    advanceTo(date) {
      now = date;
    },
    async pay(url, { testCard, isConfirmed }) {
      const card = { testCard, expiryMonth: 12, expiryYear: 2040, isConfirmed };
      try {
        await payments.desk?.payCheckout(url.split('/').at(-1) ?? '', card);
        return true;
      } catch (error) {
        if (error instanceof PaymentProblem) return false;
        throw error;
      }
    },
    close: async () => undefined,
  };
});

describePayments('Stripe', async () => {
  let now = beginning();
  const stripe = await startFakeStripe(now);
  const payments = createStripePayments({
    secretKey: 'sk_test_fake',
    webhookSecret: fakeWebhookSecret,
    apiBase: stripe.origin,
    pricePrefix: 'parley_',
    hasAutomaticTax: false,
    clock: { now: () => now },
  });
  return {
    payments,
    now: () => now,
    misuses: stripe.misuses,
    advanceTo(date) {
      now = date;
      stripe.advanceTo(date);
    },
    pay: async (url, { testCard, isConfirmed }) =>
      stripe.pay(url, { testCard, expiryMonth: 12, expiryYear: 2040, isConfirmed }) === null,
    close: () => stripe.close(),
  };
});
