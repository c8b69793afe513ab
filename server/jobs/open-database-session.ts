import pg from 'pg';
import type { Logger } from 'pino';

/** One connection of its own that is kept open: for what belongs to a connection, such as LISTEN and advisory locks. */
export interface DatabaseSession {
  /** Runs on this very connection. Rejects while it is down. */
  query<Row extends object>(query: pg.QueryConfig): Promise<Row[]>;
  /** Calls back for every notification, and after each reconnection: notifications may have been missed meanwhile. */
  listen(channel: string, onNotification: (payload: string) => void, onReconnect: () => void): Promise<void>;
  /** Of the present connection: aborted once it is lost, and with it all its locks. */
  readonly lost: AbortSignal;
  close(): Promise<void>;
}

const pingMs = 15_000;
const pingTimeoutMs = 5_000;
const firstPauseMs = 250;
const longestPauseMs = 5_000;

interface Listener {
  onNotification: (payload: string) => void;
  onReconnect: () => void;
}

/** Opens a session beside the pool, to the same database. Reconnects by itself; the first connection must succeed. */
export async function openDatabaseSession(pool: pg.Pool, log: Logger): Promise<DatabaseSession> {
  const listeners = new Map<string, Listener>();
  let client: pg.Client | null = null;
  let lost = new AbortController();
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** One statement after another: the driver no longer queues them itself. */
  function run<Result>(statement: (open: pg.Client) => Promise<Result>): Promise<Result> {
    const next = last.then(() => {
      if (client === null) throw new Error('The connection to the database is down.');
      return statement(client);
    });
    last = next.catch(() => undefined);
    return next;
  }

  function drop(dropped: pg.Client, reason: unknown): void {
    if (client !== dropped) return;
    client = null;
    clearTimeout(timer);
    lost.abort(new Error('The connection to the database was lost.'));
    dropped
      .end()
      .catch((error: unknown) => log.debug({ err: error }, 'database session did not end cleanly'));
    if (isClosed) return;
    log.warn({ err: reason }, 'database session lost, connecting again');
    reconnectLater();
  }

  function reconnectLater(): void {
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => {
      connect().then(
        () => {
          for (const listener of listeners.values()) listener.onReconnect();
        },
        (error: unknown) => {
          log.warn({ err: error }, 'database session could not connect');
          if (!isClosed) reconnectLater();
        },
      );
    }, pauseMs);
  }

  async function connect(): Promise<void> {
    // The pool's own options, not a copy: its password is hidden from enumeration.
    const next = new pg.Client(pool.options as pg.ClientConfig);
    next.on('error', (error) => drop(next, error));
    next.on('end', () => drop(next, new Error('connection ended')));
    next.on('notification', ({ channel, payload }) => listeners.get(channel)?.onNotification(payload ?? ''));
    try {
      await next.connect();
      for (const channel of listeners.keys()) await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      next
        .end()
        .catch((ending: unknown) => log.debug({ err: ending }, 'database session did not end cleanly'));
      throw error;
    }
    if (isClosed) return next.end();
    client = next;
    lost = new AbortController();
    failures = 0;
    pingLater(next);
  }

  /** A connection that died without a word is noticed by its silence. */
  function pingLater(pinged: pg.Client): void {
    timer = setTimeout(() => {
      const deadline = setTimeout(() => drop(pinged, new Error('no answer')), pingTimeoutMs);
      run((open) => open.query('SELECT 1'))
        .then(
          () => {
            if (client === pinged) pingLater(pinged);
          },
          (error: unknown) => drop(pinged, error),
        )
        .finally(() => clearTimeout(deadline));
    }, pingMs);
    timer.unref();
  }

  await connect();
  return {
    async query<Row extends object>(query: pg.QueryConfig) {
      const result = await run((open) => open.query<Row>(query));
      return result.rows;
    },
    async listen(channel, onNotification, onReconnect) {
      listeners.set(channel, { onNotification, onReconnect });
      await run((open) => open.query(`LISTEN ${open.escapeIdentifier(channel)}`));
    },
    get lost() {
      return lost.signal;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const open = client;
      client = null;
      lost.abort(new Error('The session was closed.'));
      await open?.end();
    },
  };
}
