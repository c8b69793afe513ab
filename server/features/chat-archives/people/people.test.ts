import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArchiveMessage, ArchivePerson } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let ann: Client;
let archiveId: string;
beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
  ann = await signUp(stage.app);
  // People have numbers in each archive; those of another one are no part of this.
  await importText(
    ann,
    await addArchive(ann, 'Another', 'UTC'),
    '25/12/2023, 15:04 - Cy: hi\n25/12/2023, 15:06 - Di: hi',
  );
  archiveId = await addArchive(ann, 'Two apps', 'UTC');
  await importText(
    ann,
    archiveId,
    '25/12/2023, 15:04 - Ann: hi\n25/12/2023, 15:06 - José Lee: ferry\n25/12/2023, 15:07 - José Lee: ok',
  );
  const said = (id: number, from: string, text: string) => ({
    id,
    type: 'message',
    date_unixtime: String(1_703_600_000 + id),
    from,
    from_id: `user${from.length}`,
    text,
  });
  const telegram = {
    name: 'Jose lee',
    type: 'personal_chat',
    id: 7,
    messages: [said(1, 'Jose lee', 'ferry'), said(2, 'Ann', 'yes')],
  };
  await importText(ann, archiveId, JSON.stringify(telegram), 'result.json');
});
afterAll(() => stage.close());

const path = (rest = '') => `/api/chatgenie/archives/${archiveId}${rest}`;
const get = async <T>(rest = ''): Promise<T> => expectStatus<T>(await ann.get(path(rest)), 200);
const say = async (what: string, body: object, status = 200) =>
  expectStatus(await ann.post(path(`/people/${what}`), body), status);
const people = async () => (await get<{ people: ArchivePerson[] }>()).people;
const proposals = async () =>
  (await get<{ data: { personIds: string[]; reason: string }[] }>('/people/proposals')).data;
const idOf = async (name: string) => (await people()).find((person) => person.name === name)?.id ?? '';
const ask = async (question: string) =>
  (await expectStatus<{ text: string }>(await ann.post(path('/questions'), { question }), 200)).text;

test('those with one name on two platforms are proposed, and joined when the owner says so', async () => {
  const [lee, jose] = [await idOf('José Lee'), await idOf('Jose lee')];
  const annIds = (await people()).filter(({ name }) => name === 'Ann').map(({ id }) => id);
  expect(await proposals()).toEqual([
    { personIds: [annIds[0], annIds[1]], reason: 'name' },
    { personIds: [lee, jose], reason: 'name' },
  ]);
  await say('join', { personIds: [lee, jose] });
  expect(await people()).toMatchObject([
    { id: lee, name: 'José Lee', messages: 3, accounts: [{ id: lee }, { id: jose, platform: 'telegram' }] },
    { messages: 1 },
    { messages: 1 },
  ]);
  expect(await proposals()).toHaveLength(1);
});

test('figures, filters, lists and answers count them as one', async () => {
  const lee = await idOf('José Lee');
  const { people: measured } = await get<ArchiveStatistics>('/statistics');
  expect(measured[0]).toMatchObject({ personId: lee, messages: 3 });
  const { data } = await get<{ data: ArchiveMessage[] }>(`/messages?personId=${lee}&limit=10`);
  expect(data.map(({ personId }) => personId)).toEqual([lee, lee, lee]);
  expect(await ask('How many messages did José Lee write?')).toBe('3 messages.');
  expect(await ask('Who mentioned the ferry most?')).toBe('José Lee: 2.');
});

test('a further join takes all accounts along, and an account is separated and not proposed again', async () => {
  const [lee, ann_] = [await idOf('José Lee'), await idOf('Ann')];
  const joined = (await people()).find(({ id }) => id === lee)?.accounts ?? [];
  await say('join', { personIds: [ann_, lee] });
  expect((await people()).find(({ id }) => id === ann_)?.accounts).toHaveLength(3);
  for (const { id } of joined) await say('separate', { accountId: id });
  expect((await people()).map(({ accounts }) => accounts.length)).toEqual([1, 1, 1, 1]);
  await say('join', { personIds: joined.map(({ id }) => id) });
  await say('separate', { accountId: joined[1]?.id });
  expect(await proposals()).toHaveLength(1);
});

test('who is said not to be one is not proposed again, until the owner joins them', async () => {
  const [proposal] = await proposals();
  await say('apart', { personIds: proposal?.personIds });
  expect(await proposals()).toEqual([]);
  await say('join', { personIds: proposal?.personIds });
  await say('separate', { accountId: proposal?.personIds[1] });
  expect((await people()).map(({ accounts }) => accounts.length)).toEqual([1, 1, 1, 1]);
});

test('people of nobody cannot be joined, nor one alone', async () => {
  const lee = await idOf('José Lee');
  await say('join', { personIds: [lee, '99'] }, 404);
  await say('join', { personIds: [lee] }, 400);
  await say('separate', { accountId: 'x' }, 404);
});
