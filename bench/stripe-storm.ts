import { setTimeout as wait } from 'node:timers/promises';
import { runStripeStorm, type StormWorker } from '../tests/billing/stripe-storm.ts';
import { createRandom } from '../tests/create-random.ts';
import { startFakeStripe } from '../tests/fakes/stripe/start-fake-stripe.ts';
import { createTestClock } from '../tests/test-clock.ts';
import { createBillingServices } from './billing/create-billing-services.ts';
import { startBillingProcess } from './billing/start-billing-process.ts';
import { openBenchDatabase } from './chat/open-bench-database.ts';

/**
 * Delivers the messages of many subscriptions at a local Stripe shuffled, each twice, one in twenty failing once, while
 * a worker in a process of its own is killed five times, and says whether what is stored is what Stripe says in the
 * end: `node bench/stripe-storm.ts [seed] [subscriptions] [events]`. Runs on a database of its own.
 */
const [seed = Date.now() % 1_000_000, subscriptions = 50, leastEvents = 1_000] = process.argv
  .slice(2)
  .map(Number);
const maximumKills = 5;
const clock = createTestClock();
const random = createRandom(seed);
const stripe = await startFakeStripe(clock.now());
const { connection, connectionString, remove } = await openBenchDatabase();
let kills = 0;

/** Is killed in the middle of its work, and started again for the next. */
const worker: StormWorker = {
  async work() {
    const process = await startBillingProcess(connectionString, stripe.origin);
    const running = process.run({ kind: 'read-due', now: clock.now().toISOString() });
    if (kills < maximumKills) {
      const isOver = await Promise.race([running.then(() => true), wait(random(400)).then(() => false)]);
      if (!isOver) kills += 1;
    } else await running;
    await process.kill();
  },
  end: async () => undefined,
};

try {
  const services = createBillingServices({ connection, stripeOrigin: stripe.origin, clock });
  const startedMs = performance.now();
  const result = await runStripeStorm(
    services,
    { stripe, clock },
    { subscriptions, random, leastEvents, worker },
  );
  const { events, deliveries, failedDeliveries, failedReadings, differences } = result;
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
  process.stdout.write(
    `${subscriptions} subscriptions, ${events} events, ${deliveries} deliveries of which ${failedDeliveries} failed once, ${failedReadings} failed calls, ${kills} kills, seed ${seed} (${seconds} s)\n`,
  );
  for (const line of [...differences, ...stripe.misuses]) process.stdout.write(`${line}\n`);
  const isRight = differences.length + stripe.misuses.length === 0;
  process.stdout.write(
    isRight ? 'What is stored is what Stripe says; nothing was charged or billed twice.\n' : 'It differs.\n',
  );
  if (!isRight) process.exitCode = 1;
} finally {
  await connection.close();
  await remove();
  await stripe.close();
}
