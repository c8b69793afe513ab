import { openPool } from '#server/database/open-pool.ts';
import type { ThreadConnection } from '#server/ports/threads.ts';

export interface ThreadDatabase {
  connectionString: string;
  directUrl: string | undefined;
}

export interface ThreadJob {
  database: ThreadDatabase;
  module: string;
  name: string;
  job: unknown;
}

let connection: ThreadConnection | null = null;

/** Entry of a thread: calls the function that a task names. Its connection ends with the thread, or after 30 idle seconds. */
export default async function runInThread({ database, module, name, job }: ThreadJob): Promise<unknown> {
  connection ??= {
    pool: openPool({
      ...database,
      maxConnections: 1,
      // The next statement connects again, and says what is wrong if it cannot.
      onError: () => undefined,
    }),
  };
  const { [name]: work } = (await import(module)) as Record<
    string,
    (connection: ThreadConnection, job: unknown) => Promise<unknown>
  >;
  if (work === undefined) throw new Error(`${module} has no ${name}.`);
  return work(connection, job);
}
