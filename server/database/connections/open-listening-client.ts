import pg from 'pg';
import { sessionOptionsOf } from '#server/database/session-options-of.ts';

interface ClientEvents {
  onLost(client: pg.Client, reason: unknown): void;
  onNotification(channel: string, payload: string): void;
  /** Called when a failed connection does not close cleanly either. */
  onUncleanEnd(error: unknown): void;
}

/** Opens a connection next to the pool, to the same database, that listens to these channels. */
export async function openListeningClient(
  pool: pg.Pool,
  channels: Iterable<string>,
  events: ClientEvents,
): Promise<pg.Client> {
  const client = new pg.Client(sessionOptionsOf(pool));
  client.on('error', (error) => events.onLost(client, error));
  client.on('end', () => events.onLost(client, new Error('connection ended')));
  client.on('notification', ({ channel, payload }) => events.onNotification(channel, payload ?? ''));
  try {
    await client.connect();
    for (const channel of channels) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    client.end().catch(events.onUncleanEnd);
    throw error;
  }
}
