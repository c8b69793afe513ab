import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { createLegalExport } from '#server/features/legal-exports/create-legal-export.ts';
import { shareWrapped } from '#server/features/wrapped/share-wrapped.ts';
import { type Client, expectStatus } from '../factories.ts';
import type { EndpointCase, Input, Owner } from './endpoint-case.ts';

interface Import {
  id: string;
  status: string;
}

/** Longest that an import of a few lines takes on a busy machine. */
const patienceMs = 45_000;

export async function addArchive(client: Client, name: string, zone = 'Europe/London'): Promise<string> {
  return (
    await expectStatus<{ id: string }>(await client.post('/api/chatgenie/archives', { name, zone }), 201)
  ).id;
}

/** Uploads a file to an archive and waits until it has been read, or asks. */
export async function importText(
  client: Client,
  archiveId: string,
  text: string | Uint8Array<ArrayBuffer>,
  fileName = 'WhatsApp Chat with Bo.txt',
  query = '',
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([text]), fileName);
  const { id } = await expectStatus<Import>(
    await client.post(`/api/chatgenie/archives/${archiveId}/imports${query}`, form),
    201,
  );
  for (const since = performance.now(); performance.now() - since < patienceMs; await sleep(40)) {
    const archive = await expectStatus<{ imports: Import[] }>(
      await client.get(`/api/chatgenie/archives/${archiveId}`),
      200,
    );
    const status = archive.imports.find((each) => each.id === id)?.status;
    if (status !== 'waiting' && status !== 'reading') return id;
  }
  throw new Error('The import did not end.');
}

/** An archive with a chat that contains the word of its owner. */
export async function addChats(
  client: Client,
  word: string,
): Promise<{ archiveId: string; importId: string }> {
  const archiveId = await addArchive(client, `${word} chats`);
  const text = `25/12/2023, 15:04 - Ann: the ${word} lamp?\n25/12/2023, 15:06 - Bo ${word}: 12 euros`;
  return { archiveId, importId: await importText(client, archiveId, text) };
}

/** An upload in parts to this archive, of which nothing has come. */
export async function addUpload(
  client: Client,
  archiveId: string,
  fileName: string,
  content = chatText,
): Promise<string> {
  const body = { fileName, sizeBytes: content.length, sha256: hash('sha256', content, 'hex') };
  const answer = await client.post(`/api/chatgenie/archives/${archiveId}/uploads`, body);
  return (await expectStatus<{ id: string }>(answer, 201)).id;
}

/** One part. */
export function partForm(content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new Blob([content]), 'upload.part');
  return form;
}

/** An upload in an archive of its own. */
async function freshUpload({ client }: Owner): Promise<{ archiveId: string; uploadId: string }> {
  const archiveId = await addArchive(client, 'Parts');
  return { archiveId, uploadId: await addUpload(client, archiveId, 'chat.txt') };
}

async function freshWholeUpload(owner: Owner): Promise<Input> {
  const params = await freshUpload(owner);
  const path = `/api/chatgenie/archives/${params.archiveId}/uploads/${params.uploadId}/parts?from=0`;
  await expectStatus(await owner.client.post(path, partForm(chatText)), 200);
  return { params };
}

/** A link to a card of the year of those chats, whatever the plan. */
export async function addShare(
  services: Services,
  whose: { userId: string; archiveId: string },
): Promise<string> {
  const pro = { ...services, config: { ...services.config, CHATGENIE_PLAN: 'pro' as const } };
  const { id } = await shareWrapped(pro, whose, {
    year: 2023,
    cards: ['messages'],
    named: [],
    look: 'light',
    days: 30,
  });
  return id;
}

async function freshShare({ client, ids }: Owner): Promise<Input> {
  const body = { year: 2023, cards: ['messages'] };
  const answer = await client.post(`/api/chatgenie/archives/${ids.archiveId}/wrapped/shares`, body);
  return { params: { shareId: (await expectStatus<{ id: string }>(answer, 201)).id } };
}

/** A legal package of an original of those chats, whatever the plan. */
export async function addLegalExport(
  services: Services,
  { userId, archiveId, importId }: { userId: string; archiveId: string; importId: string },
): Promise<string> {
  const pro = { ...services, config: { ...services.config, CHATGENIE_PLAN: 'pro' as const } };
  // As if it had been uploaded to be kept.
  const file = await saveText(services, chatText);
  await services.pool.query('update chat_import set original_id = $1 where id = $2', [file, importId]);
  return (await createLegalExport(pro, userId, archiveId, { importId, prefix: 'A', redacted: '' })).id;
}

async function saveText({ fileStore }: Services, text: string): Promise<string> {
  const fileId = createId('file');
  await fileStore.saveFile(fileId, Readable.from([Buffer.from(text)]));
  return fileId;
}

const chatText = '25/12/2023, 15:04 - Ann: hi';

async function freshOriginal({ client }: Owner): Promise<Input> {
  const archiveId = await addArchive(client, 'Kept');
  const importId = await importText(client, archiveId, chatText, 'chat.txt', '?keepsOriginal=true');
  return { params: { archiveId, importId } };
}

/** An import that asks how its dates are written. */
async function freshQuestion({ client }: Owner): Promise<Input> {
  const archiveId = await addArchive(client, 'Dates');
  const importId = await importText(client, archiveId, '12/5/23, 3:04 PM - Ann: a');
  return { params: { archiveId, importId }, body: { dateOrder: 'dmy' } };
}

/** An archive of its own, so that nothing else changes in what is compared. */
async function freshPeople({ client }: Owner): Promise<Input> {
  const archiveId = await addArchive(client, 'People');
  await importText(client, archiveId, '25/12/2023, 15:04 - Ann: hi\n25/12/2023, 15:05 - Bo: hi');
  return { params: { archiveId }, body: { personIds: ['1', '2'] } };
}

function chatForm(): FormData {
  const form = new FormData();
  form.append('file', new Blob([chatText]), 'chat.txt');
  return form;
}

/** Endpoints of ChatGenie. */
export const chatCases: Record<string, EndpointCase> = {
  'chat-archives.list': {},
  'chat-archives.create': { valid: () => ({ body: { name: 'Another', zone: 'Europe/London' } }) },
  'chat-archives.get': {},
  'chat-archives.delete': {
    valid: async ({ client }) => ({ params: { archiveId: await addArchive(client, 'Passing') } }),
  },
  'chat-imports.create': {
    // In an archive of its own, so that nothing else changes in what is compared.
    valid: async ({ client }) => ({
      params: { archiveId: await addArchive(client, 'Uploads') },
      body: chatForm(),
    }),
  },
  'chat-imports.start-upload': {
    valid: async ({ client }) => ({
      params: { archiveId: await addArchive(client, 'Uploads') },
      body: { fileName: 'chat.txt', sizeBytes: 9, sha256: '0'.repeat(64) },
    }),
  },
  'chat-imports.send-upload-part': {
    valid: async (owner) => ({ params: await freshUpload(owner), query: 'from=0', body: partForm(chatText) }),
  },
  'chat-imports.finish-upload': { valid: freshWholeUpload },
  'chat-imports.cancel-upload': { valid: async (owner) => ({ params: await freshUpload(owner) }) },
  'chat-imports.answer': { valid: freshQuestion },
  'chat-archives.list-messages': {},
  'chat-figures.measure': {},
  'chat-figures.measure-ties': {},
  'chat-figures.count-words': {},
  'chat-archives.ask-demo': { valid: () => ({ body: { question: 'Who mentioned the plumber most?' } }) },
  'chat-archives.propose-same-people': {},
  'chat-archives.join-people': { valid: freshPeople },
  'chat-archives.separate-person': { valid: () => ({ body: { accountId: '1' } }) },
  'chat-archives.keep-people-apart': { valid: () => ({ body: { personIds: ['1', '2'] } }) },
  'legal-exports.list': {},
  'legal-exports.create': {
    valid: ({ ids }) => ({ body: { importId: ids.importId, prefix: 'B' } }),
    pointing: (_own, foreign) => [{ body: { importId: foreign.ids.importId } }],
  },
  'legal-exports.download': {},
  'legal-exports.delete-original': { valid: freshOriginal },
  'wrapped.get': {},
  'wrapped.download': {},
  'wrapped.list-shares': {},
  'wrapped.share': { valid: () => ({ body: { year: 2023, cards: ['messages', 'months'], days: 7 } }) },
  'wrapped.withdraw-share': { valid: freshShare },
  'chat-archives.get-model': {},
  'chat-archives.choose-model': { valid: () => ({ body: { destination: null } }) },
  'chat-archives.ask': { valid: () => ({ body: { question: 'How many messages did Ann write?' } }) },
};
