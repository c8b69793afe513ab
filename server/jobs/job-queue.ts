import type { Database, Services } from '#server/context.ts';

/** Work that outlives the request. Names are `feature.verb-noun`; data is ids and small facts, never content. */
export interface Job<Data extends object> {
  name: string;
  data: Data;
  /** Not before this many seconds from now. */
  startAfterSeconds?: number;
  /** While a job of the same name and key waits, another is not added. */
  singletonKey?: string;
  /** For whom, where the handler bounds how many of one workspace run at once. */
  workspaceId?: string;
}

export interface JobQueue {
  /** Adds a job; given a transaction, the job exists if and only if it commits. */
  addJob<Data extends object>(db: Database, job: Job<Data>): Promise<void>;
  /**
   * A hint, after a commit, that events wait: the worker of this process hands them on at once. Without the hint, and
   * for a worker in another process, they are found within two seconds.
   */
  wakeOutbox(): void;
  /** Whether the worker side of this process is running (true where this process plays no worker). */
  isHealthy(): boolean;
}

export interface JobHandler<Data extends object = object> {
  name: string;
  /** Jobs of this name that run at once in one worker process. */
  concurrency: number;
  /** Jobs of one workspace that run at once in all processes, so that nobody has to wait behind a large customer. */
  concurrencyPerWorkspace?: number;
  /** How often a failed job is tried again, with growing pauses; 3 when absent. */
  retries?: number;
  /** Longest run of one attempt; 900 seconds when absent. */
  timeoutSeconds?: number;
  /** Runs by itself in every period of this many seconds, once for all processes, with empty data. */
  everySeconds?: number;
  /**
   * Runs one job. Throwing makes the queue try again later. `signal` is aborted when the process must stop, the time is
   * up or the job was lost to another worker: then throw its reason soon, and the job is taken up again.
   */
  run(services: Services, data: Data, signal: AbortSignal): Promise<void>;
  /** Told when the last attempt has failed, so that nobody waits for a result that will not come. */
  giveUp?(services: Services, data: Data): Promise<void>;
}

/** Keeps the type of a handler's data beside its name. */
export function defineJobHandler<Data extends object>(handler: JobHandler<Data>): JobHandler {
  return handler as unknown as JobHandler;
}
