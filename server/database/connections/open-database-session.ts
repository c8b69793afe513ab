import type pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseSession } from './database-session.ts';
import { openListeningClient } from './open-listening-client.ts';
import { queueStatements } from './queue-statements.ts';
import { startPings } from './start-pings.ts';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

interface Listener {
  onNotification: (payload: string) => void;
  onReconnect: () => void;
}

/** Opens a session next to the pool, to the same database. Reconnects by itself; the first connection must succeed. */
export async function openDatabaseSession(pool: pg.Pool, log: Logger): Promise<DatabaseSession> {
  const listeners = new Map<string, Listener>();
  let client: pg.Client | null = null;
  let lost = new AbortController();
  let isClosed = false;
  let failures = 0;
  let reconnecting: NodeJS.Timeout | undefined;
  let stopPings: () => void = () => undefined;
  const run = queueStatements(() => client);
  const onUncleanEnd = (error: unknown) => log.debug({ err: error }, 'database session did not end cleanly');

  function drop(dropped: pg.Client, reason: unknown): void {
    if (client !== dropped) return;
    client = null;
    stopPings();
    lost.abort(new Error('The connection to the database was lost.'));
    dropped.end().catch(onUncleanEnd);
    if (isClosed) return;
    log.warn({ err: reason }, 'database session lost, connecting again');
    reconnectLater();
  }

  function reconnectLater(): void {
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
    failures += 1;
    reconnecting = setTimeout(() => {
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
    const next = await openListeningClient(pool, listeners.keys(), {
      onLost: drop,
      onNotification: (channel, payload) => listeners.get(channel)?.onNotification(payload),
      onUncleanEnd,
    });
    if (isClosed) return next.end();
    client = next;
    lost = new AbortController();
    failures = 0;
    stopPings = startPings(
      () => run((open) => open.query('SELECT 1')),
      (reason) => drop(next, reason),
    );
  }

  await connect();
  return {
    query: async <Row extends object>(query: pg.QueryConfig) =>
      (await run((open) => open.query<Row>(query))).rows,
    async listen(channel, onNotification, onReconnect) {
      listeners.set(channel, { onNotification, onReconnect });
      await run((open) => open.query(`LISTEN ${open.escapeIdentifier(channel)}`));
    },
    get lost() {
      return lost.signal;
    },
    async close() {
      isClosed = true;
      clearTimeout(reconnecting);
      stopPings();
      const open = client;
      client = null;
      lost.abort(new Error('The session was closed.'));
      await open?.end();
    },
  };
}
