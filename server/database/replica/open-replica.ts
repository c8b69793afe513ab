import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type Connection, connectDatabase } from '#server/database/connect-database.ts';
import { isDatabaseAway } from '#server/database/is-database-away.ts';
import { OperatorError } from '#server/operator-error.ts';
import { measureLag } from './measure-lag.ts';
import { readPosition } from './read-position.ts';
import type { Replica } from './replica.ts';

export interface ReplicaOptions {
  connectionString: string;
  /** The database that it follows. */
  primary: Pool;
  log: Logger;
  /** How long a read waits for it. */
  patienceMs?: number;
  /** How long it is left alone after it was behind or away. */
  restMs?: number;
}

const readingConnections = 5;
const lookAgainMs = 10;
/** A query that the replica ended since it held up what the database has changed. */
const conflictState = '40001';

/**
 * Opens a replica of the database. One that is away may come later; one of another database is refused.
 *
 * Whether it has caught up is asked on a connection of its own, so that long reads do not make it look slow.
 */
export async function openReplica(options: ReplicaOptions): Promise<Replica> {
  const { primary, log, patienceMs = 1_000, restMs = 10_000 } = options;
  const connect = (limits: { maxConnections: number; connectTimeoutMs?: number }) =>
    connectDatabase({
      ...limits,
      connectionString: options.connectionString,
      onError: (error) => log.warn({ err: error }, 'an idle connection to the replica broke'),
    });
  const reading = connect({ maxConnections: readingConnections });
  const asking = connect({ maxConnections: 1, connectTimeoutMs: patienceMs });
  const reads = { replica: 0, primary: 0 };
  let isUsed = true;
  let restsUntilMs = 0;

  function leave(reason: unknown): void {
    restsUntilMs = performance.now() + restMs;
    if (isUsed) log.warn({ err: reason }, 'the replica is not used for now (DATABASE_REPLICA_URL)');
    isUsed = false;
  }

  sendBack(reading, primary, (error) => {
    reads.primary += 1;
    if (isDatabaseAway(error)) leave(error);
  });
  const close = async () => void (await Promise.all([reading.close(), asking.close()]));
  await refuseForeign(asking.pool, primary).catch(async (error) => {
    if (error instanceof OperatorError) {
      await close();
      throw error;
    }
    leave(error);
  });
  return {
    async catchUp() {
      const failed =
        performance.now() < restsUntilMs ? 'rests' : await waitUntilEqual(asking.pool, primary, patienceMs);
      if (failed !== null) {
        reads.primary += 1;
        if (failed !== 'rests') leave(failed);
        return null;
      }
      if (!isUsed) log.info('the replica is used again');
      isUsed = true;
      reads.replica += 1;
      return reading.db;
    },
    async measure() {
      const lag = await readPosition(primary)
        .then((position) => within(measureLag(asking.pool, position), performance.now() + patienceMs))
        .catch(() => null);
      return { lagBytes: lag?.state === 'follows' ? lag.bytes : null, reads: { ...reads } };
    },
    close,
  };
}

/** Statements that the replica cannot answer are sent to the database. */
function sendBack({ pool }: Connection, primary: Pool, onSentBack: (reason: unknown) => void): void {
  const query = pool.query.bind(pool) as (...words: unknown[]) => Promise<unknown>;
  const queryPrimary = primary.query.bind(primary) as typeof query;
  pool.query = (async (...words: unknown[]) => {
    try {
      return await query(...words);
    } catch (error) {
      if (!isDatabaseAway(error) && !isConflict(error)) throw error;
      onSentBack(error);
      return queryPrimary(...words);
    }
  }) as typeof pool.query;
}

const isConflict = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === conflictState;

async function refuseForeign(replica: Pool, primary: Pool): Promise<void> {
  const { state } = await measureLag(replica, await readPosition(primary));
  if (state === 'foreign')
    throw new OperatorError(
      'DATABASE_REPLICA_URL: This server does not follow the one in DATABASE_URL. Write the address of a streaming replica of it.',
    );
}

/** Waits until the replica has everything that the database has now. @returns null, or why it is not to be used */
async function waitUntilEqual(replica: Pool, primary: Pool, patienceMs: number): Promise<unknown> {
  const endMs = performance.now() + patienceMs;
  try {
    const position = await readPosition(primary);
    for (;;) {
      const lag = await within(measureLag(replica, position), endMs);
      if (lag.state !== 'follows') return new Error(`The server is of state ${lag.state}.`);
      if (lag.bytes === 0) return null;
      if (performance.now() > endMs) return new Error(`The replica is ${lag.bytes} bytes behind.`);
      await sleep(lookAgainMs);
    }
  } catch (error) {
    return error;
  }
}

/** A server that no longer answers must not be waited for. */
async function within<T>(work: Promise<T>, endMs: number): Promise<T> {
  const ended = new AbortController();
  const late = sleep(Math.max(0, endMs - performance.now()), undefined, { signal: ended.signal, ref: false });
  try {
    return await Promise.race([
      work,
      late.then(() => {
        throw new Error('The replica did not answer in time.');
      }),
    ]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}
