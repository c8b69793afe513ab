import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { leastConversations, measuredPeopleMaximum } from '#contract/chat-figures/chat-figures.ts';
import type { ZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { balanceIndex } from './balance-index.ts';
import { fillMonths } from './fill-months.ts';
import { intervalOfShare } from './interval-of-share.ts';
import { listLanguages } from './list-languages.ts';
import type { Activity } from './measure-activity.ts';
import type { LanguageCounts } from './measure-languages.ts';
import { measureSteady, type PersonCounts, type SteadyFigures } from './measure-steady.ts';
import type { ToneCounts } from './measure-tone.ts';
import { measureTurns, type Turns } from './measure-turns.ts';
import type { MessageColumns } from './message-columns.ts';
import { summariseTimes } from './summarise-times.ts';

/** What is measured and how. */
export interface MeasureOptions {
  clock: ZoneClock;
  /** Silence after which a conversation ends. */
  gapMs: number;
}

/** All figures, without what limits them. */
export type ChatFigures = Omit<ArchiveStatistics, 'coverage' | 'people'> & {
  people: PersonFigures[];
};
/** Names come from the archive. */
type PersonFigures = Omit<ArchiveStatistics['people'][number], 'name'>;

const iso = (at: number): string => new Date(at).toISOString();

/** Computes the figures of the messages given, each as the documentation defines it. */
export function measureChats(
  columns: MessageColumns,
  { clock, gapMs }: MeasureOptions,
  steady: SteadyFigures = measureSteady(columns, clock),
): ChatFigures {
  const { kinds, counts, pair, activity, languages, tone, gaps } = steady;
  const turns = measureTurns(columns, gapMs);
  const ordered = [...counts];
  const messages = ordered.reduce((sum, [, each]) => sum + each.messages, 0);
  const everyLanguage = [...languages.values()];
  return {
    isBasic: false,
    gapMinutes: gapMs / 60_000,
    totals: {
      messages,
      ...namedKinds(kinds),
      words: ordered.reduce((sum, [, { words }]) => sum + words, 0),
      conversations: turns.conversations,
      days: activity.days,
      activeDays: activity.activeDays,
      messagesPerDay: activity.days === 0 ? 0 : messages / activity.days,
    },
    firstAt: activity.firstAt === null ? null : iso(activity.firstAt),
    lastAt: activity.lastAt === null ? null : iso(activity.lastAt),
    people: ordered.slice(0, measuredPeopleMaximum).map(([person, each]) => ({
      personId: String(person),
      ...describeMessages(each, messages),
      ...describeLanguages(languages.get(person)),
      ...describeTurns(turns, person),
      tone: tone.people.get(person) ?? noTones,
    })),
    peopleCount: ordered.length,
    balance: pair === null ? null : describeBalance(pair, counts, turns),
    busiestDay: activity.busiestDay,
    streakOfBoth: activity.streakOfBoth,
    streakOfAnybody: activity.streakOfAnybody,
    longestSilence: describeSilence(activity),
    heat: activity.heat,
    months: activity.months,
    gaps: gaps.map(({ gapMinutes, conversations, begun }) => ({
      gapMinutes,
      conversations,
      firstStarts:
        pair === null || conversations < leastConversations
          ? null
          : (begun.get(pair[0]) ?? 0) / conversations,
    })),
    texts: everyLanguage.reduce((sum, { texts }) => sum + texts, 0),
    languages: listLanguages(everyLanguage),
    tone: { ...sumTones([...tone.people.values()]), months: fillMonths(tone.months, noTones) },
  };
}

function namedKinds(kinds: readonly number[]) {
  const of = (name: (typeof archiveMessageKinds)[number]): number =>
    kinds[archiveMessageKinds.indexOf(name)] ?? 0;
  return { media: of('media'), calls: of('call'), deleted: of('deleted'), system: of('system') };
}

function describeMessages({ messages, words, media, questions }: PersonCounts, all: number) {
  return { messages, share: all === 0 ? 0 : messages / all, words, media, questions };
}

function describeLanguages(counts: LanguageCounts | undefined) {
  return counts === undefined
    ? { texts: 0, languages: [] }
    : { texts: counts.texts, languages: listLanguages([counts]) };
}

function describeTurns({ people, conversations }: Turns, person: number) {
  const own = people.get(person);
  const initiations = own?.initiations ?? 0;
  return {
    initiations,
    initiationShare:
      conversations < leastConversations
        ? null
        : { share: initiations / conversations, ...intervalOfShare(initiations, conversations) },
    doubleTexts: own?.doubleTexts ?? 0,
    unanswered: own?.unanswered ?? 0,
    replies: summariseTimes(own?.replies ?? []),
    waits: summariseTimes(own?.waits ?? []),
  };
}

const noTones: ToneCounts = { scored: 0, positive: 0, negative: 0 };

const sumTones = (counts: readonly ToneCounts[]): ToneCounts => ({
  scored: counts.reduce((sum, { scored }) => sum + scored, 0),
  positive: counts.reduce((sum, { positive }) => sum + positive, 0),
  negative: counts.reduce((sum, { negative }) => sum + negative, 0),
});

function describeBalance(
  [first, second]: readonly [number, number],
  counts: ReadonlyMap<number, PersonCounts>,
  turns: Turns,
): ArchiveStatistics['balance'] {
  const of = (name: keyof PersonCounts) =>
    balanceIndex(counts.get(first)?.[name] ?? 0, counts.get(second)?.[name] ?? 0);
  const begun = (person: number) => turns.people.get(person)?.initiations ?? 0;
  return {
    messages: of('messages'),
    words: of('words'),
    media: of('media'),
    questions: of('questions'),
    initiations: balanceIndex(begun(first), begun(second)),
  };
}

function describeSilence({ longestSilence }: Activity): ArchiveStatistics['longestSilence'] {
  if (longestSilence === null) return null;
  const { from, to } = longestSilence;
  return { from: iso(from), to: iso(to), ms: to - from };
}
