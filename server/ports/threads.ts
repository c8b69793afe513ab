import type pg from 'pg';

/** A connection of a thread to the database. Work that needs the query builder loads it, as it costs a thread its first quarter of a second. */
export interface ThreadConnection {
  pool: pg.Pool;
}

/** A function that a module exports: done in a thread, with a connection of that thread to the database. */
export interface ThreadTask<Work extends (connection: ThreadConnection, job: never) => Promise<unknown>> {
  /** URL of the module. */
  module: string;
  name: string;
  /** Only for the compiler. */
  work?: Work;
}

/** Who asks for a job. */
export interface ThreadCaller {
  /** Their jobs are done one after the other, so that nobody waits behind many of one. */
  tenant: string;
  /** A job is not begun once nobody waits for it. */
  signal?: AbortSignal | undefined;
}

/** For work that computes so long that everybody else would wait: chats are answered on the main thread. */
export interface Threads {
  /** The job and its result are copied. Waits while all threads are busy. */
  run<Job, Result>(
    task: ThreadTask<(connection: ThreadConnection, job: Job) => Promise<Result>>,
    job: Job,
    caller: ThreadCaller,
  ): Promise<Result>;
  close(): Promise<void>;
}
