import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { originalsMaximum } from '#contract/legal-exports/legal-exports.ts';
import { createHandover } from '#server/adapters/chat-reader/create-handover.ts';
import { readChatBytes } from '#server/adapters/chat-reader/read-chat-bytes.ts';
import { createLog } from '#server/create-log.ts';
import {
  archiveChat,
  archiveMessage,
  chatImport,
} from '#server/features/chat-archives/chat-archives.table.ts';
import { setMessagePlan } from '#server/features/chat-archives/quota/set-message-plan.ts';
import { addArchive } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { runImport } from './run-import.ts';

/** Without a worker: imports wait until a test runs them. */
let stage: TestServices;
let ann: Client & { user: { id: string } };
let archiveId: string;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());
beforeEach(async () => {
  ann = await signUp(stage.app);
  await setMessagePlan(stage.services, ann.user.id, 'pro');
  archiveId = await addArchive(ann, 'Chats');
});

const chat = '25/12/2023, 15:04 - Ann: hi\n25/12/2023, 15:06 - Bo: hello';

function upload(text: string, query = ''): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([text]), 'WhatsApp Chat with Bo.txt');
  return ann.post(`/api/chatgenie/archives/${archiveId}/imports${query}`, form);
}
const uploaded = async (text: string, query = ''): Promise<string> =>
  (await expectStatus<{ id: string }>(await upload(text, query), 201)).id;
const run = (importId: string, services = stage.services) =>
  runImport(services, { importId }, new AbortController().signal);
async function rowOf(importId: string): Promise<typeof chatImport.$inferSelect> {
  const [row] = await stage.services.db.select().from(chatImport).where(eq(chatImport.id, importId));
  if (row === undefined) throw new Error('The import is gone.');
  return row;
}

test('what breaks off at its end is done again, and reports what it has added', async () => {
  const { services } = stage;
  const importId = await uploaded(chat);
  const addJob = () => Promise.reject(new Error('The process ends here.'));
  await expect(run(importId, { ...services, jobs: { ...services.jobs, addJob } })).rejects.toThrow(
    'ends here',
  );
  expect(await services.db.$count(archiveMessage, eq(archiveMessage.archiveId, archiveId))).toBe(0);
  await run(importId);
  expect(await rowOf(importId)).toMatchObject({
    status: 'done',
    fileId: null,
    report: { added: 2, known: 0 },
  });
});

test('a fault of the reader is logged with its import, and the user gets a sentence', async () => {
  const { services } = stage;
  const importId = await uploaded(chat);
  const lines: string[] = [];
  const log = createLog(
    { level: 'info', readTraceId: () => undefined, onError: () => undefined },
    { write: (line) => void lines.push(line) },
  );
  const fault = { type: 'TypeError', frames: ['    at readWhatsapp (read-whatsapp.ts:1:1)'] };
  const readChats = async () => ({ kind: 'refused' as const, sentence: 'It could not be read.', fault });
  await run(importId, { ...services, log, chatReader: { ...services.chatReader, readChats } });
  expect(await rowOf(importId)).toMatchObject({ status: 'failed', error: 'It could not be read.' });
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { importId, err: { type: 'TypeError', stack: expect.stringContaining('readWhatsapp') } },
  ]);
});

test('what the reader breaks off in its middle leaves nothing behind, and says what to do', async () => {
  const { services } = stage;
  const importId = await uploaded(chat);
  const chatReader: typeof services.chatReader = {
    ...services.chatReader,
    async readChats(source, take) {
      const handover = createHandover(take);
      const read = readChatBytes(source);
      if (read.kind !== 'chats') throw new Error(read.kind);
      const heads = { ...read, messages: [] };
      await handover.give(heads, [...read.messages]);
      return handover.end({ kind: 'refused', sentence: 'This file takes too long.' });
    },
  };
  await run(importId, { ...services, chatReader });
  expect(await rowOf(importId)).toMatchObject({ status: 'failed', error: 'This file takes too long.' });
  expect(await services.db.$count(archiveMessage, eq(archiveMessage.archiveId, archiveId))).toBe(0);
  expect(await services.db.$count(archiveChat, eq(archiveChat.archiveId, archiveId))).toBe(0);
});

test('an original that could not be read is not kept, and does not count as one', async () => {
  const importId = await uploaded('Dear all,\nno chat', '?keepsOriginal=true');
  await run(importId);
  expect(await rowOf(importId)).toMatchObject({ status: 'failed', originalId: null, keepsOriginal: false });
});

test('no more originals are kept than an archive may have, however many come at once', async () => {
  const { db } = stage.services;
  const like = await rowOf(await uploaded(chat, '?keepsOriginal=true'));
  await db.update(chatImport).set({ status: 'done' }).where(eq(chatImport.id, like.id));
  const kept = Array.from({ length: originalsMaximum - 2 }, (_, index) => ({
    ...like,
    id: `${like.id}${index}`,
    status: 'done' as const,
  }));
  await db.insert(chatImport).values(kept);
  const answers = await Promise.all([1, 2, 3].map(() => upload(chat, '?keepsOriginal=true')));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 402, 402]);
});
