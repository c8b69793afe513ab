import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './is-database-away.ts';
import { isDatabaseBusy } from './is-database-busy.ts';

const firstPauseMs = 250;
const longestPauseMs = 2_000;
const patienceMs = 20_000;

/**
 * Runs something again while the database restarts, fails over or is busy, for about twenty seconds; then throws what it threw last. An
 * attempt whose answer never came may have been stored, so from the second on `run` is told to look.
 */
export async function retryWhileAway<Result>(run: (isAgain: boolean) => Promise<Result>): Promise<Result> {
  const endsMs = performance.now() + patienceMs;
  let pauseMs = firstPauseMs;
  for (let isAgain = false; ; isAgain = true) {
    try {
      return await run(isAgain);
    } catch (error) {
      const isForNow = isDatabaseAway(error) || isDatabaseBusy(error);
      if (!isForNow || performance.now() + pauseMs > endsMs) throw error;
    }
    await sleep(pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  }
}
