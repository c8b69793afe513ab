import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { DETECTED_LANGUAGES } from '#core/language/detect-language.ts';
import { balanceIndex } from './balance-index.ts';
import { intervalOfShare } from './interval-of-share.ts';
import { measureChats } from './measure-chats.ts';
import { measureTurns } from './measure-turns.ts';
import { type MessageColumns, noTone } from './message-columns.ts';
import { summariseTimes } from './summarise-times.ts';
import { countTerms, type TermCounts } from './words/count-terms.ts';
import { domainsOf } from './words/domains-of.ts';
import { emojiOf } from './words/emoji-of.ts';
import { listMostUsed } from './words/list-most-used.ts';
import { wordsOf } from './words-of.ts';

interface Line {
  at: number;
  chat?: number;
  person: number;
  kind?: (typeof archiveMessageKinds)[number];
  isQuestion?: boolean;
  language?: string;
  tone?: number;
}

const columnsOf = (lines: readonly Line[]): MessageColumns => ({
  at: Float64Array.from(lines, ({ at }) => at),
  chat: Int32Array.from(lines, ({ chat }) => chat ?? 1),
  person: Int32Array.from(lines, ({ person }) => person),
  kind: Uint8Array.from(lines, ({ kind }) => archiveMessageKinds.indexOf(kind ?? 'text')),
  words: Int32Array.from(lines, () => 2),
  isQuestion: Uint8Array.from(lines, ({ isQuestion }) => (isQuestion ? 1 : 0)),
  language: Uint8Array.from(lines, ({ language }) =>
    language === undefined ? 0 : DETECTED_LANGUAGES.indexOf(language) + 1,
  ),
  tone: Int8Array.from(lines, ({ tone }) => tone ?? noTone),
});

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2024, 2, 30, 10);
const gapMs = 4 * hour;
const measure = (lines: readonly Line[], zone = 'UTC') =>
  measureChats(columnsOf(lines), { clock: createZoneClock(zone), gapMs });

describe('conversations and turns', () => {
  test('a reply is from the last message of the turn before, a wait from its first, inside one conversation', () => {
    const { conversations, people } = measureTurns(
      columnsOf([
        { at: start, person: 1 },
        { at: start + 10 * minute, person: 1 },
        { at: start + 15 * minute, person: 2 },
        // Another conversation: no reply.
        { at: start + 6 * hour, person: 1, isQuestion: true },
      ]),
      gapMs,
    );
    expect(conversations).toBe(2);
    expect(people.get(1)).toEqual({ initiations: 2, replies: [], waits: [], doubleTexts: 1, unanswered: 1 });
    expect(people.get(2)).toEqual({
      initiations: 0,
      replies: [5 * minute],
      waits: [15 * minute],
      doubleTexts: 0,
      unanswered: 0,
    });
  });

  test('lines of the system begin nothing, and a call that nobody answers is unanswered', () => {
    const { conversations, people } = measureTurns(
      columnsOf([
        { at: start, person: -1, kind: 'system' },
        { at: start + minute, person: 2 },
        { at: start + 2 * minute, person: 1, kind: 'call' },
      ]),
      gapMs,
    );
    expect([conversations, people.get(1)?.unanswered, people.get(2)?.initiations]).toEqual([1, 1, 1]);
  });

  test('equal to a slow count on random chats', () => {
    const line = fc.record({
      at: fc.integer({ min: 0, max: 400 }).map((step) => start + step * 11 * minute),
      chat: fc.integer({ min: 1, max: 2 }),
      person: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), fc.integer({ min: 30, max: 1_440 }), (given, gap) => {
        const lines = given.toSorted((one, other) => one.at - other.at);
        const turns = measureTurns(columnsOf(lines), gap * minute);
        const conversations = [1, 2].flatMap((chat) =>
          cutConversations(
            lines.filter((each) => each.chat === chat),
            gap * minute,
          ),
        );
        expect(turns.conversations).toBe(conversations.length);
        for (const person of [1, 2, 3]) {
          const own = turns.people.get(person);
          const replies = conversations.flatMap((all) =>
            all.flatMap((each, index) => {
              const before = all[index - 1];
              return each.person === person && before && before.person !== person
                ? [each.at - before.at]
                : [];
            }),
          );
          expect(own?.initiations ?? 0).toBe(
            conversations.filter(([first]) => first?.person === person).length,
          );
          expect((own?.replies ?? []).toSorted((a, b) => a - b)).toEqual(replies.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** The plain way: cut after each long silence. */
function cutConversations(lines: readonly Line[], gap: number): Line[][] {
  return lines.reduce<Line[][]>((all, each) => {
    const last = all.at(-1)?.at(-1);
    if (last === undefined || each.at - last.at > gap) all.push([]);
    all.at(-1)?.push(each);
    return all;
  }, []);
}

describe('figures', () => {
  test('shares, balance, streaks and silence of two people', () => {
    const days = [0, 1, 2, 4].flatMap((day) => [
      { at: start + day * 24 * hour, person: 1 },
      { at: start + day * 24 * hour + minute, person: 2 },
    ]);
    const figures = measure([...days, { at: start + 5 * 24 * hour, person: 1, kind: 'media' }]);
    expect(figures.totals).toMatchObject({
      messages: 9,
      media: 1,
      words: 18,
      conversations: 5,
      days: 6,
      activeDays: 5,
      messagesPerDay: 1.5,
    });
    expect(figures.people.map(({ personId, messages }) => [personId, messages])).toEqual([
      ['1', 5],
      ['2', 4],
    ]);
    expect(figures.balance?.messages).toBeCloseTo(8 / 9);
    expect(figures.streakOfBoth).toEqual({ days: 3, from: '2024-03-30', to: '2024-04-01' });
    expect(figures.streakOfAnybody).toEqual({ days: 3, from: '2024-03-30', to: '2024-04-01' });
    expect(figures.longestSilence?.ms).toBe(2 * 24 * hour - minute);
    expect(figures.months.map(({ month, messages }) => [month, messages])).toEqual([
      ['2024-03', 4],
      ['2024-04', 5],
    ]);
    expect(figures.people[0]?.initiationShare).toBeNull();
  });

  test.each([
    // 31 March 2024, a Sunday, on which clocks in London go from 1 to 2.
    ['Europe/London', Date.UTC(2024, 2, 31, 0, 30), 6, 0],
    ['Europe/London', Date.UTC(2024, 2, 31, 1, 30), 6, 2],
    ['Europe/London', Date.UTC(2024, 9, 27, 0, 30), 6, 1],
    ['Europe/London', Date.UTC(2024, 9, 27, 1, 30), 6, 1],
    ['Asia/Kathmandu', Date.UTC(2024, 2, 31, 18, 30), 0, 0],
    ['Pacific/Kiritimati', Date.UTC(2024, 2, 31, 12), 0, 2],
  ])('%s: weekday and hour of %d', (zone, at, weekday, hourOfDay) => {
    const { heat } = measure([{ at, person: 1 }], zone);
    expect(heat[weekday]?.[hourOfDay]).toBe(1);
  });

  test('languages and tone by person, of messages whose words tell them, and by month', () => {
    const { people, languages, texts, tone } = measure([
      { at: start, person: 1, language: 'en', tone: 3 },
      { at: start + minute, person: 1, language: 'de' },
      { at: start + 2 * minute, person: 1, language: 'de' },
      { at: start + 3 * minute, person: 2, language: 'en', tone: 0 },
      { at: start + 4 * minute, person: 2 },
      { at: start + 40 * 24 * hour, person: 2, language: 'en', tone: -2 },
      // Counted nowhere.
      { at: start, person: 2, kind: 'deleted', language: 'en', tone: -2 },
      { at: start, person: -1, kind: 'system', language: 'en', tone: -2 },
    ]);
    expect([texts, languages]).toEqual([
      6,
      [
        { language: 'en', messages: 3 },
        { language: 'de', messages: 2 },
      ],
    ]);
    expect(people.map(({ personId, texts, languages }) => [personId, texts, languages])).toEqual([
      [
        '1',
        3,
        [
          { language: 'de', messages: 2 },
          { language: 'en', messages: 1 },
        ],
      ],
      ['2', 3, [{ language: 'en', messages: 2 }]],
    ]);
    expect(people.map(({ tone }) => tone)).toEqual([
      { scored: 1, positive: 1, negative: 0 },
      { scored: 2, positive: 0, negative: 1 },
    ]);
    expect(tone).toEqual({
      scored: 3,
      positive: 1,
      negative: 1,
      months: [
        { month: '2024-03', scored: 2, positive: 1, negative: 0 },
        { month: '2024-04', scored: 0, positive: 0, negative: 0 },
        { month: '2024-05', scored: 1, positive: 0, negative: 1 },
      ],
    });
  });

  test('conversations for each length of silence are those of the figures with that length', () => {
    const lines = Array.from({ length: 300 }, (_, index) => ({
      at: start + index * index * 3 * minute,
      chat: (index % 2) + 1,
      person: (index % 3 === 0 ? 1 : 0) + 1,
    }));
    const of = (gapMinutes: number) =>
      measureChats(columnsOf(lines), {
        clock: createZoneClock('UTC'),
        gapMs: gapMinutes * minute,
      });
    for (const { gapMinutes, conversations, firstStarts } of of(240).gaps) {
      const { totals, people } = of(gapMinutes);
      expect(conversations).toBe(totals.conversations);
      expect(firstStarts).toBe(people[0]?.initiationShare?.share ?? null);
    }
    // Other lengths give other numbers, else nothing was compared.
    expect(new Set(of(240).gaps.map(({ conversations }) => conversations)).size).toBeGreaterThan(3);
  });

  test('nothing gives no figures', () => {
    expect(measure([])).toMatchObject({
      people: [],
      months: [],
      longestSilence: null,
      firstAt: null,
      totals: { messagesPerDay: 0 },
    });
  });
});

test('clock of a zone and back, whatever the zone', () => {
  const zones = [
    'Europe/London',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'America/Sao_Paulo',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2009, 0), max: Date.UTC(2030, 0) }),
      (zone, at) => {
        const clock = createZoneClock(zone);
        const { at: back, trouble } = clock.toUtc(clock.toWall(at));
        // An hour that comes twice is taken for the first.
        if (trouble === null) expect(back).toBe(at);
        else expect(clock.toWall(back)).toBe(clock.toWall(at));
      },
    ),
    { numRuns: 300 },
  );
});

test('the middle and quarters of times', () => {
  expect(summariseTimes([4, 1, 3, 2])).toEqual({
    n: 4,
    medianMs: 3,
    firstQuartileMs: 2,
    thirdQuartileMs: 3,
    ninetiethMs: 4,
  });
  expect(summariseTimes([])).toBeNull();
});

test('the places of times are those of the sorted list, whatever the times', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 80 }), (times) => {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number) => {
        const place = (sorted.length - 1) * share;
        const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
        return Math.round(below + (above - below) * (place % 1));
      };
      expect(summariseTimes(times)).toEqual({
        n: times.length,
        medianMs: at(0.5),
        firstQuartileMs: at(0.25),
        thirdQuartileMs: at(0.75),
        ninetiethMs: at(0.9),
      });
    }),
    { numRuns: 500 },
  );
});

test('shares have a range, and two numbers a balance', () => {
  const { low, high } = intervalOfShare(10, 20);
  expect([low, high].map((share) => share.toFixed(3))).toEqual(['0.299', '0.701']);
  expect([balanceIndex(3, 3), balanceIndex(1, 3), balanceIndex(0, 4), balanceIndex(0, 0)]).toEqual([
    1,
    0.5,
    0,
    null,
  ]);
});

describe('words and emoji', () => {
  test.each([
    ['Hahaha so funny', ['haha', 'so', 'funny']],
    ['ㅋㅋㅋ jajaja', ['haha', 'haha']],
    ['see https://a.example/b?c=d now', ['see', 'now']],
    ["don't", ["don't"]],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words));

  test.each([
    ['👨‍👩‍👧 and 🇬🇧 and 👍🏽', ['👨‍👩‍👧', '🇬🇧', '👍🏽']],
    ['no 1 2 3 ©', []],
  ])('%s', (text, emoji) => expect(emojiOf(text)).toEqual(emoji));

  test('those of every text are left out', () => {
    const counts: TermCounts = new Map();
    for (const text of ['the pizza and the wine 🍕', 'pizza!'])
      countTerms(counts, { text, kind: 'text', media: null });
    expect(listMostUsed([...counts.keys()], [...counts.values()])).toEqual({
      words: [
        { word: 'pizza', count: 2 },
        { word: 'wine', count: 1 },
      ],
      emoji: [{ emoji: '🍕', count: 1 }],
      domains: [],
      media: [],
    });
  });

  test.each([
    ['see https://m.example.co.uk/a?b and http://example.co.uk', ['example.co.uk']],
    ['(www.example.com), https://example.org.', ['example.com', 'example.org']],
    ['https://10.0.0.1/x and https://localhost', []],
    ['no link at example.com', []],
  ])('websites of “%s”', (text, domains) => expect(domainsOf(text)).toEqual(domains));
});
