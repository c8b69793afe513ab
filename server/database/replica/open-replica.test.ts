import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Connection, connectDatabase } from '#server/database/connect-database.ts';
import { type ReplicatedServer, startReplicatedServer } from '#tests/replica/start-replicated-server.ts';
import { onReplica } from './on-replica.ts';
import { openReplica } from './open-replica.ts';
import type { Replica } from './replica.ts';

/** Longer than a busy machine holds up a read of a replica that has caught up. */
const patienceMs = 3_000;
const restMs = 1_000;
const log = pino({ level: 'silent' });
let server: ReplicatedServer;
let primary: Connection;
let replica: Replica;

beforeAll(async () => {
  server = await startReplicatedServer();
  primary = connectDatabase({ connectionString: server.primaryUrl, onError: () => undefined });
  await primary.pool.query('create table written (number int)');
  replica = await openAt(server.replicaUrl);
});
afterAll(async () => {
  await replica.close();
  await primary.close();
  await server.stop();
});

const openAt = (connectionString: string, ms = patienceMs, rest = restMs) =>
  openReplica({ connectionString, primary: primary.pool, log, patienceMs: ms, restMs: rest });

interface Found extends Record<string, unknown> {
  highest: number;
  isReplica: boolean;
}

const question = sql`select max(number) as highest, pg_is_in_recovery() as "isReplica" from written`;

/** What a reader sees who comes now, and where. */
async function read(from = replica): Promise<Found | undefined> {
  const { db } = await onReplica({ db: primary.db, replica: from });
  return (await db.execute<Found>(question)).rows[0];
}

const write = (number: number) => primary.pool.query('insert into written values ($1)', [number]);

async function untilUsedAgain(): Promise<void> {
  await expect.poll(async () => (await read())?.isReplica).toBe(true);
}

/** A line to a server that can go dead without being closed, as when a cable is pulled. */
async function openLine(target: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: target });
  const sockets: Socket[] = [];
  const line = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    sockets.push(
      near.on('error', () => far.destroy()),
      far.on('error', () => near.destroy()),
    );
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  const { port: ownPort } = line.address() as AddressInfo;
  return {
    url: `postgresql://${user}:${password}@127.0.0.1:${ownPort}/${database}`,
    stall() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => line.close(done));
    },
  };
}

describe('reads on a replica', () => {
  test('find what was committed the moment before, also by somebody else, and are answered by the replica', async () => {
    // A busy machine may hold it up for longer than a reader would wait.
    const patient = await openAt(server.replicaUrl, 10_000);
    for (let number = 1; number <= 100; number += 1) {
      await write(number);
      expect(await read(patient)).toEqual({ highest: number, isReplica: true });
    }
    await patient.close();
  });

  test('go to the database while the replica is behind, and come back once it has caught up', async () => {
    await server.pauseReplica();
    await write(101);
    expect(await read()).toEqual({ highest: 101, isReplica: false });
    expect((await replica.measure()).lagBytes).toBeGreaterThan(0);
    await server.resumeReplica();
    await untilUsedAgain();
    expect(await read()).toEqual({ highest: 101, isReplica: true });
    expect((await replica.measure()).lagBytes).toBe(0);
  });

  test('do not wait for a replica again that was behind a moment ago', async () => {
    const resting = await openAt(server.replicaUrl, patienceMs, 60_000);
    await server.pauseReplica();
    await write(102);
    await read(resting);
    const startedMs = performance.now();
    expect(await read(resting)).toEqual({ highest: 102, isReplica: false });
    expect(performance.now() - startedMs).toBeLessThan(patienceMs);
    await server.resumeReplica();
    await resting.close();
    await untilUsedAgain();
  });

  test('go on at the database where the replica stops in the middle, and come back once it runs', async () => {
    const { db } = await onReplica({ db: primary.db, replica });
    expect((await db.execute<Found>(question)).rows[0]).toMatchObject({ isReplica: true });
    await server.stopReplica();
    expect((await db.execute<Found>(question)).rows[0]).toMatchObject({ isReplica: false });
    await sleep(restMs);
    expect(await read()).toMatchObject({ isReplica: false });
    expect((await replica.measure()).lagBytes).toBeNull();
    await server.startReplica();
    await untilUsedAgain();
  });

  test('are measured in time where the replica no longer answers', async () => {
    const line = await openLine(server.replicaUrl);
    const stalled = await openAt(line.url);
    expect((await stalled.measure()).lagBytes).not.toBeNull();
    line.stall();
    const measured = await Promise.race([stalled.measure(), sleep(patienceMs * 5)]);
    expect(measured).toMatchObject({ lagBytes: null });
    await line.close();
    await stalled.close();
  });

  test('are counted by where they went', async () => {
    const before = (await replica.measure()).reads;
    await read();
    expect((await replica.measure()).reads).toEqual({ ...before, replica: before.replica + 1 });
  });

  test('that fail by themselves fail, and are not asked again at the database', async () => {
    const { db } = await onReplica({ db: primary.db, replica });
    const before = (await replica.measure()).reads.primary;
    await expect(db.execute(sql`select * from nowhere`)).rejects.toThrow();
    expect((await replica.measure()).reads.primary).toBe(before);
  });
});

describe('the address of a replica', () => {
  test('is refused where the server follows another one', async () => {
    await expect(openAt(inject('testServer').connectionString)).rejects.toThrow(
      'DATABASE_REPLICA_URL: This server does not follow the one in DATABASE_URL.',
    );
  });

  test('may be that of the database itself, which is then read directly', async () => {
    const same = await openAt(server.primaryUrl);
    expect(await same.catchUp()).toBeNull();
    await same.close();
  });

  test('may lead to a server that is away at the start', async () => {
    const away = await openAt('postgresql://parley@127.0.0.1:1/parley');
    expect(await away.catchUp()).toBeNull();
    await away.close();
  });
});
