import { setTimeout as wait } from 'node:timers/promises';
import { isPostmasterOf } from './is-postmaster-of.ts';

interface Watched {
  clusterDir: string;
  pid: number;
  launch(): Promise<number>;
  log(message: string): void;
}

const LOOK_EVERY_MS = 500;

/**
 * Starts the server again when it dies under a running product, the memory killer's work for instance. The product's
 * pool sees broken connections for that moment and connects again.
 *
 * @returns `end`, which stops watching and gives the process id of the server that runs then.
 */
export function watchPostmaster({ clusterDir, pid, launch, log }: Watched): { end(): Promise<number> } {
  const stopped = new AbortController();
  let current = pid;
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      // Aborting is the way to end the pause, not a failure of it.
      await wait(LOOK_EVERY_MS, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted || isPostmasterOf(clusterDir, current)) continue;
      log(`The database (process ${current}) has ended and is being started again.`);
      try {
        current = await launch();
        log(`The database is running again (process ${current}).`);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  })();
  return {
    async end() {
      stopped.abort();
      await watching;
      return current;
    },
  };
}
