import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OperatorError } from '#server/operator-error.ts';
import { createEmptyDatabases, createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { migrateDatabase } from './migrate-database.ts';

const databases = createEmptyDatabases();
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'parley-migrate-'));
});
afterAll(async () => {
  await databases.drop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function writeMigrations(...contents: string[]): string {
  const migrations = mkdtempSync(join(folder, 'migrations-'));
  mkdirSync(join(migrations, 'meta'));
  const entries = contents.map((content, idx) => {
    writeFileSync(join(migrations, `step${idx}.sql`), content);
    return { idx, version: '7', when: 1_000 + idx, tag: `step${idx}`, breakpoints: true };
  });
  writeFileSync(
    join(migrations, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return migrations;
}

async function readNotes(connectionString: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query('SELECT words FROM note ORDER BY words')).rows;
  } finally {
    await client.end();
  }
}

/** How many rows a statement gives or changes. */
async function ask(connectionString: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

const FIRST = "CREATE TABLE note (words text);--> statement-breakpoint\nINSERT INTO note VALUES ('once');";
const SECOND = "INSERT INTO note VALUES ('later');";

test('the product has migrations, and the template has run them all', async () => {
  expect(await migrateDatabase(database.url)).toBe(0);
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
  );
  expect(rows[0].count).toBeGreaterThan(0);
});

test('migrates once when many processes start together', async () => {
  const url = await databases.create();
  // Slow enough that the others arrive in the middle of it.
  const migrations = writeMigrations(`${FIRST}--> statement-breakpoint\nSELECT pg_sleep(0.3);`, SECOND);
  const counts = await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url, migrations)));
  expect(counts.toSorted()).toEqual([0, 0, 0, 0, 2]);
  expect(await readNotes(url)).toEqual([{ words: 'later' }, { words: 'once' }]);
});

test('runs the new migrations, or none of them when one statement fails', async () => {
  const url = await databases.create();
  expect(await migrateDatabase(url, writeMigrations(FIRST))).toBe(1);
  const broken = writeMigrations(FIRST, SECOND, 'INSERT INTO nowhere VALUES (1);');
  await expect(migrateDatabase(url, broken)).rejects.toThrow();
  expect(await readNotes(url)).toEqual([{ words: 'once' }]);
  expect(await migrateDatabase(url, writeMigrations(FIRST, SECOND))).toBe(1);
  expect(await readNotes(url)).toEqual([{ words: 'later' }, { words: 'once' }]);
});

test('starts on the database of a later version that removed nothing it uses', async () => {
  const url = await databases.create();
  await migrateDatabase(url, writeMigrations(FIRST, SECOND));
  expect(await migrateDatabase(url, writeMigrations(FIRST))).toBe(0);
  const removing = '-- unused since step1\nALTER TABLE note DROP COLUMN words;';
  await migrateDatabase(url, writeMigrations(FIRST, SECOND, removing));
  expect(await migrateDatabase(url, writeMigrations(FIRST, SECOND))).toBe(0);
  await expect(migrateDatabase(url, writeMigrations(FIRST))).rejects.toThrow(/later version of Parley/);
});

test('an older version is refused what was removed, also after a later migration failed', async () => {
  const url = await databases.create();
  await migrateDatabase(url, writeMigrations(FIRST));
  const removing = '-- unused since step1\nALTER TABLE note DROP COLUMN words;';
  const index = '-- outside a transaction\nCREATE INDEX CONCURRENTLY nothing ON nowhere (words);';
  const broken = writeMigrations(FIRST, 'ALTER TABLE note ADD COLUMN more text;', removing, index);
  await expect(migrateDatabase(url, broken)).rejects.toThrow('nowhere');
  await expect(migrateDatabase(url, writeMigrations(FIRST))).rejects.toThrow(/later version of Parley/);
});

test('builds an index while a table is written to, also when several processes start', async () => {
  const url = await databases.create();
  await migrateDatabase(url, writeMigrations(FIRST));
  const index = `-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS note_words;--> statement-breakpoint
CREATE INDEX CONCURRENTLY note_words ON note (words);`;
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  try {
    await writer.query("BEGIN; INSERT INTO note VALUES ('being written')");
    const migrations = writeMigrations(FIRST, index, SECOND);
    const starting = Promise.all(Array.from({ length: 3 }, () => migrateDatabase(url, migrations)));
    const isBuilding = async () =>
      (await ask(
        url,
        "SELECT FROM pg_stat_activity WHERE query LIKE '%INDEX CONCURRENTLY%note_words%' AND wait_event_type = 'Lock'",
      )) > 0;
    await expect.poll(isBuilding).toBe(true);
    // Others go on writing meanwhile.
    expect(await ask(url, "INSERT INTO note VALUES ('meanwhile')")).toBe(1);
    await writer.query('COMMIT');
    expect((await starting).toSorted()).toEqual([0, 0, 2]);
  } finally {
    await writer.end();
  }
  expect(
    await ask(url, "SELECT FROM pg_index WHERE indexrelid = 'note_words'::regclass AND indisvalid"),
  ).toBe(1);
});

test('waits for a lock only shortly, so that others are not held up behind it', async () => {
  const url = await databases.create();
  await migrateDatabase(url, writeMigrations(FIRST));
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  try {
    await reader.query('BEGIN; SELECT * FROM note');
    const migrating = migrateDatabase(url, writeMigrations(FIRST, 'ALTER TABLE note ADD COLUMN more text;'));
    const isWaiting = async () => (await ask(url, 'SELECT FROM pg_locks WHERE NOT granted')) > 0;
    await expect.poll(isWaiting).toBe(true);
    // Behind the migration in the queue, it is answered all the same.
    await ask(url, 'SELECT * FROM note');
    await reader.query('COMMIT');
    expect(await migrating).toBe(1);
  } finally {
    await reader.end();
  }
});

test('refuses the database of a later version that does not say what it works with', async () => {
  const url = await databases.create();
  await migrateDatabase(url, writeMigrations(FIRST, SECOND));
  await ask(url, 'DROP TABLE drizzle.compatible_since');
  await expect(migrateDatabase(url, writeMigrations(FIRST))).rejects.toThrow(/later version of Parley/);
});

test.each([
  ['nothing listens', 'postgresql://me:secret@127.0.0.1:9/parley', '127.0.0.1:9, but nothing answers there'],
  ['no such socket', 'postgresql://me:secret@localhost/parley?host=/nonexistent', 'nothing answers there'],
  ['an unknown machine', 'postgresql://me:secret@nowhere.invalid/parley', 'that host name is unknown'],
])('says what to do when %s', async (_, url, sentence) => {
  const failure = await migrateDatabase(url).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect((failure as Error).message).toContain(sentence);
  expect((failure as Error).message).toContain('DATABASE_URL');
  expect((failure as Error).message).not.toContain('secret');
});

test('explains what to do when the server refuses', async () => {
  const wrongPassword = database.url.replace(/parley:[^@]+@/, 'parley:wrong@');
  await expect(migrateDatabase(wrongPassword)).rejects.toThrow(
    /refused user "parley" .* Check the user name and password/,
  );
  const url = new URL(database.url);
  url.pathname = '/not_there';
  await expect(migrateDatabase(url.href)).rejects.toThrow(/has no database "not_there"\. Create it/);
});

test('tables that grow with chats, and those that are emptied all the time, are vacuumed early', async () => {
  const { rows } = await database.pool.query<{ name: string; options: string[] }>(
    `select relname as name, reloptions as options from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and array_to_string(reloptions, ',') like '%autovacuum_vacuum_scale_factor%'`,
  );
  const optionsOf = Object.fromEntries(rows.map(({ name, options }) => [name, options]));
  for (const table of ['conversation', 'message', 'question', 'question_words'])
    expect(optionsOf[table]).toContain('autovacuum_vacuum_scale_factor=0.02');
  for (const table of ['passage', 'passage_vector'])
    expect(optionsOf[table]).toContain('autovacuum_vacuum_scale_factor=0.05');
  for (const table of ['outbox', 'rate_limit'])
    expect(optionsOf[table]).toContain('autovacuum_vacuum_threshold=2000');
});
