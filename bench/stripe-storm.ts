import { pino } from 'pino';
import { createStripePayments } from '#server/adapters/payments/stripe/create-stripe-payments.ts';
import { readConfig } from '#server/read-config.ts';
import { runStripeStorm } from '../tests/billing/stripe-storm.ts';
import { createRandom } from '../tests/fakes/stripe/create-random.ts';
import { fakeWebhookSecret, startFakeStripe } from '../tests/fakes/stripe/start-fake-stripe.ts';
import { createTestClock } from '../tests/test-clock.ts';
import { openBenchDatabase } from './chat/open-bench-database.ts';

/**
 * Delivers the messages of many subscriptions at a local Stripe shuffled, each twice, with readings that fail and a worker that is
 * stopped in between, and says whether what is stored is what Stripe says in the end:
 * `node bench/stripe-storm.ts [seed] [subscriptions]`. Runs on a database of its own.
 */
const [seed = Date.now() % 1_000_000, subscriptions = 50] = process.argv.slice(2).map(Number);
const clock = createTestClock();
const stripe = await startFakeStripe(clock.now());
const { connection, contextOf, remove } = await openBenchDatabase();
try {
  const payments = createStripePayments({
    secretKey: 'sk_test_fake',
    webhookSecret: fakeWebhookSecret,
    apiBase: stripe.origin,
    pricePrefix: 'parley_',
    hasAutomaticTax: false,
    clock,
  });
  const startedMs = performance.now();
  const { workspace: _workspace, actor: _actor, ...services } = contextOf('wsp_bench');
  const result = await runStripeStorm(
    {
      ...services,
      payments,
      clock,
      config: readConfig({}),
      log: pino({ level: 'silent' }),
      jobs: {
        addJob: async () => undefined,
        retryJobs: async () => undefined,
        wakeOutbox: () => undefined,
        isHealthy: () => true,
      },
    },
    { stripe, clock },
    { subscriptions, random: createRandom(seed) },
  );
  const { events, deliveries, failedReadings, differences } = result;
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
  process.stdout.write(
    `${subscriptions} subscriptions, ${events} events, ${deliveries} deliveries, ${failedReadings} failed calls, seed ${seed} (${seconds} s)\n`,
  );
  for (const line of [...differences, ...stripe.misuses]) process.stdout.write(`${line}\n`);
  process.stdout.write(
    differences.length + stripe.misuses.length === 0
      ? 'What is stored is what Stripe says; nothing was charged or billed twice.\n'
      : 'It differs.\n',
  );
  if (differences.length + stripe.misuses.length > 0) process.exitCode = 1;
  await connection.close();
} finally {
  await remove();
  await stripe.close();
}
