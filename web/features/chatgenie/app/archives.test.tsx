import { expect, test } from 'vitest';
import {
  askArchive,
  chooseArchiveModel,
  createArchive,
  getArchive,
  getModelChoice,
  listArchiveMessages,
  listArchives,
} from '#contract/chat-archives/chat-archives.endpoints.ts';
import type {
  ArchiveMessage,
  ArchivePerson,
  MessagePlan,
} from '#contract/chat-archives/chat-archives.schemas.ts';
import {
  countArchiveWords,
  measureArchive,
  measureTies,
} from '#contract/chat-figures/chat-figures.endpoints.ts';
import type { ArchiveStatistics, ArchiveTies } from '#contract/chat-figures/chat-figures.schemas.ts';
import { setDateOrder } from '#contract/chat-imports/chat-imports.endpoints.ts';
import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import ArchivesPage from './archives-page.tsx';
import AskPage from './ask/ask-page.tsx';
import FiguresPage from './figures/figures-page.tsx';
import ImportsPage from './imports/imports-page.tsx';
import MessagesPage from './messages/messages-page.tsx';
import type { WholeArchive } from './use-archive.ts';

const plan: MessagePlan = {
  plan: 'free',
  messages: { used: 2, limit: 10_000 },
  questions: { used: 1, limit: 10 },
  platforms: { used: 1, limit: 3 },
};
const asking: ChatImport = {
  id: 'imp_1',
  fileName: 'WhatsApp Chat with Bo.txt',
  sizeBytes: 2_048,
  sha256: 'ab',
  status: 'asks',
  question: { samples: ['12/5/23, 3:04 PM - Ann: a'], possible: ['dmy', 'mdy'] },
  error: null,
  report: null,
  hasOriginal: false,
  createdAt: '2026-03-11T09:30:00.000Z',
};
const done: ChatImport = {
  ...asking,
  id: 'imp_2',
  status: 'done',
  question: null,
  report: {
    platforms: ['whatsapp'],
    chats: 1,
    read: 1_200,
    added: 1_000,
    known: 150,
    beyondPlan: 50,
    missing: 3,
    unreadCount: 1,
    unread: [{ file: 'a.txt', line: 1, text: 'Exported by a program' }],
    flagged: [{ flag: 'may-be-pasted', messages: 2 }],
    notes: ['Dates are read as day, month, year. You said so.'],
  },
};
const alone = (account: ArchivePerson['accounts'][number]): ArchivePerson => ({
  ...account,
  accounts: [account],
});
const archive: WholeArchive = {
  id: 'arc_1',
  name: 'Family',
  zone: 'Europe/London',
  messages: 2,
  chats: 1,
  platforms: ['whatsapp'],
  firstAt: '2024-03-05T15:04:00.000Z',
  lastAt: '2024-03-05T15:06:00.000Z',
  createdAt: '2026-03-11T09:30:00.000Z',
  chatList: [
    {
      id: '1',
      platform: 'whatsapp',
      title: 'Bo',
      isGroup: false,
      isToTheMinute: true,
      isOwnOnly: false,
      hasGaps: false,
      messages: 2,
    },
  ],
  people: [
    alone({ id: '1', name: 'Ann', platform: 'whatsapp', messages: 1 }),
    alone({ id: '2', name: 'Bo', platform: 'whatsapp', messages: 1 }),
  ],
  peopleCount: 2,
  imports: [asking, done],
  uploads: [],
};
const message: ArchiveMessage = {
  number: 2,
  chatId: '1',
  chatTitle: 'Bo',
  personId: '2',
  personName: 'Bo',
  // In London clocks are an hour ahead.
  sentAt: '2024-07-05T15:06:00.000Z',
  kind: 'text',
  media: null,
  text: 'at nine',
  flags: ['may-be-pasted'],
  reactions: 0,
};
const times = {
  n: 4,
  medianMs: 90_000,
  firstQuartileMs: 60_000,
  thirdQuartileMs: 300_000,
  ninetiethMs: 600_000,
};
const person = {
  messages: 1,
  share: 0.5,
  words: 2,
  media: 0,
  questions: 0,
  texts: 1,
  languages: [{ language: 'en', messages: 1 }],
  initiations: 1,
  initiationShare: null,
  doubleTexts: 0,
  unanswered: 0,
  replies: times,
  waits: null,
  tone: { scored: 1, positive: 1, negative: 0 },
};
const figures: ArchiveStatistics = {
  isBasic: false,
  gapMinutes: 240,
  totals: {
    messages: 2,
    media: 0,
    calls: 0,
    deleted: 0,
    system: 0,
    words: 4,
    conversations: 1,
    days: 1,
    activeDays: 1,
    messagesPerDay: 2,
  },
  firstAt: archive.firstAt,
  lastAt: archive.lastAt,
  people: [
    { personId: '1', name: 'Ann', ...person },
    { personId: '2', name: 'Bo', ...person },
  ],
  peopleCount: 2,
  balance: { messages: 1, words: 1, media: null, questions: null, initiations: 0.5 },
  busiestDay: { day: '2024-03-05', messages: 2 },
  streakOfBoth: { days: 1, from: '2024-03-05', to: '2024-03-05' },
  streakOfAnybody: null,
  longestSilence: { from: '2024-03-05T15:04:00.000Z', to: '2024-03-05T15:06:00.000Z', ms: 120_000 },
  heat: Array.from({ length: 7 }, () => new Array<number>(24).fill(0)),
  months: [{ month: '2024-03', messages: 2 }],
  gaps: [
    { gapMinutes: 30, conversations: 40, firstStarts: 0.5 },
    { gapMinutes: 240, conversations: 10, firstStarts: null },
  ],
  texts: 4,
  languages: [
    { language: 'en', messages: 2 },
    { language: 'de', messages: 1 },
  ],
  tone: {
    scored: 2,
    positive: 2,
    negative: 0,
    months: [{ month: '2024-03', scored: 2, positive: 2, negative: 0 }],
  },
  coverage: { isToTheMinute: true, hasGaps: false, isOwnOnly: false, withoutTime: 0 },
};
const whole = { context: archive };
const pair = (one: string, other: string, there: number, back: number) => ({
  one: { personId: '1', name: one },
  other: { personId: '2', name: other },
  there,
  back,
});
const ties: ArchiveTies = {
  index: 0.5,
  replies: 2,
  mentions: 1,
  reactions: 0,
  pairs: [pair('Ann', 'Bo', 2, 1)],
  pairsCount: 1,
  answerTimes: [
    { personId: '2', name: 'Bo', n: 3, medianMs: 60_000, firstQuartileMs: 30_000, thirdQuartileMs: 120_000 },
  ],
  platforms: ['whatsapp'],
};
const noWords = [countArchiveWords, () => ({ words: [], emoji: [], domains: [], media: [] })] as const;
const noTies = [
  measureTies,
  () => ({ ...ties, index: null, pairs: [], pairsCount: 0, answerTimes: [], platforms: [] }),
] as const;

test('an archive is created and opened, and the plan is shown', async () => {
  const { messages, chats, platforms } = archive;
  const callsOf = answerCalls(
    [listArchives, () => ({ data: [{ ...archive, messages, chats, platforms }], plan })],
    [createArchive, () => archive],
    [getArchive, () => archive],
  );
  const screen = await renderPart(<ArchivesPage />, { at: '/chatgenie/app', path: '/chatgenie/app' });
  await expect
    .element(screen.getByText('2 messages in 1 chat from WhatsApp', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText('2 of 10,000 messages', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'New archive' }).click();
  await screen.getByRole('button', { name: 'Create archive' }).click();
  await expect.element(screen.getByText('Enter a name.')).toBeVisible();
  await screen.getByLabelText('Name').fill('Family');
  await screen.getByLabelText('Time zone').selectOptions('Asia/Tokyo');
  await screen.getByRole('button', { name: 'Create archive' }).click();
  await expect.poll(() => screen.address()).toBe('/chatgenie/app/arc_1/imports');
  expect(callsOf(createArchive)[0]?.body).toEqual({ name: 'Family', zone: 'Asia/Tokyo' });
});

test('an import says what it did, and asks how dates are written', async () => {
  const callsOf = answerCalls(
    [setDateOrder, () => ({ ...asking, status: 'waiting' as const })],
    [listArchives, () => ({ data: [], plan })],
  );
  const screen = await renderPart(<ImportsPage />, whole);
  await expect
    .element(screen.getByText('1,200 messages read, 1,000 added, 150 already known.'))
    .toBeVisible();
  await expect.element(screen.getByText('50 messages exceed your plan', { exact: false })).toBeVisible();
  await screen.getByText('1 line not understood').click();
  await expect.element(screen.getByText('a.txt, line 1: Exported by a program')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '2 messages' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?flag=may-be-pasted');
  await screen.getByRole('button', { name: 'Month first' }).click();
  await expect.poll(() => callsOf(setDateOrder)[0]?.body).toEqual({ dateOrder: 'mdy' });
});

test('figures have their range and number, and lead to the messages behind them', async () => {
  const callsOf = answerCalls(
    [measureArchive, () => figures],
    [
      countArchiveWords,
      () => ({
        words: [{ word: 'ferry', count: 2 }],
        emoji: [{ emoji: '🎉', count: 1 }],
        domains: [{ domain: 'example.com', count: 3 }],
        media: [{ media: 'audio' as const, count: 4 }],
      }),
    ],
    noTies,
  );
  const screen = await renderPart(<FiguresPage />, whole);
  await expect.element(screen.getByText('half in under 2 min to 5 min, n = 4').first()).toBeVisible();
  await expect
    .element(screen.getByText('Balance: messages 1.00, words 1.00, initiations 0.50'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'ferry 2' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?q=ferry');
  await expect
    .element(screen.getByRole('link', { name: 'Voice and audio 4' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?kind=media&media=audio');
  await expect
    .element(screen.getByRole('link', { name: 'example.com 3' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?q=example.com');
  await screen.getByText('Show as a table').first().click();
  await expect
    .element(screen.getByRole('table').getByRole('link', { name: '2', exact: true }))
    .toHaveAttribute(
      'href',
      '/chatgenie/app/arc_1/messages?from=2024-03-01T00%3A00%3A00.000Z&to=2024-03-31T23%3A00%3A00.000Z',
    );
  await screen.getByRole('slider').fill('60');
  await expect.poll(() => callsOf(measureArchive).at(-1)?.query).toEqual({ gapMinutes: '60' });
});

test('of many people ten are shown, and the others when they are asked for', async () => {
  const people = Array.from({ length: 100 }, (_, index) => ({
    ...person,
    personId: String(index),
    name: `Member ${index}`,
  }));
  const crowd: ArchiveStatistics = { ...figures, people, peopleCount: 125, balance: null };
  answerCalls([measureArchive, () => crowd], noWords, noTies);
  const screen = await renderPart(<FiguresPage />, whole);
  await expect.element(screen.getByText('The 10 of 125 people who wrote most.')).toBeVisible();
  expect(screen.getByText('Member 10', { exact: true }).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Show 100 people' }).click();
  await expect.element(screen.getByText('The 100 of 125 people who wrote most.')).toBeVisible();
  await expect.element(screen.getByText('Member 10', { exact: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Show \d/ }).elements()).toHaveLength(0);
});

test('an archive without messages leads to imports in place of questions', async () => {
  const screen = await renderPart(<AskPage />, { ...whole, context: { ...whole.context, messages: 0 } });
  await expect
    .element(screen.getByRole('link', { name: 'Import a chat' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/imports');
  expect(screen.getByRole('textbox').elements()).toHaveLength(0);
});

test('basic figures lead to Pro, and have nothing that depends on a silence', async () => {
  const nothing = {
    initiations: null,
    doubleTexts: null,
    unanswered: null,
    replies: null,
    waits: null,
    tone: null,
  };
  const basic: ArchiveStatistics = {
    ...figures,
    isBasic: true,
    totals: { ...figures.totals, conversations: null },
    people: figures.people.map((each) => ({ ...each, ...nothing })),
    balance: null,
    streakOfBoth: null,
    streakOfAnybody: null,
    longestSilence: null,
    gaps: [],
    tone: null,
  };
  answerCalls([measureArchive, () => basic], noWords);
  const screen = await renderPart(<FiguresPage />, whole);
  await expect
    .element(screen.getByRole('link', { name: 'See Pro' }))
    .toHaveAttribute('href', '/chatgenie/app/plan');
  await expect.element(screen.getByText('Busiest day')).toBeVisible();
  expect(screen.getByRole('slider').elements()).toHaveLength(0);
  expect(screen.getByText('Reply time').elements()).toHaveLength(0);
  expect(screen.getByText('Conversations').elements()).toHaveLength(0);
  await expect.element(screen.getByText('English')).toBeVisible();
  expect(screen.getByText('Tone', { exact: true }).elements()).toHaveLength(0);
});

test('languages and tone say how much they cover, and lead to their messages', async () => {
  answerCalls([measureArchive, () => figures], noWords, noTies);
  const screen = await renderPart(<FiguresPage />, whole);
  await expect
    .element(screen.getByText('Told for 3 of 4 messages with words (75%).', { exact: false }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'German' }).getByRole('link'))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?language=de');
  await expect
    .element(
      screen.getByText('Rated for 2 of 4 messages with words (50%), only in English.', { exact: false }),
    )
    .toBeVisible();
  await screen.getByText('Show as a table').nth(2).click();
  const tone = screen.getByRole('region', { name: 'Tone by month and by person' });
  await expect
    .element(tone.getByRole('row', { name: /Ann/ }).getByRole('link'))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?personId=1&tone=positive');
  expect(screen.getByText('Reciprocity in groups').elements()).toHaveLength(0);
});

test('a chart shows how conversations depend on the silence that begins one', async () => {
  answerCalls([measureArchive, () => figures], noWords, noTies);
  const screen = await renderPart(<FiguresPage />, whole);
  await expect.element(screen.getByText('Conversations by silence')).toBeVisible();
  await screen.getByText('Show as a table').last().click();
  const table = screen.getByRole('region', { name: 'Conversations by silence' });
  await expect.element(table.getByRole('row', { name: '30 min 40 50%' })).toBeVisible();
  await expect.element(table.getByRole('row', { name: '4 h 10 –' })).toBeVisible();
});

test('who turns to whom shows its numbers, and what the export does not say', async () => {
  answerCalls([measureArchive, () => figures], noWords, [measureTies, () => ties]);
  const screen = await renderPart(<FiguresPage />, whole);
  await expect
    .element(screen.getByText('n = 2 answers, 1 mention, 0 reactions between 1 pair of people'))
    .toBeVisible();
  await expect.element(screen.getByText('2 and 1 back')).toBeVisible();
  await expect.element(screen.getByText('1 min, n = 3')).toBeVisible();
  await expect
    .element(screen.getByText('Exports of WhatsApp do not say whom answers or reactions are for.'))
    .toBeVisible();
  await screen.getByText('Show as a table').nth(4).click();
  await expect
    .element(screen.getByRole('region', { name: 'Who turns to whom' }).getByRole('link', { name: '2' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?tieFrom=1&tieTo=2');
});

test('messages that a figure led to say which they are, and all are a press away', async () => {
  const callsOf = answerCalls([
    listArchiveMessages,
    () => ({ data: [message], pagination: { cursor: null, hasMore: false, total: 1 } }),
  ]);
  const screen = await renderPart(<MessagesPage />, {
    ...whole,
    at: '/chatgenie/app/arc_1/messages?language=de&tone=negative&tieFrom=1&tieTo=2',
    path: '/chatgenie/app/:archiveId/messages',
  });
  await expect.element(screen.getByText('Only messages in German are shown.')).toBeVisible();
  await expect.element(screen.getByText('by which Ann turned to Bo', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all tones' }).click();
  await expect
    .poll(() => callsOf(listArchiveMessages).at(-1)?.query)
    .toEqual({ language: 'de', tieFrom: '1', tieTo: '2' });
});

test('messages are searched, in the zone of the archive', async () => {
  const callsOf = answerCalls([
    listArchiveMessages,
    () => ({ data: [message], pagination: { cursor: null, hasMore: false, total: 1 } }),
  ]);
  const screen = await renderPart(<MessagesPage />, whole);
  await expect.element(screen.getByText('at nine')).toBeVisible();
  await expect.element(screen.getByText('Jul 5, 2024, 4:06 PM')).toBeVisible();
  await screen.getByLabelText('Search messages').fill('nine');
  await screen.getByLabelText('Person').selectOptions('Bo');
  await expect
    .poll(() => callsOf(listArchiveMessages).at(-1)?.query)
    .toMatchObject({ q: 'nine', personId: '2' });
});

const noModel = { destination: null, model: null, isOn: false };

test('messages go to a language model only once that is switched on, and the switch says where', async () => {
  let isOn = false;
  const choice = () => ({ destination: 'OpenAI', model: 'gpt-6-luna', isOn });
  const callsOf = answerCalls(
    [listArchives, () => ({ data: [], plan })],
    [getModelChoice, choice],
    [
      chooseArchiveModel,
      ({ body }) => {
        isOn = (body as { destination: string | null }).destination !== null;
        return choice();
      },
    ],
  );
  const screen = await renderPart(<AskPage />, whole);
  const control = screen.getByRole('switch', { name: 'Send messages to OpenAI' });
  await expect.element(control).not.toBeChecked();
  await expect.element(screen.getByText('without a language model', { exact: false })).toBeVisible();
  await control.click();
  await expect.element(control).toBeChecked();
  await expect.element(screen.getByText('In any language.', { exact: false })).toBeVisible();
  await control.click();
  await expect.element(control).not.toBeChecked();
  expect(callsOf(chooseArchiveModel).map(({ body }) => body)).toEqual([
    { destination: 'OpenAI' },
    { destination: null },
  ]);
});

test('a question is answered with its messages', async () => {
  const callsOf = answerCalls(
    [listArchives, () => ({ data: [], plan })],
    [getModelChoice, () => noModel],
    [
      askArchive,
      () => ({
        outcome: 'answered' as const,
        text: '1 message.',
        readAs: 'Messages with the words “nine”',
        quotes: [message],
        total: 1,
        model: null,
        plan,
      }),
    ],
  );
  const screen = await renderPart(<AskPage />, whole);
  await screen.getByRole('button', { name: 'Ask' }).click();
  await expect.element(screen.getByText('Enter a question.')).toBeVisible();
  await screen.getByLabelText('Question').fill('Who said nine?');
  await screen.getByRole('button', { name: 'Ask' }).click();
  await expect.element(screen.getByText('1 message.')).toBeVisible();
  await expect.element(screen.getByText('Read as: Messages with the words “nine”')).toBeVisible();
  await expect.element(screen.getByText('at nine')).toBeVisible();
  expect(callsOf(askArchive)[0]?.body).toEqual({ question: 'Who said nine?' });
});
