import { hash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Archive, ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { ChatImport, ChatUpload } from '#contract/chat-imports/chat-imports.schemas.ts';
import { chatUploadPartBytes } from '#contract/chat-imports/chat-imports.ts';
import { addArchive, addUpload, partForm } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { deleteOldUploads } from './delete-old-uploads.ts';
import { finishUpload } from './finish-upload.ts';
import { sendUploadPart } from './send-upload-part.ts';

let stage: TestServices;
let ann: Client & { user: { id: string; email: string } };
beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
  ann = await signUp(stage.app);
});
afterAll(() => stage.close());

type Whole = Archive & { imports: ChatImport[]; uploads: ChatUpload[] };

/** A chat of three parts: two whole ones and a rest. Nobody can pack its texts. */
const content = Buffer.from(
  Array.from({ length: 90 }, (_, index) => {
    const second = String(index % 60).padStart(2, '0');
    return `25/12/2023, 15:${second} - Ann: ${index} ${randomBytes(50_000).toString('hex')}`;
  }).join('\n'),
);
const parts = [0, chatUploadPartBytes, 2 * chatUploadPartBytes].map((from) =>
  Uint8Array.from(content.subarray(from, from + chatUploadPartBytes)),
);
const announced = {
  fileName: 'WhatsApp Chat with Bo.txt',
  sizeBytes: content.length,
  sha256: hash('sha256', content, 'hex'),
};

/** A reader process starts, and has nine megabytes to read, after those of the uploads before. */
const toRead = { timeout: 120_000 };

const path = (archiveId: string, rest = '') => `/api/chatgenie/archives/${archiveId}/uploads${rest}`;
const start = async (archiveId: string, more: object = {}): Promise<ChatUpload> =>
  expectStatus<ChatUpload>(await ann.post(path(archiveId), { ...announced, ...more }), 201);
const send = (archiveId: string, { id }: ChatUpload, index: number, from = index * chatUploadPartBytes) =>
  ann.post(path(archiveId, `/${id}/parts?from=${from}`), partForm(parts[index] ?? new Uint8Array()));
const finish = (archiveId: string, { id }: ChatUpload) => ann.post(path(archiveId, `/${id}/finish`), {});
const wholeOf = async (archiveId: string): Promise<Whole> =>
  expectStatus<Whole>(await ann.get(`/api/chatgenie/archives/${archiveId}`), 200);
const namesOfFiles = async (): Promise<Set<string>> => {
  const names = new Set<string>();
  for await (const { name } of stage.services.fileStore.listFiles()) names.add(name);
  return names;
};
const filesOf = async (): Promise<number> => (await namesOfFiles()).size;
const newSince = async (before: Set<string>): Promise<number> =>
  (await namesOfFiles()).difference(before).size;

describe('an upload in parts', () => {
  test('goes on where it broke off, is imported as one file, and its parts are deleted', async () => {
    const before = await filesOf();
    const archiveId = await addArchive(ann, 'Parts');
    const upload = await start(archiveId);
    expect(upload.receivedBytes).toBe(0);
    await expectStatus(await send(archiveId, upload, 0), 200);
    expect((await finish(archiveId, upload)).status).toBe(409);
    // As after a reload: the same file is chosen again.
    const again = await start(archiveId);
    expect(again).toEqual({ ...upload, receivedBytes: chatUploadPartBytes });
    expect((await wholeOf(archiveId)).uploads).toEqual([again]);
    await expectStatus(await send(archiveId, again, 1), 200);
    await expectStatus(await send(archiveId, again, 2), 200);
    const made = await expectStatus<ChatImport>(await finish(archiveId, again), 201);
    expect(made).toMatchObject(announced);
    await expect.poll(async () => (await wholeOf(archiveId)).imports[0]?.status, toRead).toBe('done');
    const whole = await wholeOf(archiveId);
    expect([whole.uploads, whole.imports[0]?.report?.added]).toEqual([[], 90]);
    const { data } = await expectStatus<{ data: ArchiveMessage[] }>(
      await ann.get(`/api/chatgenie/archives/${archiveId}/messages?limit=100`),
      200,
    );
    const texts = data.map(({ text }) => text);
    expect(texts.every((text) => content.includes(text))).toBe(true);
    await expect.poll(filesOf).toBe(before);
  }, 150_000);

  test('takes each part once, in order, and only whole ones', async () => {
    const archiveId = await addArchive(ann, 'Order');
    const upload = await start(archiveId);
    expect((await send(archiveId, upload, 1)).status).toBe(409);
    const answers = await Promise.all([0, 0, 0].map(() => send(archiveId, upload, 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await send(archiveId, upload, 2, chatUploadPartBytes)).status).toBe(400);
    expect((await send(archiveId, upload, 0, 1)).status).toBe(409);
    expect((await wholeOf(archiveId)).uploads[0]?.receivedBytes).toBe(chatUploadPartBytes);
  });

  test('that is another file than announced is deleted', async () => {
    const archiveId = await addArchive(ann, 'Wrong');
    const upload = await start(archiveId, { sha256: '0'.repeat(64) });
    for (const index of [0, 1, 2]) await expectStatus(await send(archiveId, upload, index), 200);
    expect((await finish(archiveId, upload)).status).toBe(409);
    expect(await wholeOf(archiveId)).toMatchObject({ imports: [], uploads: [] });
  });

  test('is imported once, however many finish it', async () => {
    const archiveId = await addArchive(ann, 'Once');
    const upload = await start(archiveId);
    for (const index of [0, 1, 2]) await expectStatus(await send(archiveId, upload, index), 200);
    const answers = await Promise.all([1, 2, 3].map(() => finish(archiveId, upload)));
    // As after an answer that was lost.
    answers.push(await finish(archiveId, upload));
    const made = await Promise.all(answers.map((answer) => expectStatus<ChatImport>(answer, 201)));
    const { imports } = await wholeOf(archiveId);
    expect(new Set(made.map(({ id }) => id))).toEqual(new Set(imports.map(({ id }) => id)));
    expect(imports).toHaveLength(1);
  });

  test('is finished although the database went away before it said so: its file stays', async () => {
    const archiveId = await addArchive(ann, 'Unsaid');
    const upload = await start(archiveId);
    for (const index of [0, 1]) await expectStatus(await send(archiveId, upload, index), 200);
    const { db } = stage.services;
    const transaction = async (work: Parameters<typeof db.transaction>[0]) => {
      await db.transaction(work);
      throw new Error('Connection terminated unexpectedly');
    };
    const services = { ...stage.services, db: Object.assign(Object.create(db), { transaction }) };
    const of = { archiveId, uploadId: upload.id };
    const body = new Request('http://x', { method: 'POST', body: partForm(parts[2] ?? new Uint8Array()) });
    await expect(sendUploadPart(services, ann.user.id, of, 2 * chatUploadPartBytes, body)).rejects.toThrow(
      'terminated',
    );
    const made = await finishUpload(services, ann.user.id, of);
    await expect
      .poll(async () => (await wholeOf(archiveId)).imports, toRead)
      .toMatchObject([{ id: made.id, status: 'done', report: { read: 90 } }]);
  }, 150_000);

  test('is finished while its archive is being deleted: neither waits for the other forever', async () => {
    const { db, pool } = stage.services;
    const archiveId = await addArchive(ann, 'Ends');
    const id = await addUpload(ann, archiveId, 'chat.txt', 'hi');
    await expectStatus(await ann.post(path(archiveId, `/${id}/parts?from=0`), partForm('hi')), 200);
    const isWaiting = async () => {
      const { rows } = await pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'chat_archive'`,
      );
      return rows.length > 0;
    };
    const finished = await db.transaction(async (deletion) => {
      await deletion.execute(sql`select from chat_archive where id = ${archiveId} for update`);
      const finishing = ann.post(path(archiveId, `/${id}/finish`), {});
      await expect.poll(isWaiting).toBe(true);
      await deletion.execute(sql`select from chat_upload where id = ${id} for update`);
      await deletion.execute(sql`delete from chat_archive where id = ${archiveId}`);
      return { finishing };
    });
    expect((await finished.finishing).status).toBe(404);
  });

  test('that is deleted while a part comes leaves no file', async () => {
    const before = await namesOfFiles();
    const archiveId = await addArchive(ann, 'Both');
    for (let round = 0; round < 5; round += 1) {
      const upload = await start(archiveId);
      const [sent, cancelled] = await Promise.all([
        send(archiveId, upload, 0),
        ann.delete(path(archiveId, `/${upload.id}`)),
      ]);
      expect([[200, 404].includes(sent.status), cancelled.status]).toEqual([true, 200]);
    }
    await expect.poll(() => newSince(before)).toBe(0);
  });

  test('of which a part breaks off leaves nothing of that part', async () => {
    // Files of the tests before may still go meanwhile.
    const before = await namesOfFiles();
    const archiveId = await addArchive(ann, 'Breaks');
    const { id } = await start(archiveId);
    const boundary = 'parts';
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.part"\r\n\r\n`;
        controller.enqueue(new TextEncoder().encode(head));
        controller.enqueue(parts[0]?.subarray(0, 300_000) ?? new Uint8Array());
        controller.error(new Error('The connection broke.'));
      },
    });
    const init = {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
      duplex: 'half',
    };
    const request = new Request('http://localhost/', init);
    const sent = sendUploadPart(stage.services, ann.user.id, { archiveId, uploadId: id }, 0, request);
    await expect(sent).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await newSince(before)).toBe(0);
  });

  test.each<[string, object, number]>([
    ['of a file that is no export', { fileName: 'a.exe' }, 415],
    ['that is too large', { sizeBytes: 65 * 1024 * 1024 }, 400],
    ['whose original the plan cannot keep', { keepsOriginal: true }, 402],
  ])('%s is refused', async (_name, more, status) => {
    const archiveId = await addArchive(ann, 'Refused');
    expect((await ann.post(path(archiveId), { ...announced, ...more })).status).toBe(status);
  });

  test('ten may be open, and each can be deleted', async () => {
    const eve = await signUp(stage.app);
    const archiveId = await addArchive(eve, 'Many');
    const begin = (digit: string) => eve.post(path(archiveId), { ...announced, sha256: digit.repeat(64) });
    const answers = await Promise.all([...'0123456789ab'].map(begin));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const opened = answers.find(({ status }) => status === 201);
    const { id } = await expectStatus<ChatUpload>(opened ?? new Response(), 201);
    expect((await eve.delete(path(archiveId, `/${id}`))).status).toBe(200);
    expect((await begin('c')).status).toBe(201);
  });
});

test('what nobody finishes for a week, and what an account leaves, is deleted with its parts', async () => {
  const before = await namesOfFiles();
  const archiveId = await addArchive(ann, 'Old');
  await expectStatus(await send(archiveId, await start(archiveId), 0), 200);
  expect(await newSince(before)).toBe(1);
  stage.clock.advanceSeconds(8 * 86_400);
  await deleteOldUploads(stage.services);
  await expect.poll(() => newSince(before)).toBe(0);
  ann = await signUp(stage.app);
  const left = await addArchive(ann, 'Left');
  await expectStatus(await send(left, await start(left), 0), 200);
  const body = { password: testPassword, email: ann.user.email };
  await expectStatus(await ann.send('DELETE', '/api/account', JSON.stringify(body)), 200);
  await expect.poll(() => newSince(before)).toBe(0);
});
