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

test('refuses the database of a later version', async () => {
  const url = await databases.create();
  await migrateDatabase(url, writeMigrations(FIRST, SECOND));
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
