import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { intakeListName } from '#core/chat-archives/intake/intake-list.ts';
import { readIntakeList } from '#core/chat-archives/intake/read-intake-list.ts';
import { sha256Of } from '#core/chat-archives/legal/sha256-of.ts';
import { openHashStore } from './open-hash-store.ts';
import { type Prepared, type PrepareOptions, prepareUploads } from './prepare-uploads.ts';
import { startIntake } from './start-intake.ts';

const chat = '25/12/2023, 15:04 - Ann: hi\n25/12/2023, 15:05 - Bo: IMG-1.jpg (file attached)\n';
const thread = (text: string) =>
  JSON.stringify({
    participants: [{ name: 'Ann' }],
    messages: [{ sender_name: 'Ann', timestamp_ms: 5_000, content: text }],
  });
const photo = new Uint8Array(5_000).fill(7);
const inbox = 'your_instagram_activity/messages/inbox';

function zipFile(name: string, files: Zippable, level: 0 | 6 = 6): File {
  return new File([zipSync(files, { level }) as Uint8Array<ArrayBuffer>], name);
}

const prepare = (files: File[], more: Partial<PrepareOptions> = {}): Promise<Prepared> =>
  prepareUploads(files, {
    keepsOriginal: false,
    onProgress: () => undefined,
    untilGoing: () => undefined,
    ...more,
  });

async function namesIn({ uploads }: Prepared): Promise<[string, string[]][]> {
  return Promise.all(
    uploads.map(async ({ fileName, content }): Promise<[string, string[]]> => {
      const bytes = new Uint8Array(await content.arrayBuffer());
      return [fileName, bytes[0] === 0x50 ? Object.keys(unzipSync(bytes)).sort() : []];
    }),
  );
}

test('of a zip only the chat goes up, byte for byte, and its hash is right', async () => {
  const files = { '_chat.txt': strToU8(chat), 'IMG-1.jpg': photo, 'notes.txt': strToU8('a shopping list') };
  const prepared = await prepare([zipFile('WhatsApp Chat - Bo.zip', files)]);
  expect(await namesIn(prepared)).toEqual([['WhatsApp Chat - Bo.zip', ['_chat.txt']]]);
  const [upload] = prepared.uploads;
  const bytes = new Uint8Array((await upload?.content.arrayBuffer()) ?? new ArrayBuffer());
  expect(strFromU8(unzipSync(bytes)['_chat.txt'] ?? new Uint8Array())).toBe(chat);
  expect(upload).toMatchObject({ sha256: sha256Of(bytes), left: { files: 2, sizeBytes: 5_015 } });
});

test('the same files give the same bytes, packed or not, so that an upload can go on', async () => {
  for (const level of [0, 6] as const) {
    const files = () => zipFile('a.zip', { '_chat.txt': strToU8(chat.repeat(5_000)), 'a.jpg': photo }, level);
    const [first, second] = [await prepare([files()]), await prepare([files()])];
    expect(first.uploads[0]?.sha256).toBe(second.uploads[0]?.sha256);
    expect(first.uploads[0]?.content.size).toBeLessThan(50_000);
  }
});

test('zips of one export go up as one, others each by themselves', async () => {
  const prepared = await prepare(
    [
      zipFile('instagram-1.zip', {
        [`${inbox}/bo/message_1.json`]: strToU8(thread('one')),
        'media/1.jpg': photo,
      }),
      zipFile('WhatsApp Chat - Bo.zip', { '_chat.txt': strToU8(chat) }),
      zipFile('instagram-2.zip', { [`${inbox}/bo/message_2.json`]: strToU8(thread('two')) }),
      new File([chat], 'chat.txt'),
    ].map((file) => file),
  );
  expect(prepared.problems).toEqual([]);
  expect(await namesIn(prepared)).toEqual([
    ['chat.txt', []],
    ['instagram-1.zip', [`${inbox}/bo/message_1.json`, `${inbox}/bo/message_2.json`]],
    ['WhatsApp Chat - Bo.zip', ['_chat.txt']],
  ]);
});

test('a zip in the format for large files', async () => {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { zip64: true, useWebWorkers: false });
  await writer.add('_chat.txt', new TextReader(chat));
  const prepared = await prepare([new File([await writer.close()], 'WhatsApp.zip')]);
  expect(await namesIn(prepared)).toEqual([['WhatsApp.zip', ['_chat.txt']]]);
});

test('a database goes up with its log', async () => {
  const database = new Uint8Array(4_096);
  database.set(strToU8('SQLite format 3\0'));
  const log = new File([new Uint8Array(40)], 'chat.db-wal');
  expect(await namesIn(await prepare([log, new File([database], 'chat.db')]))).toEqual([
    ['chat.db.zip', ['chat.db', 'chat.db-wal']],
  ]);
  expect(await namesIn(await prepare([new File([database], '3d0d7e5fb2ce')]))).toEqual([
    ['3d0d7e5fb2ce.db', []],
  ]);
  expect((await prepare([log])).problems).toEqual([expect.stringContaining('only the log of a database')]);
});

test('what is no export is said, and the others go up', async () => {
  const whole = zipSync({ '_chat.txt': strToU8(chat) }) as Uint8Array<ArrayBuffer>;
  const locked = Uint8Array.from(whole);
  // The mark of a password, in both headers of the entry.
  for (const at of [
    6,
    locked.findIndex(
      (_, index) => locked[index] === 0x50 && locked[index + 2] === 1 && locked[index + 3] === 2,
    ) + 8,
  ])
    locked[at] = 1;
  const prepared = await prepare([
    new File([whole.slice(0, -30)], 'cut.zip'),
    new File([locked], 'locked.zip'),
    zipFile('photos.zip', { 'a.jpg': photo }),
    zipFile('page.zip', { 'messages.html': strToU8('<html><title>Telegram</title>') }),
    new File([photo], 'a.exe'),
    zipFile('good.zip', { '_chat.txt': strToU8(chat) }),
    zipFile('other.zip', { '_chat.txt': strToU8(chat) }),
  ]);
  expect(prepared.problems).toEqual([
    expect.stringContaining('a.exe is not an export'),
    'cut.zip is not a complete zip file. Download it again.',
    expect.stringContaining('locked.zip is protected by a password'),
    expect.stringContaining('photos.zip: There is no text in this zip'),
    expect.stringContaining('page.zip: This is a Telegram export as HTML'),
  ]);
  expect(prepared.uploads.map(({ fileName }) => fileName)).toEqual(['good.zip', 'other.zip']);
});

test('an original that is kept goes up whole where it is small, else with the hashes of what stays, which go on', async () => {
  const small = zipFile('small.zip', { '_chat.txt': strToU8(chat), 'a.jpg': photo });
  const kept = await prepare([small], { keepsOriginal: true });
  expect(kept.uploads).toMatchObject([{ fileName: 'small.zip', left: { files: 0 } }]);
  expect(kept.uploads[0]?.content.size).toBe(small.size);

  // Larger than the browser hashes at once, and than what goes up whole.
  const video = new Uint8Array(40 * 1024 * 1024).fill(3);
  const large = zipFile(
    'large.zip',
    { '_chat.txt': strToU8(chat), 'a.mp4': video, 'b.mp4': video.subarray(1), 'c.jpg': photo },
    0,
  );
  const hashed: number[] = [];
  const onProgress: PrepareOptions['onProgress'] = ({ step, done }) => {
    if (step === 'hashing') hashed.push(done);
  };
  const prepared = await prepare([large], { keepsOriginal: true, onProgress });
  const [key = ''] = prepared.hashKeys;
  const bytes = new Uint8Array((await prepared.uploads[0]?.content.arrayBuffer()) ?? new ArrayBuffer());
  const list = readIntakeList(strFromU8(unzipSync(bytes)[intakeListName] ?? new Uint8Array()));
  expect(list).toEqual({
    exports: [{ name: 'large.zip', sizeBytes: large.size }],
    parts: [
      { name: 'a.mp4', sizeBytes: video.length, sha256: sha256Of(video) },
      { name: 'b.mp4', sizeBytes: video.length - 1, sha256: sha256Of(video.subarray(1)) },
      { name: 'c.jpg', sizeBytes: photo.length, sha256: sha256Of(photo) },
    ],
  });
  const total = 2 * video.length - 1 + photo.length;
  expect(hashed.at(-1)).toBe(total);
  // As after a reload, when the first one had been hashed: it is not hashed again.
  const store = await openHashStore(key);
  expect(await store.read()).toHaveLength(3);
  await store.clear();
  await store.add(0, ['f'.repeat(64)]);
  hashed.length = 0;
  const again = await prepare([large], { keepsOriginal: true, onProgress });
  expect(hashed[0]).toBeGreaterThan(video.length);
  expect(hashed.at(-1)).toBe(total);
  const second = new Uint8Array((await again.uploads[0]?.content.arrayBuffer()) ?? new ArrayBuffer());
  expect(strFromU8(unzipSync(second)[intakeListName] ?? new Uint8Array())).toContain('f'.repeat(64));
  await store.clear();
  expect(await store.read()).toEqual([]);
});

test('hashes that two windows keep of the same files are put together only where they join', async () => {
  const [one, other] = [await openHashStore('both'), await openHashStore('both')];
  await one.add(0, ['a', 'b', 'c', 'd']);
  await other.add(0, ['a', 'b', 'c']);
  await one.add(4, ['e']);
  expect(await one.read()).toEqual(['a', 'b', 'c']);
  await other.add(3, ['d', 'e', 'f']);
  expect(await one.read()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  await one.clear();
  expect(await other.read()).toEqual([]);
});

test('the worker prepares the same, and hashing waits while it is paused', async () => {
  const video = new Uint8Array(66 * 1024 * 1024).fill(3);
  const large = zipFile('worker.zip', { '_chat.txt': strToU8(chat), 'a.mp4': video }, 0);
  const direct = await prepare([large], { keepsOriginal: true });
  for (const key of direct.hashKeys) await (await openHashStore(key)).clear();
  let told = 0;
  const intake = startIntake([large], true, ({ step }) => {
    if (step === 'hashing') told += 1;
  });
  intake.pause();
  const isDone = intake.prepared.then(() => 'done');
  const soon = new Promise<string>((resolve) => setTimeout(() => resolve('waiting'), 1_500));
  expect(await Promise.race([isDone, soon])).toBe('waiting');
  intake.goOn();
  const prepared = await intake.prepared;
  expect(prepared.uploads[0]?.sha256).toBe(direct.uploads[0]?.sha256);
  expect(told).toBeGreaterThan(0);
  for (const key of prepared.hashKeys) await (await openHashStore(key)).clear();
});
