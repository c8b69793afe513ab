import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderFileStore } from '#server/adapters/file-store/create-folder-file-store.ts';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { APPLICATION_NAME } from '#server/database/connect-database.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { jobSchema } from '#server/jobs/job-schema.ts';
import { OperatorError } from '#server/operator-error.ts';
import { readConfig } from '#server/read-config.ts';
import { startS3 } from '#tests/fakes/s3/start-s3.ts';
import { createEmptyDatabases, createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { originFile } from './places/origin-file.ts';
import { targetFile } from './places/target-file.ts';
import { type RestoreOptions, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** One column of each type that is in use, and what makes loading hard: cycles, computed values, triggers. */
const FIRST_MIGRATION = `
CREATE TYPE mood AS ENUM ('glad', 'sad');--> statement-breakpoint
CREATE TABLE parent (id bigserial PRIMARY KEY, favourite bigint, name text NOT NULL);--> statement-breakpoint
CREATE TABLE child (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id bigint NOT NULL REFERENCES parent (id) ON DELETE CASCADE,
  elder_id int REFERENCES child (id),
  words text, codes text[], tree jsonb, plain json, bytes bytea, vector real[], numbers int[], exact double precision,
  rough real,
  price numeric(10,2), small smallint, flag boolean, at timestamptz, local_at timestamp, day date, span interval,
  key uuid, feeling mood, short varchar(10), found tsvector,
  doubled int GENERATED ALWAYS AS (small * 2) STORED
);--> statement-breakpoint
ALTER TABLE parent ADD CONSTRAINT parent_favourite FOREIGN KEY (favourite) REFERENCES child (id);--> statement-breakpoint
CREATE TABLE seeded (id int PRIMARY KEY, note text);--> statement-breakpoint
INSERT INTO seeded VALUES (1, 'from the migration');--> statement-breakpoint
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the trigger ran'; END $$;--> statement-breakpoint
CREATE TRIGGER guard BEFORE INSERT ON seeded FOR EACH ROW EXECUTE FUNCTION refuse();`;
const SECOND_MIGRATION = `ALTER TABLE seeded ADD COLUMN length int;--> statement-breakpoint
UPDATE seeded SET length = length(note);`;

const databases = createEmptyDatabases();
let template: TestDatabase;
let folder: string;
let counter = 0;

beforeAll(async () => {
  template = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'parley-backup-'));
});
afterAll(async () => {
  await databases.drop();
  await template.drop();
  rmSync(folder, { recursive: true, force: true });
});

function makePath(name: string): string {
  counter += 1;
  return join(folder, `${name}-${counter}`);
}

function makeDataDir(files: Record<string, Buffer> = {}): string {
  const dataDir = makePath('data');
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dataDir, name), content);
  return dataDir;
}

function writeMigrations(...contents: string[]): string {
  const migrations = makePath('migrations');
  mkdirSync(join(migrations, 'meta'), { recursive: true });
  const entries = contents.map((content, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(migrations, `${tag}.sql`), content);
    return { idx, version: '7', when: 1_000 + idx, tag, breakpoints: true };
  });
  writeFileSync(
    join(migrations, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return migrations;
}

const uploadsOf = (dataDir: string) => createFolderFileStore(join(dataDir, 'files'));

/** Async, so that a file that is there refuses as all else does. */
const backUp = async (connectionString: string, dataDir: string, file: string) =>
  writeBackup({ connectionString, fileStore: uploadsOf(dataDir), dataDir }, targetFile(file));

type Options = Omit<RestoreOptions, 'fileStore' | 'origin'> & { file: string };
const restoreFrom = ({ file, ...options }: Options) =>
  restoreBackup({ ...options, fileStore: uploadsOf(options.dataDir), origin: originFile(file) });

async function runOn<T extends object>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) rows = (await client.query<T>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const readAll = (url: string, table: string) =>
  runOn<{ row: string }>(url, `SELECT t::text AS row FROM ${table} AS t ORDER BY t.id`);

describe('a round trip', () => {
  const firstOnly = () => writeMigrations(FIRST_MIGRATION);
  const upload = randomBytes(2_000_000);
  const key = Buffer.from('the key that signs sessions');
  let source: string;
  let sourceData: string;
  let file: string;

  beforeAll(async () => {
    source = await databases.create();
    await migrateDatabase(source, firstOnly());
    await runOn(
      source,
      "INSERT INTO parent (name) SELECT 'parent ' || n FROM generate_series(1, 1200) AS n",
      `INSERT INTO child (parent_id, words, codes, tree, plain, bytes, vector, numbers, exact, rough, price, small, flag, at, local_at,
        day, span, key, feeling, short, found) VALUES
        (1, E'line\\nbreak, "quotes", \\\\ back, tab\\t, ☕, عربي', ARRAY['a','','{b}',NULL,'"'], '{"a": [1, null, "\\u00fc"]}',
         '{"b":  1,"b":2}', '\\x00ff10', '{0.1,-1e-30,NaN}', '{1,NULL,-2147483648}',
         0.1::float8 + 0.2::float8, 0.1, 12345678.90, -7, true,
         '2026-03-29 01:30:00.123456+02', '2026-02-28 23:59:59', '0044-03-15 BC', '1 mon -3 days 04:05:06.7',
         '0b8cf3f6-6c4c-4bd7-9cd0-0d1a3f3cf1d2', 'sad', 'ten chars!', array_to_tsvector(ARRAY['it''s','b\\c','退款'])),
        (2, '', '{}', 'null', '[]', '', '{}', '{}', '-Infinity', 'NaN', 0, 0, false, 'infinity', '-infinity', '2026-01-01', '0',
         '00000000-0000-0000-0000-000000000000', 'glad', '', ''),
        (3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)`,
      'UPDATE child SET elder_id = 3 WHERE id = 1',
      'UPDATE parent SET favourite = 2 WHERE id = 1',
      'ALTER TABLE seeded DISABLE TRIGGER USER',
      "UPDATE seeded SET note = 'changed since'",
      "INSERT INTO seeded VALUES (2, 'added since')",
    );
    sourceData = makeDataDir({ 'files/upload': upload, 'files/empty': Buffer.alloc(0), 'secret-key': key });
    file = makePath('backup');
    expect((await backUp(source, sourceData, file)).counts).toEqual({ rows: 1_205, files: 3 });
  });

  test('restores every row, file and sequence', async () => {
    const target = await databases.create();
    const dataDir = makeDataDir();
    const counts = await restoreFrom({
      connectionString: target,
      dataDir,
      file,
      isForced: false,
      log: () => undefined,
      migrationsFolder: firstOnly(),
    });
    expect(counts).toEqual({ rows: 1_205, files: 3 });
    for (const table of ['parent', 'child', 'seeded'])
      expect(await readAll(target, table)).toEqual(await readAll(source, table));
    expect(readFileSync(join(dataDir, 'files/upload')).equals(upload)).toBe(true);
    expect(statSync(join(dataDir, 'files/empty')).size).toBe(0);
    expect(readFileSync(join(dataDir, 'secret-key')).equals(key)).toBe(true);
    // Numbers go on where they stood, and the rules of the tables hold again.
    expect(await runOn(target, "INSERT INTO parent (name) VALUES ('next') RETURNING id")).toEqual([
      { id: '1201' },
    ]);
    expect(await runOn(target, 'INSERT INTO child (parent_id) VALUES (1) RETURNING id')).toEqual([{ id: 4 }]);
    await expect(runOn(target, 'INSERT INTO child (parent_id) VALUES (99999)')).rejects.toThrow(
      /foreign key/,
    );
    await expect(runOn(target, 'INSERT INTO seeded VALUES (3)')).rejects.toThrow(/the trigger ran/);
    expect(await migrateDatabase(target, firstOnly())).toBe(0);
  });

  test('migrates the rows of an older backup', async () => {
    const target = await databases.create();
    const migrationsFolder = writeMigrations(FIRST_MIGRATION, SECOND_MIGRATION);
    const options = {
      connectionString: target,
      dataDir: makeDataDir(),
      file,
      log: () => undefined,
      migrationsFolder,
    };
    await restoreFrom({ ...options, isForced: false });
    expect(await runOn(target, 'SELECT note, length FROM seeded ORDER BY id')).toEqual([
      { note: 'changed since', length: 13 },
      { note: 'added since', length: 11 },
    ]);
  });

  test('asks for a later version when the tables of the backup are unknown', async () => {
    const restoring = restoreFrom({
      connectionString: await databases.create(),
      dataDir: makeDataDir(),
      file,
      isForced: false,
      log: () => undefined,
    });
    await expect(restoring).rejects.toThrow(/version of Parley does not know the tables/);
  });

  describe('into a database that is not empty', () => {
    let target: string;
    let dataDir: string;
    const restore = (backup: string, isForced: boolean) =>
      restoreFrom({
        connectionString: target,
        dataDir,
        file: backup,
        isForced,
        log: () => undefined,
        migrationsFolder: firstOnly(),
      });
    const kept = ['files', 'files/mine', 'secret-key'];
    const present = async () => ({
      rows: await runOn(target, 'SELECT name FROM parent'),
      file: readFileSync(join(dataDir, 'files/mine'), 'utf8'),
      key: readFileSync(join(dataDir, 'secret-key'), 'utf8'),
      isClean: isDeepStrictEqual(readdirSync(dataDir, { recursive: true }).sort(), kept),
    });
    const untouched = { rows: [{ name: 'mine' }], file: 'my file', key: 'my key', isClean: true };

    beforeAll(async () => {
      target = await databases.create();
      await migrateDatabase(target, firstOnly());
      await runOn(target, "INSERT INTO parent (name) VALUES ('mine')");
      dataDir = makeDataDir({ 'files/mine': Buffer.from('my file'), 'secret-key': Buffer.from('my key') });
    });

    test('refuses without force', async () => {
      await expect(restore(file, false)).rejects.toThrow(/not empty.*--force/);
      expect(await present()).toEqual(untouched);
    });

    const text = () => textOf(file);
    const earlier = () => earlierOf(file);
    test.each([
      ['cut short between two lines', () => gzipSync(text().replace(/\{"end".*\n$/, '')), /is incomplete/],
      [
        'without one line of rows',
        () => gzipSync(text().replace(/\{"rows":\[.*\n/, '')),
        /table child is not as it was written/,
      ],
      [
        'of an earlier version without one line of rows',
        () => gzipSync(earlier().replace(/\{"rows":\[.*\n/, '')),
        /is incomplete/,
      ],
      ['cut short within its compression', () => readFileSync(file).subarray(0, 1_000_000), /damaged/],
      ['with one bit turned', () => flipBit(readFileSync(file)), /damaged|not a backup/],
      ['with a line that is none', () => gzipSync(text().replace('{"rows":', '{"lines":')), /damaged/],
      ['of another program', () => gzipSync('{"hello": 1}\n'), /not a backup/],
      ['that is no archive', () => Buffer.from('hello'), /damaged, or not a backup/],
      ['of a later format', () => gzipSync(text().replace('"version":2', '"version":3')), /later version/],
      [
        'with a file outside',
        () => gzipSync(earlier().replaceAll('"files/upload"', '"files/../../x"')),
        /does not belong in it/,
      ],
      [
        'with another word in a row',
        () => gzipSync(text().replace('"parent 7"', '"parent 8"')),
        /table parent is not/,
      ],
      [
        'with another byte in a file',
        () => gzipSync(text().replace(/(?<="data":")./, (letter) => (letter === 'A' ? 'B' : 'A'))),
        /file files\/\w+ is not|file secret-key is not/,
      ],
      [
        'with a row that breaks a rule',
        () => gzipSync(earlier().replace('"parent 7"', 'null')),
        /null value/,
      ],
    ])('leaves all as it was when the backup is one %s', async (_, content, message) => {
      const broken = makePath('broken');
      writeFileSync(broken, content());
      await expect(restore(broken, true)).rejects.toThrow(message);
      expect(await present()).toEqual(untouched);
    });

    test('refuses while the product is connected', async () => {
      const client = new pg.Client({ connectionString: target, application_name: APPLICATION_NAME });
      await client.connect();
      try {
        await expect(restore(file, true)).rejects.toThrow(/Parley is running on this database/);
      } finally {
        await client.end();
      }
    });

    test.each([
      ['', () => readFileSync(file)],
      ['that an earlier version wrote', () => gzipSync(earlier())],
    ])('replaces everything by a backup %s when forced', async (_, content) => {
      const copy = makePath('copy');
      writeFileSync(copy, content());
      await restore(copy, true);
      expect(await readAll(target, 'parent')).toEqual(await readAll(source, 'parent'));
      expect(existsSync(join(dataDir, 'files/mine'))).toBe(false);
      expect(readFileSync(join(dataDir, 'secret-key')).equals(key)).toBe(true);
    });
  });

  test('goes from a folder into a bucket and back, and leaves nothing else there', async () => {
    const s3 = await startS3();
    try {
      const fileStore = await openFileStore(
        readConfig({
          S3_BUCKET: s3.bucket,
          S3_ENDPOINT: s3.endpoint,
          S3_REGION: 'eu-central-1',
          S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
          S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
        }),
        '/nowhere',
      );
      s3.objects.set('mine', { content: Buffer.from('mine'), etag: '"mine"', encryption: {} });
      const target = await databases.create();
      const dataDir = makeDataDir();
      const log = (message: string) => expect.unreachable(message);
      const restore = (of: string) =>
        restoreBackup({
          connectionString: target,
          fileStore,
          dataDir,
          origin: originFile(of),
          isForced: true,
          log,
          migrationsFolder: firstOnly(),
        });
      const broken = makePath('broken');
      writeFileSync(broken, gzipSync(earlierOf(file).replace('"parent 7"', 'null')));
      await expect(restore(broken)).rejects.toThrow(/null value/);
      expect([...s3.objects.keys()]).toEqual(['mine']);

      await restore(file);
      expect([...s3.objects.keys()].sort()).toEqual(['empty', 'upload']);
      expect(s3.objects.get('upload')?.content.equals(upload)).toBe(true);

      const second = makePath('backup');
      const { counts } = await writeBackup(
        { connectionString: target, fileStore, dataDir },
        targetFile(second),
      );
      expect(counts).toEqual({ rows: 1_205, files: 3 });
      const back = makeDataDir();
      await restoreFrom({
        connectionString: await databases.create(),
        dataDir: back,
        file: second,
        isForced: false,
        log,
        migrationsFolder: firstOnly(),
      });
      expect(readFileSync(join(back, 'files/upload')).equals(upload)).toBe(true);
    } finally {
      await s3.close();
    }
  });

  test('makes the file private, and never overwrites one', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp(source, sourceData, file)).rejects.toThrow(OperatorError);
    expect(existsSync(`${file}.partial`)).toBe(false);
  });
});

const textOf = (file: string): string => gunzipSync(readFileSync(file)).toString();

/** As versions wrote it that hashed nothing. */
const earlierOf = (file: string): string =>
  textOf(file)
    .replace('"version":2', '"version":1')
    .replace(/^\{"(tableEnd|fileEnd)".*\n/gm, '');

function flipBit(content: Buffer): Buffer {
  const middle = Math.floor(content.length / 2);
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle);
  return content;
}

test('the round trip above covers every type of column that the product uses', async () => {
  const types =
    'SELECT DISTINCT udt_name AS type FROM information_schema.columns WHERE table_schema = $$public$$';
  const tried = await databases.create();
  await migrateDatabase(tried, writeMigrations(FIRST_MIGRATION));
  const covered = (await runOn<{ type: string }>(tried, types)).map(({ type }) => type);
  const used = (await runOn<{ type: string }>(template.url, types)).map(({ type }) => type);
  expect(used.filter((type) => !covered.includes(type))).toEqual([]);
});

test('restores waiting and running jobs, not those that ended', async () => {
  const startQueue = async (connectionString: string) => {
    const boss = new PgBoss({ connectionString, schema: jobSchema, supervise: false, schedule: false });
    await boss.start();
    return boss;
  };
  const source = await createTestDatabase();
  const target = await createTestDatabase();
  try {
    const before = await startQueue(source.url);
    await before.createQueue('wait');
    await before.send('wait', { number: 1 });
    await before.send('wait', { number: 2 });
    const [ended] = await before.fetch('wait');
    await before.complete('wait', ended!.id);
    await before.stop({ graceful: false });
    const file = makePath('backup');
    await backUp(source.url, makeDataDir(), file);
    await restoreFrom({
      connectionString: target.url,
      dataDir: makeDataDir(),
      file,
      isForced: false,
      log: (message) => expect.unreachable(message),
    });

    const after = await startQueue(target.url);
    const jobs = [...(await after.fetch<{ number: number }>('wait')), ...(await after.fetch('wait'))];
    expect(jobs).toHaveLength(1);
    expect(jobs[0]!.id).not.toBe(ended!.id);
    await after.stop({ graceful: false });
  } finally {
    await source.drop();
    await target.drop();
  }
});
