import type { Services } from '#server/context.ts';
import { startDue } from '#server/features/webhooks/deliveries/start-due.ts';

const everyMs = 1_000;

/**
 * Lets time pass faster for what waits: retries, whose gaps grow to a day, and endpoints that rest. Each failed attempt is moved once,
 * within a second of its failure, and what is due is looked for each second instead of each half minute. Attempts that run, and those of a worker that was killed, keep their time.
 * @param factor how many times shorter
 * @returns ends it
 */
export async function shortenWaits(services: Services, factor: number): Promise<() => Promise<void>> {
  await services.pool.query('create table bench_moved (id text, failed integer, primary key (id, failed))');
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      await move(services.pool, factor);
      await startDue(services);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
  const running = run();
  return async () => {
    isOver = true;
    await running;
  };
}

async function move(pool: Services['pool'], factor: number): Promise<void> {
  await pool.query(
    `with failed as (
       insert into bench_moved
       select id, failed_attempts from webhook_delivery where status = 'waiting' and failed_attempts > 0
       on conflict do nothing returning id
     )
     update webhook_delivery set next_attempt_at = now() + (next_attempt_at - now()) / $1
     from failed where webhook_delivery.id = failed.id and status = 'waiting'`,
    [factor],
  );
  await pool.query(
    `update webhook set rests_until = now() + (rests_until - now()) / $1 where rests_until > now() + interval '2 seconds'`,
    [factor],
  );
}
