import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Archive, ArchiveMessage, MessagePlan } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { ArchiveStatistics, ArchiveWords } from '#contract/chat-figures/chat-figures.schemas.ts';
import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { appleTime, typedStream, writeImessage } from '#tests/write-imessage.ts';
import { archiveMessage, askedDay, chatArchive } from './chat-archives.table.ts';
import { askedToday } from './quota/asked-today.ts';
import { consumeQuestion } from './quota/consume-question.ts';
import { giveBackQuestion } from './quota/give-back-question.ts';
import { setMessagePlan } from './quota/set-message-plan.ts';

let stage: TestServices;
let ann: Client & { user: { id: string; email: string } };
beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
  ann = await signUp(stage.app);
});
afterAll(() => stage.close());

interface Answer {
  outcome: string;
  text: string;
  readAs: string;
  quotes: ArchiveMessage[];
  plan: MessagePlan;
}
type Whole = Archive & {
  imports: ChatImport[];
  people: { id: string; name: string }[];
  peopleCount: number;
};

const path = (archiveId: string, rest = ''): string => `/api/chatgenie/archives/${archiveId}${rest}`;
const get = async <T>(archiveId: string, rest = ''): Promise<T> =>
  expectStatus<T>(await ann.get(path(archiveId, rest)), 200);
const messagesOf = async (archiveId: string, query = ''): Promise<ArchiveMessage[]> =>
  (await get<{ data: ArchiveMessage[] }>(archiveId, `/messages?limit=100${query}`)).data;
const reportOf = async (archiveId: string) => (await get<Whole>(archiveId)).imports[0];
const ask = async (archiveId: string, question: string): Promise<Answer> =>
  expectStatus<Answer>(await ann.post(path(archiveId, '/questions'), { question }), 200);

const lines = [
  '25/12/2023, 15:04 - Ann: When does the ferry leave?',
  '25/12/2023, 15:06 - Bo: at nine',
  '25/12/2023, 15:06 - Bo: ok',
  '25/12/2023, 15:06 - Bo: ok',
  '26/12/2023, 09:00 - Ann: Überraschung 🎉',
  '27/12/2023, 10:00 - Bo: <Media omitted>',
  '28/12/2023, 10:00 - Ann: the ferry was late, お茶 now',
];

describe('an import', () => {
  test('reads the database of Messages', async () => {
    const archiveId = await addArchive(ann, 'Messages');
    const { database } = writeImessage((insert) => {
      const bo = insert('handle', { id: '+447700900123' });
      const chat = insert('chat', { style: 45, chat_identifier: '+447700900123' });
      const at = appleTime('2024-03-05T15:04:05Z');
      for (const guid of ['A', 'B']) {
        const id = insert('message', {
          guid,
          attributedBody: typedStream(`ferry ${guid}`),
          handle_id: bo,
          date: at,
        });
        insert('chat_message_join', { chat_id: chat, message_id: id });
      }
    });
    await importText(ann, archiveId, database, 'chat.db');
    await importText(ann, archiveId, database, 'chat.db');
    expect(await messagesOf(archiveId)).toMatchObject([
      { text: 'ferry B', sentAt: '2024-03-05T15:04:05.000Z' },
      { text: 'ferry A' },
    ]);
    expect((await get<Whole>(archiveId)).imports[0]?.report).toMatchObject({ added: 0, known: 2 });
  });

  test('reads, is found by words, numbers, people and kinds, and its upload is gone', async () => {
    const archiveId = await addArchive(ann, 'Ferry');
    await importText(ann, archiveId, lines.join('\n'));
    const whole = await get<Whole>(archiveId);
    expect(whole).toMatchObject({
      messages: 7,
      platforms: ['whatsapp'],
      firstAt: '2023-12-25T15:04:00.000Z',
      chatList: [{ title: 'Bo', isToTheMinute: true, messages: 7 }],
      imports: [
        {
          status: 'done',
          error: null,
          report: { read: 7, added: 7, known: 0, beyondPlan: 0, unreadCount: 0 },
        },
      ],
    });
    const bo = whole.people.find(({ name }) => name === 'Bo')?.id;
    const numbers = async (query: string) => (await messagesOf(archiveId, query)).map(({ number }) => number);
    expect(await numbers('')).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(await numbers('&q=ferr')).toEqual([7, 1]);
    expect(await numbers('&q=uberraschung')).toEqual([5]);
    expect(await numbers(`&q=${encodeURIComponent('茶')}`)).toEqual([7]);
    expect(await numbers('&q=%3F')).toEqual([]);
    expect(await numbers(`&personId=${bo}&kind=media`)).toEqual([6]);
    expect(await numbers('&from=2023-12-26T00:00:00Z&to=2023-12-27T00:00:00Z')).toEqual([5]);
    const first = await get<{ pagination: { cursor: string; total: number } }>(
      archiveId,
      '/messages?limit=5',
    );
    expect(await numbers(`&cursor=${first.pagination.cursor}`)).toEqual([2, 1]);
    const { rows } = await stage.services.pool.query(
      'select file_id from chat_import where archive_id = $1',
      [archiveId],
    );
    expect(rows).toEqual([{ file_id: null }]);
  });

  test('of overlapping exports doubles nothing and loses nothing, in any order', async () => {
    const archiveId = await addArchive(ann, 'Cuts');
    for (const [from, to] of [
      [4, 7],
      [0, 5],
      [2, 6],
      [0, 7],
    ] as const)
      await importText(ann, archiveId, lines.slice(from, to).join('\n'));
    const texts = (await messagesOf(archiveId)).map(({ text }) => text);
    expect(texts.toReversed()).toEqual(
      lines.map((line) => line.replace(/^.*?: /, '').replace('<Media omitted>', '')),
    );
    expect((await reportOf(archiveId))?.report).toMatchObject({ read: 7, added: 0, known: 7, missing: 0 });
    await importText(ann, archiveId, [lines[0], lines[6]].join('\n'));
    expect((await reportOf(archiveId))?.report).toMatchObject({ known: 2, missing: 5 });
  });

  test('takes names and lists of people of any length, and knows them when they come again', async () => {
    const archiveId = await addArchive(ann, 'Crowd');
    const names = Array.from({ length: 1_200 }, () => randomBytes(40).toString('base64url'));
    const text = [...names, randomBytes(30_000).toString('base64url')]
      .map((name) => `25/12/2023, 15:04 - ${name}: hi`)
      .join('\n');
    await importText(ann, archiveId, text, 'chat.txt');
    expect(await reportOf(archiveId)).toMatchObject({ status: 'done', report: { chats: 1, added: 1_201 } });
    await importText(ann, archiveId, text, 'chat.txt');
    expect(await reportOf(archiveId)).toMatchObject({ status: 'done', report: { added: 0, known: 1_201 } });
    const whole = await get<Whole>(archiveId);
    expect([whole.people.length, whole.peopleCount]).toEqual([1_000, 1_201]);
    const writers = (await messagesOf(archiveId)).map(({ personName }) => personName);
    expect(writers.every((name) => name !== null && name.length > 40)).toBe(true);
    const figures = await get<ArchiveStatistics>(archiveId, '/statistics');
    expect([figures.people.length, figures.peopleCount]).toEqual([100, 1_201]);
    expect(figures.people.every(({ name }) => name.length > 40)).toBe(true);
    // Of whom no list shows anything.
    await importText(ann, archiveId, '25/12/2023, 15:05 - Zoe Zimmer: the zebra', 'chat.txt');
    expect((await ask(archiveId, 'Who mentioned the zebra?')).text).toBe('Zoe Zimmer: 1.');
    expect((await ask(archiveId, 'How many messages did Zoe write?')).text).toBe('1 message.');
  });

  test('asks for the order of dates, and reads them as answered', async () => {
    const archiveId = await addArchive(ann, 'Dates');
    const importId = await importText(ann, archiveId, '12/5/23, 3:04 PM - Ann: a\n1/6/24, 3:04 PM - Ann: b');
    expect(await reportOf(archiveId)).toMatchObject({
      status: 'asks',
      question: { possible: ['dmy', 'mdy'] },
    });
    await expectStatus(
      await ann.post(path(archiveId, `/imports/${importId}/answer`), { dateOrder: 'mdy' }),
      200,
    );
    await expect.poll(async () => (await reportOf(archiveId))?.status).toBe('done');
    expect((await messagesOf(archiveId)).map(({ sentAt }) => sentAt)).toEqual([
      '2024-01-06T15:04:00.000Z',
      '2023-12-05T15:04:00.000Z',
    ]);
    await expectStatus(
      await ann.post(path(archiveId, `/imports/${importId}/answer`), { dateOrder: 'mdy' }),
      409,
    );
  });

  test('waits with no more than nine others, however many come at once', async () => {
    const eve = await signUp(stage.app);
    const archiveId = await addArchive(eve, 'Many');
    const send = (index: number) => {
      const body = new FormData();
      // Nothing in it says what the day is, so each goes on waiting for an answer.
      body.append('file', new Blob(['01/02/2023, 15:04 - Ann: hi']), `${index}.txt`);
      return eve.post(path(archiveId, '/imports'), body);
    };
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => send(index)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(4).fill(409)]);
  });

  test('of a zip takes its texts, and of what is none says what it is', async () => {
    const archiveId = await addArchive(ann, 'Files');
    const json = JSON.stringify({
      name: 'Cy',
      type: 'personal_chat',
      id: 5,
      messages: [
        {
          id: 1,
          type: 'message',
          date_unixtime: '1709651045',
          from: 'Cy',
          from_id: 'user5',
          text: 'a\u0000b \ud800',
        },
        { id: 2, type: 'unsupported' },
      ],
    });
    const zip = zipSync({ 'chats/result.json': strToU8(json), 'photos/1.jpg': new Uint8Array(9) });
    await importText(ann, archiveId, zip as Uint8Array<ArrayBuffer>, 'Telegram.zip');
    expect(await messagesOf(archiveId)).toMatchObject([
      { text: 'ab \ufffd' },
      { kind: 'unknown', sentAt: null },
    ]);
    await importText(
      ann,
      archiveId,
      Buffer.from('\ufeff25/12/2023, 15:04 - Ann: hi', 'utf16le') as Uint8Array<ArrayBuffer>,
    );
    expect((await reportOf(archiveId))?.report).toMatchObject({ added: 1 });
    await importText(ann, archiveId, 'Dear all,\nno chat');
    expect(await reportOf(archiveId)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Export chat'),
      report: null,
    });
  });
});

describe('figures, words and questions', () => {
  let archiveId: string;
  beforeAll(async () => {
    archiveId = await addArchive(ann, 'Figures');
    await importText(ann, archiveId, lines.join('\n'));
  });

  test('figures are those of the messages, in the zone', async () => {
    const { id } = ann.user;
    await setMessagePlan(stage.services, id, 'pro');
    const figures = await get<ArchiveStatistics>(archiveId, '/statistics');
    expect(figures).toMatchObject({
      gapMinutes: 240,
      totals: { messages: 7, media: 1, conversations: 4, days: 4 },
      coverage: { isToTheMinute: true, withoutTime: 0 },
      longestSilence: { ms: 25 * 3_600_000 },
    });
    expect(figures.people[1]?.replies ?? figures.people[0]?.replies).toMatchObject({
      n: 1,
      medianMs: 120_000,
    });
    const part = await get<ArchiveStatistics>(
      archiveId,
      '/statistics?from=2023-12-26T00:00:00Z&gapMinutes=1440',
    );
    expect(part.totals).toMatchObject({ messages: 3, conversations: 2 });
    await setMessagePlan(stage.services, id, 'free');
    const { words, emoji } = await get<ArchiveWords>(archiveId, '/words');
    expect([words[0], emoji]).toEqual([{ word: 'ferry', count: 2 }, [{ emoji: '🎉', count: 1 }]]);
  });

  test.each<[string, string, string, number[]]>([
    ['How many messages did Bo send?', 'answered', '4 messages.', [6, 4, 3]],
    [
      'When did Ann mention the ferry?',
      'answered',
      'First on 25 December 2023, last on 28 December 2023, in 2 messages.',
      [1, 7],
    ],
    ['Who writes more?', 'answered', 'Bo: 4, Ann: 3.', [7, 6, 5]],
    ['What was the first message?', 'answered', 'The first of 7 messages is from 25 December 2023.', [1]],
    ['Where is “at nine”?', 'answered', '“at nine” (Bo, 25 December 2023).', [2]],
    ['Did Bo mention pizza?', 'nothing', 'Not in your messages.', []],
  ])('%s', async (question, outcome, text, numbers) => {
    const answer = await ask(archiveId, question);
    expect([answer.outcome, answer.text, answer.quotes.map(({ number }) => number)]).toEqual([
      outcome,
      text,
      numbers,
    ]);
  });

  test('only answered questions count, ten a day', async () => {
    expect((await ask(archiveId, 'hm')).plan.questions).toEqual({ used: 7, limit: 10 });
    for (let asked = 7; asked < 10; asked += 1) await ask(archiveId, 'ferry');
    const refused = await expectStatus<{ error: { message: string } }>(
      await ann.post(path(archiveId, '/questions'), { question: 'ferry' }),
      402,
    );
    expect(refused.error.message).toContain('10 questions today');
    // As if it had been the day before.
    await stage.services.db.update(askedDay).set({ day: '2000-01-01' });
    expect((await ask(archiveId, 'ferry')).plan.questions.used).toBe(1);
  });

  test('one that is not answered is given back to the day that it was asked on', async () => {
    const { services, clock } = stage;
    const { user } = await signUp(stage.app);
    const day = await consumeQuestion(services, user.id);
    clock.advanceSeconds(86_400);
    await consumeQuestion(services, user.id);
    await giveBackQuestion(services, user.id, day);
    expect(await askedToday(services, user.id)).toBe(1);
  });
});

test('the plan keeps the newest messages, and says how many it left out', async () => {
  const other = await signUp(stage.app);
  const archiveId = await addArchive(other, 'Many', 'UTC');
  const many = Array.from({ length: 10_050 }, (_, index) => {
    const at = new Date(Date.UTC(2023, 0, 13) + index * 60_000).toISOString();
    return `${at.slice(0, 10)} ${at.slice(11, 16)} - Ann: message ${index}`;
  });
  await importText(other, archiveId, many.join('\n'));
  await importText(other, archiveId, many.slice(0, 100).join('\n'));
  const whole = await expectStatus<Whole>(await other.get(path(archiveId)), 200);
  expect(whole.messages).toBe(10_000);
  expect(whole.imports.map(({ report }) => report)).toMatchObject([
    { read: 100, added: 0, known: 50, beyondPlan: 50 },
    { read: 10_050, added: 10_000, beyondPlan: 50 },
  ]);
});

test('deleting an account deletes its archives and what was uploaded', async () => {
  const leaver = await signUp(stage.app);
  const archiveId = await addArchive(leaver, 'Leaving');
  await importText(leaver, archiveId, '12/5/23, 3:04 PM - Ann: a');
  const { rows } = await stage.services.pool.query<{ file_id: string }>(
    'select file_id from chat_import where archive_id = $1',
    [archiveId],
  );
  const fileId = rows[0]?.file_id ?? '';
  await stage.services.fileStore.readFile(fileId);
  const body = { email: leaver.user.email, password: testPassword };
  await expectStatus(await leaver.send('DELETE', '/api/account', JSON.stringify(body)), 200);
  const { db, fileStore } = stage.services;
  expect(await db.$count(chatArchive, undefined)).toBeGreaterThan(0);
  expect((await db.select().from(chatArchive)).some(({ id }) => id === archiveId)).toBe(false);
  expect(
    (await db.select({ id: archiveMessage.archiveId }).from(archiveMessage)).some(
      ({ id }) => id === archiveId,
    ),
  ).toBe(false);
  await expect
    .poll(() =>
      fileStore.readFile(fileId).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone');
});
