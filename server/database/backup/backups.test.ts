import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderFileStore } from '#server/adapters/file-store/create-folder-file-store.ts';
import type { Backups } from '#server/ports/backups.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { createEmptyDatabases, createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { checkBackup } from './check-backup.ts';
import { createBackupKey } from './create-backup-key.ts';
import { createBackups } from './create-backups.ts';
import { hashRows } from './dumping/hash-rows.ts';
import { decryptOrigin } from './places/decrypt-origin.ts';
import { encryptTarget } from './places/encrypt-target.ts';
import { originFile } from './places/origin-file.ts';
import { originStored } from './places/origin-stored.ts';
import { targetFile } from './places/target-file.ts';
import { proveBackup } from './prove-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const databases = createEmptyDatabases();
const { signal } = new AbortController();
const at = new Date('2026-03-10T03:00:00Z');
let database: TestDatabase;
let folder: string;
let key: string;
let uploads: FileStore;
let store: FileStore;
let backups: Backups;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'parley-backups-'));
  key = await createBackupKey();
  uploads = createFolderFileStore(join(folder, 'files'));
  store = createFolderFileStore(join(folder, 'backups'));
  backups = createBackups({
    subject: { connectionString: database.url, fileStore: uploads, dataDir: folder },
    store,
    place: 'backups',
    key,
  });
  await uploads.saveFile('fil_1', Readable.from([Buffer.from('an upload')]));
  // Rows of all sizes: a restored database keeps such in another order.
  await database.pool.query(
    `INSERT INTO contact_message (id, name, email, message, created_at)
      SELECT 'cnt_' || n, 'Somebody ' || n, 'n@example.com', repeat(md5(n::text), n % 90), '2026-01-02 03:00:00+00'
      FROM generate_series(1, 3000) AS n`,
  );
  await database.pool.query("UPDATE contact_message SET name = 'Else' WHERE id LIKE '%7'");
});
afterAll(async () => {
  await database.drop();
  await databases.drop();
  rmSync(folder, { recursive: true, force: true });
});

const scratchDatabases = async () => {
  const { rows } = await database.pool.query(
    "SELECT datname FROM pg_database WHERE datname LIKE 'backup_test_parley%'",
  );
  return rows;
};
const fileOf = (name: string) => join(folder, 'backups', name);

describe('a backup in a place', () => {
  let name: string;
  beforeAll(async () => {
    const written = await backups.write(at, signal);
    name = written.name;
    expect(written).toMatchObject({ name: 'parley-20260310t030000z.backup.age', files: 1 });
    expect(written.rows).toBeGreaterThanOrEqual(3_000);
    expect(written.sizeBytes).toBe(readFileSync(fileOf(name)).length);
  });

  test('is encrypted, and listed alone', async () => {
    expect(readFileSync(fileOf(name)).toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
    await store.saveFile('parley-notes.txt', Readable.from([Buffer.from('mine')]));
    expect((await backups.list()).map((each) => each.name)).toEqual([name]);
  });

  test('is proven by a scratch database, which is gone afterwards', async () => {
    const before = await database.pool.query('SELECT count(*) FROM contact_message');
    expect(await backups.prove(name, signal)).toMatchObject({ files: 1 });
    expect(await scratchDatabases()).toEqual([]);
    expect((await database.pool.query('SELECT count(*) FROM contact_message')).rows).toEqual(before.rows);
  });

  test('restores with its key', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-restored-'));
    const target = await databases.create();
    const fileStore = createFolderFileStore(join(dataDir, 'files'));
    await restoreBackup({
      connectionString: target,
      fileStore,
      dataDir,
      origin: decryptOrigin(originStored(store, name), key),
      isForced: false,
      log: () => undefined,
    });
    expect(Buffer.from(await fileStore.readFile('fil_1')).toString()).toBe('an upload');
    const client = new pg.Client({ connectionString: target });
    await client.connect();
    const { rows } = await client.query('SELECT count(*)::int AS count FROM contact_message');
    expect(rows).toEqual([{ count: 3_000 }]);
    await client.end();
    rmSync(dataDir, { recursive: true });
  });

  test.each([
    ['no key', () => undefined, 'is encrypted. Set BACKUP_KEY'],
    ['another key', () => createBackupKey(), 'BACKUP_KEY is not the key'],
  ])('does not open with %s', async (_what, getKey, sentence) => {
    await expect(decryptOrigin(originStored(store, name), await getKey()).open()).rejects.toThrow(sentence);
  });

  test.each([
    ['a bit turned', (whole: Buffer) => flip(whole)],
    ['its end missing', (whole: Buffer) => whole.subarray(0, whole.length - 100)],
  ])('does not pass its test with %s', async (_what, damage) => {
    writeFileSync(fileOf('damaged'), damage(readFileSync(fileOf(name))));
    await expect(backups.prove('damaged', signal)).rejects.toThrow('damaged is damaged');
    expect(await scratchDatabases()).toEqual([]);
  });

  test('that is stopped leaves nothing', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    const before = readdirSync(join(folder, 'backups'));
    await expect(backups.write(new Date('2026-03-11T03:00:00Z'), stopped)).rejects.toThrow('stopped');
    expect(readdirSync(join(folder, 'backups'))).toEqual(before);
    await expect(backups.prove(name, stopped)).rejects.toThrow('stopped');
    expect(await scratchDatabases()).toEqual([]);
  });

  test('is not found under another name', async () => {
    await expect(backups.prove('parley-none', signal)).rejects.toThrow('There is no backup parley-none');
  });
});

function flip(bytes: Buffer): Buffer {
  const place = bytes.length - 40;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  return bytes;
}

test('a test notices rows that the database did not keep as they were written', async () => {
  const file = join(folder, 'changed');
  await writeBackup(
    { connectionString: database.url, fileStore: uploads, dataDir: folder },
    targetFile(file),
  );
  const hash = hashRows();
  let isContact = false;
  // One time in another notation, in a backup that is whole by itself.
  const lines = gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((each) => {
      const line = JSON.parse(each);
      if (line.table) isContact = line.table[1] === 'contact_message';
      if (!isContact) return each;
      if (Array.isArray(line.rows)) {
        line.rows[0] = line.rows[0].map(
          (value: string | null) =>
            value?.replace(/^2026-01-02 03:00:00\+00$/, '2026-01-02 04:00:00+01') ?? null,
        );
        hash.add(line.rows);
      }
      if (line.tableEnd) line.hash = hash.result().hash;
      return JSON.stringify(line);
    });
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
  const origin = originFile(file);
  await checkBackup(origin);
  await expect(proveBackup({ connectionString: database.url, origin, signal })).rejects.toThrow(
    'public.contact_message is not as it was written: 3000 rows',
  );
  expect(await scratchDatabases()).toEqual([]);
});

describe('encryption', () => {
  test('passes files on that are not encrypted', async () => {
    const file = join(folder, 'plain');
    for (const content of ['', 'short', 'something longer than the mark of an encrypted file']) {
      writeFileSync(file, content);
      expect(await text(await decryptOrigin(originFile(file), key).open())).toBe(content);
    }
  });

  test('gives back what it got, also when that breaks off', async () => {
    const file = join(folder, 'encrypted');
    await encryptTarget(targetFile(file), key).save(Readable.from([Buffer.from('hello')]));
    expect(await text(await decryptOrigin(originFile(file), key).open())).toBe('hello');
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000);
        throw new Error('It broke off.');
      })(),
    );
    const other = join(folder, 'other');
    await expect(encryptTarget(targetFile(other), key).save(breaking)).rejects.toThrow('It broke off.');
    expect(readdirSync(folder)).not.toContain('other');
  });
});
