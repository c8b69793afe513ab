import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArchiveMessage, ArchivePerson } from '#contract/chat-archives/chat-archives.schemas.ts';
import type {
  ArchiveStatistics,
  ArchiveTies,
  ArchiveWords,
} from '#contract/chat-figures/chat-figures.schemas.ts';
import {
  archiveMessage,
  archiveTie,
  chatArchive,
} from '#server/features/chat-archives/chat-archives.table.ts';
import { describeOlderMessages } from '#server/features/chat-archives/imports/describe-older-messages.ts';
import { setMessagePlan } from '#server/features/chat-archives/quota/set-message-plan.ts';
import { exportChatMessages } from '#server/features/data-export/export-chat-messages.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let ann: Client & { user: { id: string; email: string } };
let archiveId: string;

const said = (id: number, from: string, text: string, more: object = {}) => ({
  id,
  type: 'message',
  date_unixtime: String(1_703_600_000 + id * 60),
  from,
  from_id: `user${from}`,
  text,
  ...more,
});
const reactionOf = (from: string) => [
  { type: 'emoji', count: 1, emoji: '👍', recent: [{ from, from_id: `user${from}` }] },
];
const messages = [
  said(1, 'Ann', 'That was a great day with you'),
  said(2, 'Bo', 'Wann fährt denn die Fähre ab?', { reply_to_message_id: 1 }),
  said(3, 'Ann', 'I hate this stupid weather', { reply_to_message_id: 2, reactions: reactionOf('Bo') }),
  said(4, 'Cy', 'ok', { reply_to_message_id: 1 }),
];
const group = (given: readonly object[]) =>
  JSON.stringify({ name: 'Trip', type: 'private_group', id: 7, messages: given });

beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
  ann = await signUp(stage.app);
  await setMessagePlan(stage.services, ann.user.id, 'pro');
  archiveId = await addArchive(ann, 'Trip', 'UTC');
  // First as a release that knew no answers would have stored it, then again.
  const bare = messages.map(({ id, from, text }) => said(id, from, text));
  await importText(ann, archiveId, group(bare), 'result.json');
  await importText(ann, archiveId, group(messages), 'result.json');
});
afterAll(() => stage.close());

const get = async <T>(rest = '', who = ann, id = archiveId): Promise<T> =>
  expectStatus<T>(await who.get(`/api/chatgenie/archives/${id}${rest}`), 200);
const figures = () => get<ArchiveStatistics>('/statistics');
const ties = (query = '') => get<ArchiveTies>(`/ties${query}`);
const numbers = async (query: string) =>
  (await get<{ data: ArchiveMessage[] }>(`/messages?${query}`)).data.map(({ number }) => number);
const idOf = async (name: string) =>
  (await get<{ people: ArchivePerson[] }>()).people.find((person) => person.name === name)?.id ?? '';

test('languages and tone are counted with what they cover, and open their messages', async () => {
  const { texts, languages, tone, people } = await figures();
  expect([texts, languages]).toEqual([
    4,
    [
      { language: 'en', messages: 2 },
      { language: 'de', messages: 1 },
    ],
  ]);
  expect(tone).toEqual({
    scored: 2,
    positive: 1,
    negative: 1,
    months: [{ month: '2023-12', scored: 2, positive: 1, negative: 1 }],
  });
  expect(people[0]).toMatchObject({ name: 'Ann', texts: 2, tone: { scored: 2, positive: 1, negative: 1 } });
  expect(await numbers('language=de')).toEqual([2]);
  expect(await numbers('tone=positive')).toEqual([1]);
  expect(await numbers('tone=negative')).toEqual([3]);
});

test('who turns to whom in a group comes with a later upload too, and opens its messages', async () => {
  const [one, other, third] = [await idOf('Ann'), await idOf('Bo'), await idOf('Cy')];
  const measured = await ties();
  // Bo turned to Ann twice and Ann to Bo once; Cy to Ann once and Ann to Cy never.
  expect(measured).toMatchObject({ index: 1 / 3, replies: 3, mentions: 0, reactions: 1, pairsCount: 2 });
  expect(measured.pairs.map(({ one, other, there, back }) => [one.name, other.name, there, back])).toEqual([
    ['Bo', 'Ann', 2, 1],
    ['Cy', 'Ann', 1, 0],
  ]);
  expect(measured.platforms).toEqual(['telegram']);
  // Each message is a minute after the one before.
  expect(measured.answerTimes).toMatchObject([
    { name: 'Ann', n: 1, medianMs: 60_000 },
    { name: 'Bo', n: 1, medianMs: 60_000, firstQuartileMs: 60_000 },
    { name: 'Cy', n: 1, medianMs: 180_000 },
  ]);
  expect(await numbers(`tieFrom=${other}&tieTo=${one}`)).toEqual([3, 2]);
  expect(await numbers(`tieFrom=${one}&tieTo=${third}`)).toEqual([]);
  expect((await ties('?to=2023-12-26T00:00:00Z')).index).toBeNull();
  expect((await ties('?chatId=99')).platforms).toEqual([]);
});

test('the export of an account has languages, and who turned to whom', async () => {
  const exported: unknown[] = [];
  for await (const message of exportChatMessages(stage.services, ann.user.id)) exported.push(message);
  const [one, other] = [await idOf('Ann'), await idOf('Bo')];
  expect(exported.slice(1, 3)).toMatchObject([
    { number: 2, language: 'de', ties: [{ kind: 'reply', from: other, to: one }] },
    {
      number: 3,
      ties: expect.arrayContaining([
        { kind: 'reply', from: one, to: other },
        { kind: 'reaction', from: other, to: one },
      ]),
    },
  ]);
});

test('media are counted by kind, and websites by their domain, and open their messages', async () => {
  const id = await addArchive(ann, 'Links', 'UTC');
  const shared = [
    said(1, 'Ann', 'see https://m.example.co.uk/a and https://example.co.uk'),
    said(2, 'Bo', '', { photo: 'photos/1.jpg' }),
    said(3, 'Bo', '', { media_type: 'voice_message', file: 'voice/1.ogg' }),
    said(4, 'Ann', '', { photo: 'photos/2.jpg' }),
  ];
  await importText(ann, id, group(shared), 'result.json');
  const { domains, media } = await get<ArchiveWords>('/words', ann, id);
  expect(domains).toEqual([{ domain: 'example.co.uk', count: 1 }]);
  expect(media).toEqual([
    { media: 'image', count: 2 },
    { media: 'audio', count: 1 },
  ]);
  const { data } = await get<{ data: ArchiveMessage[] }>('/messages?media=audio', ann, id);
  expect(data.map(({ number }) => number)).toEqual([3]);
});

test('people who were joined count as one, and not with themselves', async () => {
  const [first, second] = [await idOf('Ann'), await idOf('Cy')];
  await expectStatus(
    await ann.post(`/api/chatgenie/archives/${archiveId}/people/join`, { personIds: [first, second] }),
    200,
  );
  expect(await ties()).toMatchObject({ replies: 2, pairsCount: 1, index: 0.5 });
  await expectStatus(
    await ann.post(`/api/chatgenie/archives/${archiveId}/people/separate`, { accountId: second }),
    200,
  );
});

test('messages of older releases get their language and tone', async () => {
  const { db } = stage.services;
  const isOfArchive = eq(archiveMessage.archiveId, archiveId);
  const before = await figures();
  await db.update(archiveMessage).set({ language: null, tone: null }).where(isOfArchive);
  await db.update(chatArchive).set({ describedNumber: 0 }).where(eq(chatArchive.id, archiveId));
  expect((await figures()).languages).toEqual([]);
  await describeOlderMessages(stage.services, {}, new AbortController().signal);
  expect(await figures()).toEqual(before);
});

test('on Free languages are counted, tone and who turns to whom are not', async () => {
  const bo = await signUp(stage.app);
  const free = await addArchive(bo, 'Free', 'UTC');
  await importText(bo, free, group(messages), 'result.json');
  const { tone, languages, people } = await get<ArchiveStatistics>('/statistics', bo, free);
  expect([tone, people[0]?.tone, languages.length]).toEqual([null, null, 2]);
  const status = async (rest: string) => (await bo.get(`/api/chatgenie/archives/${free}/${rest}`)).status;
  expect(await status('ties')).toBe(402);
  // The number of these messages would be the figure.
  for (const filter of ['turn=start', 'tone=positive', 'tieFrom=1&tieTo=2', 'answersBy=1'])
    expect([filter, await status(`messages?${filter}`)]).toEqual([filter, 402]);
  for (const filter of ['', 'language=en', 'weekday=1&hour=3', 'personId=1'])
    expect([filter, await status(`messages?${filter}`)]).toEqual([filter, 200]);
});

test('who turns to whom goes with the messages, and with the archive', async () => {
  const { services } = stage;
  const cy = await signUp(stage.app);
  await setMessagePlan(services, cy.user.id, 'pro');
  const id = await addArchive(cy, 'Gone', 'UTC');
  await importText(cy, id, group(messages), 'result.json');
  const left = () => services.db.$count(archiveTie, eq(archiveTie.archiveId, id));
  expect(await left()).toBe(4);
  await expectStatus(await cy.delete(`/api/chatgenie/archives/${id}`), 200);
  expect(await left()).toBe(0);
});
