import type pg from 'pg';

export interface PoolOptions extends pg.PoolConfig {
  /** Kept with the pool for `sessionOptionsOf`. */
  directUrl?: string;
}

/**
 * How to open a connection of its own next to the pool. A pooler in transaction mode has none to give: notifications and
 * locks would go to the next transaction of anybody.
 */
export function sessionOptionsOf({ options }: pg.Pool): pg.ClientConfig {
  // The pool's own options, not a copy: its password is hidden from enumeration.
  const { directUrl, application_name } = options as PoolOptions;
  if (directUrl === undefined) return options as pg.ClientConfig;
  return { connectionString: directUrl, application_name, connectionTimeoutMillis: 10_000, keepAlive: true };
}
