import { setTimeout as sleep } from 'node:timers/promises';
import { startWorker } from './start-worker.ts';

/** Starts a worker of the product and kills it so many milliseconds after it has begun to work. */
export async function runWorker(
  env: Record<string, string>,
  lifeMs: number,
  onKill: () => void,
): Promise<void> {
  const worker = await startWorker(env);
  await sleep(lifeMs);
  onKill();
  await worker.kill();
}
