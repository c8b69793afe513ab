import { pino } from 'pino';
import { createStripePayments } from '#server/adapters/payments/stripe/create-stripe-payments.ts';
import type { Services } from '#server/context.ts';
import type { connectDatabase } from '#server/database/connect-database.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readConfig } from '#server/read-config.ts';
import { createLabels } from '#server/white-label/create-labels.ts';
import { fakeWebhookSecret } from '../../tests/fakes/stripe/start-fake-stripe.ts';

interface BillingStage {
  connection: ReturnType<typeof connectDatabase>;
  /** Of the local Stripe. */
  stripeOrigin: string;
  clock: Clock;
}

/** What the verbs of billing need, without a server around them: jobs are not run, and nobody listens to events. */
export function createBillingServices({ connection, stripeOrigin, clock }: BillingStage): Services {
  const surroundings = { pool: connection.pool, config: readConfig({}), log: pino({ level: 'silent' }) };
  return {
    ...surroundings,
    db: connection.db,
    clock,
    labels: createLabels(surroundings),
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
