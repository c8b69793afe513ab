import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MessageColumns } from '#core/chat-archives/statistics/message-columns.ts';
import { createId } from '#server/database/create-id.ts';
import {
  archiveColumns,
  archiveMessage,
  chatArchive,
} from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteArchive } from '#server/features/chat-archives/delete-archive.ts';
import { setMessagePlan } from '#server/features/chat-archives/quota/set-message-plan.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { measureArchive } from './measure-archive.ts';
import { readColumns } from './read-columns.ts';
import { leastPacked, storePackedColumns } from './store-packed-columns.ts';

let stage: TestServices;
let ann: Client & { user: { id: string } };
beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
  ann = await signUp(stage.app);
  await setMessagePlan(stage.services, ann.user.id, 'pro');
});
afterAll(() => stage.close());

/** An export of WhatsApp, a message a minute by two people in turn. */
const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const iso = new Date(Date.UTC(2023, 11, 25) + index * 60_000).toISOString();
    const date = `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}, ${iso.slice(11, 16)}`;
    return `${date} - ${index % 2 === 0 ? 'Ann' : 'Bo'}: message ${index}?`;
  }).join('\n');

const packedOf = (archiveId: string) =>
  stage.services.db.select().from(archiveColumns).where(eq(archiveColumns.archiveId, archiveId));
const measured = (archiveId: string) =>
  measureArchive(stage.services, ann.user.id, archiveId, { gapMinutes: 240 });

async function importLarge(): Promise<string> {
  const archiveId = await addArchive(ann, 'Large', 'UTC');
  await importText(ann, archiveId, lines(leastPacked));
  await expect.poll(async () => (await packedOf(archiveId)).length).toBe(1);
  return archiveId;
}

test('an import packs a large archive, and figures are the same from rows', async () => {
  const archiveId = await importLarge();
  const packed = await readColumns(stage.services, archiveId);
  expect(packed.at.length).toBe(leastPacked);
  const fromPacked = await measured(archiveId);
  await stage.services.db.delete(archiveColumns).where(eq(archiveColumns.archiveId, archiveId));
  expect(await measured(archiveId)).toEqual(fromPacked);
  expect(fromPacked.totals).toMatchObject({ messages: leastPacked, conversations: 1 });
}, 60_000);

test('after another import, a join and a separation no figure is an old one', async () => {
  const archiveId = await importLarge();
  const path = `/api/chatgenie/archives/${archiveId}`;
  const messages = async () => (await measured(archiveId)).totals.messages;
  expect(await messages()).toBe(leastPacked);
  await importText(ann, archiveId, lines(leastPacked + 5));
  expect(await messages()).toBe(leastPacked + 5);
  const before = await measured(archiveId);
  expect(before.peopleCount).toBe(2);
  const personIds = before.people.map(({ personId }) => personId).toSorted();
  await expectStatus(await ann.post(`${path}/people/join`, { personIds }), 200);
  expect((await measured(archiveId)).peopleCount).toBe(1);
  await expectStatus(await ann.post(`${path}/people/separate`, { accountId: personIds[1] }), 200);
  expect((await measured(archiveId)).people).toEqual(before.people);
}, 60_000);

const version = { lastNumber: leastPacked, describedNumber: leastPacked };
const ones = (): MessageColumns => ({
  at: new Float64Array(leastPacked),
  chat: new Int32Array(leastPacked).fill(1),
  person: new Int32Array(leastPacked).fill(1),
  kind: new Uint8Array(leastPacked),
  words: new Int32Array(leastPacked),
  isQuestion: new Uint8Array(leastPacked),
  language: new Uint8Array(leastPacked),
  tone: new Int8Array(leastPacked),
});

async function addRow(): Promise<string> {
  const { services } = stage;
  const id = createId('arc');
  await services.db.insert(chatArchive).values({
    id,
    userId: ann.user.id,
    name: 'Made up',
    zone: 'UTC',
    ...version,
    createdAt: services.clock.now(),
  });
  return id;
}

test('what was packed of another state of an archive is not used, and not stored once it is old', async () => {
  const { services } = stage;
  const archiveId = await addRow();
  await storePackedColumns(services, archiveId, { version, columns: ones() });
  expect((await readColumns(services, archiveId)).at.length).toBe(leastPacked);
  await services.db
    .update(chatArchive)
    .set({ lastNumber: leastPacked + 1 })
    .where(eq(chatArchive.id, archiveId));
  expect((await readColumns(services, archiveId)).at.length).toBe(0);
  await services.db.delete(archiveColumns).where(eq(archiveColumns.archiveId, archiveId));
  await storePackedColumns(services, archiveId, { version, columns: ones() });
  expect(await packedOf(archiveId)).toEqual([]);
});

test('a deleted archive leaves nothing packed, and what is computed meanwhile is not stored', async () => {
  const { services } = stage;
  const archiveId = await addRow();
  await storePackedColumns(services, archiveId, { version, columns: ones() });
  expect(await packedOf(archiveId)).toHaveLength(1);
  await deleteArchive(services, ann.user.id, archiveId);
  expect(await packedOf(archiveId)).toEqual([]);
  await storePackedColumns(services, archiveId, { version, columns: ones() });
  expect(await packedOf(archiveId)).toEqual([]);
  expect(await services.db.$count(archiveMessage, eq(archiveMessage.archiveId, archiveId))).toBe(0);
});
