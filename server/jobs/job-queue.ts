import type { Database } from '#server/database/database.ts';

/** Work that outlives the request. Names are `feature.verb-noun`; data is ids and small facts, never content. */
export interface Job<Data extends object> {
  name: string;
  data: Data;
  /** Not before this many seconds from now. */
  startAfterSeconds?: number;
  /** While a job of the same name and key waits, another is not added. */
  singletonKey?: string;
  /**
   * Whose it is: a workspace, a webhook. Groups take turns, and a handler may bound how many of one group run at once.
   */
  groupId?: string;
}

export interface JobQueue {
  /** Adds a job; given a transaction, the job exists if and only if it commits. */
  addJob<Data extends object>(db: Database, job: Job<Data>): Promise<void>;
  /** Has jobs run once more that were given up. */
  retryJobs(db: Database, jobs: readonly { name: string; id: string }[]): Promise<void>;
  /**
   * A hint, after a commit, that events wait: the worker of this process hands them on at once. Without the hint, and
   * for a worker in another process, they are found within two seconds.
   */
  wakeOutbox(): void;
  /** Whether the worker side of this process is running (true where this process plays no worker). */
  isHealthy(): boolean;
}
