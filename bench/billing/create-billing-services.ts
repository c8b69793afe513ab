import { pino } from 'pino';
import { createStripePayments } from '#server/adapters/payments/stripe/create-stripe-payments.ts';
import type { Services } from '#server/context.ts';
import type { connectDatabase } from '#server/database/connect-database.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readConfig } from '#server/read-config.ts';
import { fakeWebhookSecret } from '../../tests/fakes/stripe/start-fake-stripe.ts';

interface BillingStage {
  connection: ReturnType<typeof connectDatabase>;
  /** Of the local Stripe. */
  stripeOrigin: string;
  clock: Clock;
}

/** What the verbs of billing need, without a server around them: jobs are not run, and nobody listens to events. */
export function createBillingServices({ connection, stripeOrigin, clock }: BillingStage): Services {
  return {
    db: connection.db,
    pool: connection.pool,
    clock,
    config: readConfig({}),
    log: pino({ level: 'silent' }),
    payments: createStripePayments({
      secretKey: 'sk_test_fake',
      webhookSecret: fakeWebhookSecret,
      apiBase: stripeOrigin,
      pricePrefix: 'parley_',
      hasAutomaticTax: false,
      clock,
    }),
    jobs: {
      addJob: async () => undefined,
      retryJobs: async () => undefined,
      wakeOutbox: () => undefined,
      isHealthy: () => true,
    },
  } as unknown as Services;
}
