import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { APPLICATION_NAME } from '#server/database/open-pool.ts';
import { earlierOf, key, readAll, runOn, setUpBackupStage, textOf } from './fixtures/backup-stage.ts';

const stage = setUpBackupStage();
const { databases, makePath, makeDataDir, firstOnly, restoreFrom } = stage;

describe('a restore into a database that is not empty', () => {
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
    await expect(restore(stage.file, false)).rejects.toThrow(/not empty.*--force/);
    expect(await present()).toEqual(untouched);
  });

  const text = () => textOf(stage.file);
  const earlier = () => earlierOf(stage.file);
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
    ['cut short within its compression', () => readFileSync(stage.file).subarray(0, 1_000_000), /damaged/],
    ['with one bit turned', () => flipBit(readFileSync(stage.file)), /damaged|not a backup/],
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
    ['with a row that breaks a rule', () => gzipSync(earlier().replace('"parent 7"', 'null')), /null value/],
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
      await expect(restore(stage.file, true)).rejects.toThrow(/Parley is running on this database/);
    } finally {
      await client.end();
    }
  });

  test.each([
    ['', () => readFileSync(stage.file)],
    ['that an earlier version wrote', () => gzipSync(earlier())],
  ])('replaces everything by a backup %s when forced', async (_, content) => {
    const copy = makePath('copy');
    writeFileSync(copy, content());
    await restore(copy, true);
    expect(await readAll(target, 'parent')).toEqual(await readAll(stage.source, 'parent'));
    expect(existsSync(join(dataDir, 'files/mine'))).toBe(false);
    expect(readFileSync(join(dataDir, 'secret-key')).equals(key)).toBe(true);
  });
});

function flipBit(content: Buffer): Buffer {
  const middle = Math.floor(content.length / 2);
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle);
  return content;
}
