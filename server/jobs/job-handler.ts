import type { Services } from '#server/context.ts';

export interface JobHandler<Data extends object = object> {
  name: string;
  /** Jobs of this name that run at once in one worker process. */
  concurrency: number;
  /**
   * Jobs of one group that run at once in all processes, so that nobody has to wait behind a large customer. 1 is never
   * passed; a larger number can be, when several workers take jobs at the same moment.
   */
  concurrencyPerGroup?: number;
  /**
   * After so long a job gives up its place and waits again, if all places are taken and a group with fewer of them waits.
   * Only for jobs that go on where they were: `signal` is aborted, and no attempt is lost.
   */
  turnSeconds?: number;
  /** How often a failed job is tried again, with growing pauses; 3 when absent. */
  retries?: number;
  /** Longest run of one attempt; 900 seconds when absent. */
  timeoutSeconds?: number;
  /** Runs by itself in every period of this many seconds, once for all processes, with empty data. */
  everySeconds?: number;
  /**
   * Runs one job. Throwing makes the queue try again later. `signal` is aborted when the process must stop, the time or
   * the turn is up, or the job was lost to another worker: then throw its reason soon, and the job is taken up again.
   */
  run(services: Services, data: Data, signal: AbortSignal): Promise<void>;
  /** Called when the last attempt has failed, so that nobody waits for a result that will not come. */
  giveUp?(services: Services, data: Data): Promise<void>;
}
