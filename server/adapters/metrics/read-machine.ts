import { statfs } from 'node:fs/promises';
import type { monitorEventLoopDelay } from 'node:perf_hooks';

/** What the process and its disk say. */
export interface Machine {
  process: { delaySeconds: number; memoryBytes: number; startedSeconds: number };
  /** The disk of the data folder; null where the system does not say. */
  disk: { freeBytes: number; sizeBytes: number } | null;
}

/** Reads it at this moment; the delays of the event loop since the last time, which are then forgotten. */
export async function readMachine(
  dataDir: string,
  delays: ReturnType<typeof monitorEventLoopDelay>,
): Promise<Machine> {
  const delaySeconds = delays.percentile(99) / 1e9;
  delays.reset();
  const disk = await statfs(dataDir).then(
    // What only root may fill is not free for the product.
    ({ bsize, bavail, blocks }) => ({ freeBytes: bavail * bsize, sizeBytes: blocks * bsize }),
    () => null,
  );
  return {
    process: {
      delaySeconds,
      memoryBytes: process.memoryUsage.rss(),
      startedSeconds: Date.now() / 1_000 - process.uptime(),
    },
    disk,
  };
}
