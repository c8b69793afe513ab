import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PgBoss } from 'pg-boss';
import { describe, expect, test } from 'vitest';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { jobSchema } from '#server/jobs/job-schema.ts';
import { OperatorError } from '#server/operator-error.ts';
import { readConfig } from '#server/read-config.ts';
import { startS3 } from '#tests/fakes/s3/start-s3.ts';
import { createTestDatabase } from '#tests/test-database.ts';
import {
  earlierOf,
  FIRST_MIGRATION,
  key,
  readAll,
  runOn,
  SECOND_MIGRATION,
  setUpBackupStage,
  upload,
} from './fixtures/backup-stage.ts';
import { originFile } from './places/origin-file.ts';
import { targetFile } from './places/target-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const stage = setUpBackupStage();
const { databases, makePath, makeDataDir, writeMigrations, firstOnly, backUp, restoreFrom } = stage;

describe('a round trip', () => {
  test('restores every row, file and sequence', async () => {
    const target = await databases.create();
    const dataDir = makeDataDir();
    const counts = await restoreFrom({
      connectionString: target,
      dataDir,
      file: stage.file,
      isForced: false,
      log: () => undefined,
      migrationsFolder: firstOnly(),
    });
    expect(counts).toEqual({ rows: 1_205, files: 3 });
    for (const table of ['parent', 'child', 'seeded'])
      expect(await readAll(target, table)).toEqual(await readAll(stage.source, table));
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
      file: stage.file,
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
      file: stage.file,
      isForced: false,
      log: () => undefined,
    });
    await expect(restoring).rejects.toThrow(/version of Parley does not know the tables/);
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
      writeFileSync(broken, gzipSync(earlierOf(stage.file).replace('"parent 7"', 'null')));
      await expect(restore(broken)).rejects.toThrow(/null value/);
      expect([...s3.objects.keys()]).toEqual(['mine']);

      await restore(stage.file);
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
    expect(statSync(stage.file).mode & 0o777).toBe(0o600);
    await expect(backUp(stage.source, stage.sourceData, stage.file)).rejects.toThrow(OperatorError);
    expect(existsSync(`${stage.file}.partial`)).toBe(false);
  });
});

test('the round trip above covers every type of column that the product uses', async () => {
  const types =
    'SELECT DISTINCT udt_name AS type FROM information_schema.columns WHERE table_schema = $$public$$';
  const tried = await databases.create();
  await migrateDatabase(tried, writeMigrations(FIRST_MIGRATION));
  const covered = (await runOn<{ type: string }>(tried, types)).map(({ type }) => type);
  const used = (await runOn<{ type: string }>(stage.template.url, types)).map(({ type }) => type);
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
