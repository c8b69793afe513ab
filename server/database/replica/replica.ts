import type { Database } from '#server/database/database.ts';
import type { Gauges } from '#server/ports/metrics.ts';

/** A server that follows the database, for reads that take long. */
export interface Replica {
  /**
   * Where to read, once it has everything that was committed when this was asked. Any statement that it cannot answer
   * goes to the database itself. Null while the replica is behind or away.
   */
  catchUp(): Promise<Database | null>;
  measure(): Promise<NonNullable<Gauges['replica']>>;
  close(): Promise<void>;
}
