import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBackups } from '#server/features/operator/list-backups.ts';
import type { Backups } from '#server/ports/backups.ts';
import type { StoredFile } from '#server/ports/file-store.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { keepBackups } from './keep-backups.ts';

let product: TestServices;
let kept: StoredFile[];
let events: string[];
let writing: () => void;
let proving: () => void;
const { signal } = new AbortController();

beforeEach(async () => {
  product = await createTestServices({ BACKUP_KEEP: '2' });
  kept = [];
  events = [];
  writing = () => undefined;
  proving = () => undefined;
  const backups: Backups = {
    place: '/backups',
    async write() {
      writing();
      const name = `backup-${kept.length + 1}`;
      kept.unshift({ name, sizeBytes: 10 });
      events.push(`write ${name}`);
      return { name, sizeBytes: 10, rows: 5, files: 1 };
    },
    async prove(name) {
      events.push(`prove ${name}`);
      proving();
      return { rows: 5, files: 1 };
    },
    list: async () => [...kept],
    async delete(name) {
      events.push(`delete ${name}`);
      kept = kept.filter((each) => each.name !== name);
    },
  };
  Object.assign(product.services, { backups });
});
afterEach(() => product.close());

const keep = () => keepBackups(product.services, signal);
/** Asks every hour for so many hours. */
async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    product.clock.advanceSeconds(3_600);
    await keep();
  }
}

test('the first backup is written and tested at once, then one a day, and a test a week', async () => {
  await keep();
  expect(events).toEqual(['write backup-1', 'prove backup-1']);
  events.length = 0;
  await pass(23);
  expect(events).toEqual([]);
  await pass(1);
  expect(events).toEqual(['write backup-2']);
  events.length = 0;
  await pass(6 * 24);
  expect(events.filter((event) => event.startsWith('write'))).toHaveLength(6);
  expect(events.filter((event) => event.startsWith('prove'))).toHaveLength(1);
});

test('of older backups the newest are kept, and the last that passed its test', async () => {
  await keep();
  await pass(4 * 24);
  expect(kept.map(({ name }) => name)).toHaveLength(3);
  expect(kept.at(-1)?.name).toBe('backup-1');
});

test('a backup that fails is noted, and tried again an hour later', async () => {
  writing = () => {
    throw new Error('The bucket is full.');
  };
  await expect(keep()).rejects.toThrow('The bucket is full.');
  await expect(pass(1)).rejects.toThrow('The bucket is full.');
  writing = () => undefined;
  await pass(1);
  const { lastBackup, runs } = await listBackups(product.services);
  expect(lastBackup?.name).toBe('backup-1');
  expect(runs.map(({ kind, error }) => [kind, error])).toEqual([
    ['test', null],
    ['backup', null],
    ['backup', 'The bucket is full.'],
    ['backup', 'The bucket is full.'],
  ]);
});

test('a test that fails is shown, and made again a day later', async () => {
  proving = () => {
    throw new Error('A table differs.');
  };
  await expect(keep()).rejects.toThrow('A table differs.');
  let shown = await listBackups(product.services);
  expect([shown.lastTest, shown.runs[0]?.error]).toEqual([null, 'A table differs.']);
  proving = () => undefined;
  await pass(23);
  expect(events.filter((event) => event.startsWith('prove'))).toHaveLength(1);
  await pass(1);
  shown = await listBackups(product.services);
  expect(shown.lastTest).toMatchObject({ name: 'backup-2', rows: 5, files: 1, sizeBytes: 10, error: null });
});

test('a failure is emailed to the operators at once, then once a day while it lasts', async () => {
  const emailed = async () => {
    const { rows } = await product.services.pool.query<{ kind: string; to_address: string; email: object }>(
      'select kind, to_address, email from email order by id',
    );
    return rows;
  };
  Object.assign(product.services, {
    config: { ...product.services.config, OPERATORS: ['ana@shop.example', 'ben@shop.example'] },
  });
  await keep();
  writing = () => {
    throw new Error('The bucket is full.');
  };
  await pass(23);
  expect(await emailed()).toEqual([]);
  await expect(pass(1)).rejects.toThrow('The bucket is full.');
  expect((await emailed()).map(({ kind, to_address: to }) => [kind, to])).toEqual([
    ['backup-failed', 'ana@shop.example'],
    ['backup-failed', 'ben@shop.example'],
  ]);
  expect((await emailed())[0]?.email).toMatchObject({ place: '/backups', error: 'The bucket is full.' });
  for (let hour = 0; hour < 22; hour += 1) await expect(pass(1)).rejects.toThrow('The bucket is full.');
  expect(await emailed()).toHaveLength(2);
  await expect(pass(1)).rejects.toThrow('The bucket is full.');
  expect(await emailed()).toHaveLength(4);
});

test('a failed test is emailed to the address that the operator set', async () => {
  Object.assign(product.services, {
    config: { ...product.services.config, OPERATOR_EMAIL: 'ops@shop.example' },
  });
  proving = () => {
    throw new Error('A table differs.');
  };
  await expect(keep()).rejects.toThrow('A table differs.');
  const { rows } = await product.services.pool.query('select kind, to_address from email');
  expect(rows).toEqual([{ kind: 'backup-test-failed', to_address: 'ops@shop.example' }]);
});

test('a run that was stopped with its process is not noted', async () => {
  const stopping = new AbortController();
  writing = () => {
    stopping.abort(new Error('stopping'));
    throw stopping.signal.reason;
  };
  await expect(keepBackups(product.services, stopping.signal)).rejects.toThrow('stopping');
  expect((await listBackups(product.services)).runs).toEqual([]);
});

test('two processes do not write one at the same time', async () => {
  let release = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { backups } = product.services;
  const slow = {
    ...product.services,
    backups: {
      ...backups!,
      write: async (...given: Parameters<Backups['write']>) => {
        await waiting;
        return backups!.write(...given);
      },
    },
  };
  const first = keepBackups(slow, signal);
  const locks = () =>
    product.services.pool.query(
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    );
  await expect.poll(async () => (await locks()).rowCount).toBe(1);
  await keep();
  expect(events).toEqual([]);
  release();
  await first;
  expect(events).toEqual(['write backup-1', 'prove backup-1']);
});

test('the next one can be written, whatever others did meanwhile', async () => {
  const { backups, pool } = product.services;
  const other = await pool.connect();
  const busy = {
    ...product.services,
    backups: {
      ...backups!,
      write: async (...given: Parameters<Backups['write']>) => {
        // A pooler hands out the connection that was used last.
        await other.query('BEGIN; SELECT 1');
        return backups!.write(...given);
      },
    },
  };
  try {
    await keepBackups(busy, signal);
    product.clock.advanceSeconds(24 * 3_600);
    await keep();
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
  expect(events).toContain('write backup-2');
});

test('a failure is thrown as it is, also where it cannot be emailed', async () => {
  const { config, jobs } = product.services;
  Object.assign(product.services, {
    config: { ...config, OPERATOR_EMAIL: 'ops@shop.example' },
    jobs: { ...jobs, addJob: () => Promise.reject(new Error('The database is away.')) },
  });
  writing = () => {
    throw new Error('The bucket is full.');
  };
  await expect(keep()).rejects.toThrow('The bucket is full.');
});

test('without a place nothing is done, and the operator sees that', async () => {
  Object.assign(product.services, { backups: null });
  await keep();
  expect(await listBackups(product.services)).toEqual({
    place: null,
    lastBackup: null,
    lastTest: null,
    runs: [],
  });
});
