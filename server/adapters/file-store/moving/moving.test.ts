import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '#server/operator-error.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { readConfig } from '#server/read-config.ts';
import { type FakeS3, startS3 } from '#tests/fakes/s3/start-s3.ts';
import { createFolderFileStore } from '../create-folder-file-store.ts';
import { openFileStore } from '../open-file-store.ts';
import { copyFiles } from './copy-files.ts';
import { deleteOriginals } from './delete-originals.ts';
import { openMoveJournal } from './open-move-journal.ts';

let s3: FakeS3;
let dataDir: string;
let folder: FileStore;
let bucket: FileStore;
const contents = new Map(
  Array.from({ length: 12 }, (_, index) => [`fil_${index}`, randomBytes(index * 1_000)]),
);

beforeEach(async () => {
  s3 = await startS3();
  dataDir = await mkdtemp(join(tmpdir(), 'parley-move-'));
  folder = createFolderFileStore(join(dataDir, 'files'));
  const settings = {
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
  };
  bucket = await openFileStore(readConfig(settings), dataDir);
  for (const [name, content] of contents) await folder.saveFile(name, Readable.from([content]));
});
afterEach(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true, force: true });
});

const journalFile = () => join(dataDir, 'journal');
async function openMove(from: FileStore, to: FileStore, route = 'there') {
  const journal = await openMoveJournal(journalFile(), route);
  return { from, to, journal, signal: new AbortController().signal };
}
async function read(store: FileStore): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { name } of store.listFiles())
    found.set(name, Buffer.from(await store.readFile(name)).toString('hex'));
  return new Map([...found].sort());
}
const all = () =>
  new Map([...contents].map(([name, content]) => [name, content.toString('hex')] as const).sort());

test('files go into a bucket and back, and originals are deleted only when asked', async () => {
  const there = await openMove(folder, bucket);
  expect(await copyFiles(there)).toEqual({ files: 12, bytes: 66_000 });
  expect([await read(bucket), await read(folder)]).toEqual([all(), all()]);
  expect(await deleteOriginals(there)).toEqual({ deleted: 12, left: 0 });
  expect([await read(bucket), await read(folder)]).toEqual([all(), new Map()]);
  await there.journal.remove();

  const back = await openMove(bucket, folder, 'back');
  await copyFiles(back);
  await deleteOriginals(back);
  await back.journal.remove();
  expect([await read(bucket), await read(folder)]).toEqual([new Map(), all()]);
  expect(await readdir(dataDir)).toEqual(['files']);
});

test('a move that fails or is stopped goes on with what is left', async () => {
  const first = await openMove(folder, bucket);
  s3.failNext('refusal', /^PUT .*fil_5\b/);
  await expect(copyFiles(first)).rejects.toThrow('Access Denied');
  const done = first.journal.copied.size;
  expect(done).toBeLessThan(12);

  const stopping = new AbortController();
  const second = { ...(await openMove(folder, bucket)), signal: stopping.signal };
  expect(second.journal.copied.size).toBe(done);
  const stopped = copyFiles({ ...second, onCopied: () => stopping.abort(new OperatorError('Stopped.')) });
  await expect(stopped).rejects.toThrow('Stopped.');

  const third = await openMove(folder, bucket);
  const before = third.journal.copied.size;
  expect(before).toBeGreaterThan(done);
  s3.requests.length = 0;
  expect((await copyFiles(third)).files).toBe(12 - before);
  expect(s3.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(12 - before);
  expect(await read(bucket)).toEqual(all());
});

test('a journal that was cut off within a line copies that file again', async () => {
  await writeFile(journalFile(), 'there\nfil_1\nfil_1');
  const move = await openMove(folder, bucket);
  expect([...move.journal.copied]).toEqual(['fil_1']);
});

test('a journal of another move is refused', async () => {
  await openMove(folder, bucket);
  await expect(openMove(bucket, folder, 'elsewhere')).rejects.toThrow('is of another move (there)');
});

test('a copy that is not the same stops the move', async () => {
  const lossy: FileStore = {
    ...bucket,
    saveFile: async (name, content) => {
      const saved = await bucket.saveFile(name, content);
      if (name === 'fil_3') s3.objects.get(name)!.content.writeUInt8(1, 0);
      return saved;
    },
  };
  const before = contents.get('fil_3')![0];
  if (before === 1) contents.get('fil_3')![0] = 2;
  await expect(copyFiles(await openMove(folder, lossy))).rejects.toThrow('The copy of fil_3 is not the same');
  expect((await openMove(folder, bucket)).journal.copied.has('fil_3')).toBe(false);
  expect(await read(folder)).toEqual(all());
});

test('originals that were not copied, or whose copies are gone, are left', async () => {
  const move = await openMove(folder, bucket);
  await copyFiles(move);
  await folder.saveFile('fil_late', Readable.from([Buffer.from('late')]));
  await bucket.deleteFile('fil_1');
  s3.objects.set('fil_2', { content: Buffer.from('cut'), etag: '"cut"', encryption: {} });
  expect(await deleteOriginals(move)).toEqual({ deleted: 10, left: 3 });
  expect([...(await read(folder)).keys()]).toEqual(['fil_1', 'fil_2', 'fil_late']);
});

test('a file that is deleted while others are copied is passed over', async () => {
  const fading: FileStore = {
    ...folder,
    openFile: async (name) => {
      if (name === 'fil_4') await folder.deleteFile(name);
      return folder.openFile(name);
    },
  };
  expect((await copyFiles(await openMove(fading, bucket))).files).toBe(11);
});
