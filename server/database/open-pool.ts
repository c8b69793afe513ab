import pg from 'pg';
import type { PoolOptions } from './session-options-of.ts';
import { surviveLoss } from './survive-loss.ts';

export interface ConnectOptions {
  connectionString: string;
  /** The same database past a pooler that gives each transaction any connection: see `sessionOptionsOf`. */
  directUrl?: string | undefined;
  /** Told of a connection that broke while it lay idle; the pool replaces it by itself. */
  onError(error: Error): void;
  maxConnections?: number;
  connectTimeoutMs?: number;
  statementTimeoutMs?: number;
  /** Waiting for a row or a table that somebody else is changing. */
  lockTimeoutMs?: number;
  /** Shown in the server's list of sessions. */
  applicationName?: string;
}

/** A pool of connections without the query builder, which takes longer to load than most statements do to run. Connects when first used. */
export function openPool(options: ConnectOptions): pg.Pool {
  const { directUrl } = options;
  const limits = {
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    lock_timeout: options.lockTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: 60_000,
  };
  const poolOptions: PoolOptions = {
    connectionString: options.connectionString,
    application_name: options.applicationName ?? APPLICATION_NAME,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements of one connection that do not wait for one another leave together.
    pipeline: true,
    ...(directUrl === undefined ? limits : { directUrl }),
  };
  const pool = new pg.Pool(poolOptions);
  // Within a transaction: the pool itself listens only to connections that lie idle.
  pool.on('connect', surviveLoss);
  if (directUrl !== undefined) pool.on('connect', leaveUnprepared);
  // Without a listener, a server that restarts would end this process.
  pool.on('error', (error) => {
    // It carries the whole connection with it, password included, which no log should see.
    Reflect.deleteProperty(error, 'client');
    // While closing, a connection that ends is no news.
    if (!pool.ending) options.onError(error);
  });
  return pool;
}

/** A statement that is prepared on one connection of a pooler is not known on the next. */
function leaveUnprepared(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const withoutName = (words: unknown) =>
    typeof words === 'object' && words !== null && 'name' in words && !('submit' in words)
      ? { ...words, name: undefined }
      : words;
  client.query = ((first: unknown, ...more: unknown[]) =>
    query(withoutName(first), ...more)) as typeof client.query;
}

/** By this name a restore recognises a product that is still at work. */
export const APPLICATION_NAME = 'parley';
