import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileMissing } from '#server/ports/file-missing.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { readConfig } from '#server/read-config.ts';
import { startJavaS3 } from '#tests/fakes/s3/start-java-s3.ts';
import { startS3 } from '#tests/fakes/s3/start-s3.ts';
import { openFileStore } from './open-file-store.ts';

/** Names Adobe's S3Mock, to try the same against a server by other people. */
const jar = process.env.TEST_S3_JAR;

interface Opened {
  store: FileStore;
  close(): Promise<unknown>;
}

const kinds: [kind: string, open: () => Promise<Opened>][] = [
  [
    'a folder',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'parley-files-'));
      return {
        store: await openFileStore(readConfig({}), folder),
        close: () => rm(folder, { recursive: true, force: true }),
      };
    },
  ],
  [
    'a bucket',
    async () => {
      const { endpoint, bucket, credentials, close } = await startS3();
      const config = readConfig({
        S3_BUCKET: bucket,
        S3_PREFIX: 'some/files',
        S3_ENDPOINT: endpoint,
        S3_REGION: 'eu-central-1',
        S3_ACCESS_KEY_ID: credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      });
      return { store: await openFileStore(config, '/nowhere'), close };
    },
  ],
];
if (jar !== undefined)
  kinds.push([
    "a bucket of Adobe's S3Mock",
    async () => {
      const { endpoint, close } = await startJavaS3(jar, 'files');
      const config = readConfig({
        S3_BUCKET: 'files',
        S3_PREFIX: 'some/files',
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: 'any',
        S3_SECRET_ACCESS_KEY: 'any',
        S3_ENCRYPTION: 'AES256',
      });
      return { store: await openFileStore(config, '/nowhere'), close };
    },
  ]);

describe.each(kinds)('files in %s', (_kind, open) => {
  let opened: Opened;
  let store: FileStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  }, 60_000);
  afterAll(() => opened.close());

  const namesOf = async () => {
    const names: string[] = [];
    for await (const { name } of store.listFiles()) names.push(name);
    return names.sort();
  };

  test.each([
    ['nothing', 0],
    ['one byte', 1],
    ['less than a part of an upload', 1_000_000],
    ['exactly a part', 8 * 1024 * 1024],
    ['three parts, the last one short', 17 * 1024 * 1024 + 3],
  ])('of %s come back as they were, whole and in pieces', async (_what, sizeBytes) => {
    const content = randomBytes(sizeBytes);
    const pieces = [content.subarray(0, 70_000), content.subarray(70_000)];
    const saved = await store.saveFile('fil_size', Readable.from(pieces));
    expect(saved).toEqual({ sizeBytes, sha256: createHash('sha256').update(content).digest('hex') });
    expect(content.equals(await store.readFile('fil_size'))).toBe(true);
    const file = await store.openFile('fil_size');
    expect(file.sizeBytes).toBe(sizeBytes);
    expect(content.equals(await buffer(file.content))).toBe(true);
    await store.deleteFile('fil_size');
  });

  test('take the place of an earlier one of their name', async () => {
    await store.saveFile('fil_again', Readable.from([Buffer.from('first')]));
    await store.saveFile('fil_again', Readable.from([Buffer.from('second')]));
    expect(Buffer.from(await store.readFile('fil_again')).toString()).toBe('second');
    await store.deleteFile('fil_again');
  });

  test('are missing before they are saved and after they are deleted, which may be done twice', async () => {
    const isMissing = async () => {
      await expect(store.readFile('fil_gone')).rejects.toThrow(FileMissing);
      await expect(store.openFile('fil_gone')).rejects.toThrow(FileMissing);
    };
    await isMissing();
    await store.deleteFile('fil_gone');
    await store.saveFile('fil_gone', Readable.from([Buffer.from('here')]));
    await store.deleteFile('fil_gone');
    await isMissing();
    await store.deleteFile('fil_gone');
  });

  test.each([
    ['at once', 0],
    ['in the middle of a small file', 100_000],
    ['after the first part of a large one', 9 * 1024 * 1024],
  ])('leave nothing when their content breaks off %s', async (_when, goodBytes) => {
    const breaking = Readable.from(
      (async function* () {
        yield randomBytes(goodBytes);
        throw new Error('The upload broke off.');
      })(),
    );
    await expect(store.saveFile('fil_half', breaking)).rejects.toThrow('The upload broke off.');
    expect(await namesOf()).toEqual([]);
    await expect(store.readFile('fil_half')).rejects.toThrow(FileMissing);
  });

  test('leave nothing when their content was broken before', async () => {
    const broken = new Readable({ read: () => undefined });
    broken.destroy(new Error('It broke before.'));
    await expect(store.saveFile('fil_half', broken)).rejects.toThrow();
    expect(await namesOf()).toEqual([]);
  });

  test('are listed with their size, more than one page of them', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `fil_${index}`);
    for (const [index, name] of names.entries())
      await store.saveFile(name, Readable.from([Buffer.alloc(index + 1)]));
    const listed = new Map<string, number>();
    for await (const { name, sizeBytes } of store.listFiles()) listed.set(name, sizeBytes);
    expect([...listed].sort()).toEqual(names.map((name, index) => [name, index + 1]));
    for (const name of names) await store.deleteFile(name);
    expect(await namesOf()).toEqual([]);
  });

  test.each(['', '..', '../secret-key', 'a/b', '.hidden', 'Large', 'x.partial', `a${'b'.repeat(100)}`])(
    'are never called %j',
    async (name) => {
      for (const use of [
        () => store.saveFile(name, Readable.from([Buffer.from('x')])),
        () => store.readFile(name),
        () => store.openFile(name),
        () => store.deleteFile(name),
      ])
        await expect((async () => use())()).rejects.toThrow('The name of a file has');
    },
  );
});
