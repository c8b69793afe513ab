import type pg from 'pg';

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
