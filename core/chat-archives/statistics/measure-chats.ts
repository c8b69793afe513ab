import type { ArchiveStatistics } from '#contract/chat-archives/chat-archives.schemas.ts';
import {
  archiveMessageKinds,
  leastConversations,
  measuredPeopleMaximum,
} from '#contract/chat-archives/chat-archives.ts';
import type { ZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { balanceIndex } from './balance-index.ts';
import { intervalOfShare } from './interval-of-share.ts';
import { isMessage } from './is-message.ts';
import { type Activity, measureActivity } from './measure-activity.ts';
import { measureTurns, type Turns } from './measure-turns.ts';
import type { MessageColumns } from './message-columns.ts';
import { summariseTimes } from './summarise-times.ts';

/** What is measured and how. */
export interface MeasureOptions {
  clock: ZoneClock;
  /** Silence after which a conversation ends. */
  gapMs: number;
  /** Ids of people by their numbers. */
  personIds: readonly string[];
}

/** All figures, without what limits them. */
export type ChatFigures = Omit<ArchiveStatistics, 'coverage' | 'people'> & {
  people: PersonFigures[];
};
/** Names come from the archive. */
type PersonFigures = Omit<ArchiveStatistics['people'][number], 'name'>;

interface PersonCounts {
  messages: number;
  words: number;
  media: number;
  questions: number;
}

const iso = (at: number): string => new Date(at).toISOString();

/** Computes the figures of the messages given, each as the documentation defines it. */
export function measureChats(
  columns: MessageColumns,
  { clock, gapMs, personIds }: MeasureOptions,
): ChatFigures {
  const kinds = new Array<number>(archiveMessageKinds.length).fill(0);
  const counts = countByPerson(columns, kinds);
  const ordered = [...counts].toSorted(([, one], [, other]) => other.messages - one.messages);
  const writers = ordered.map(([person]) => person);
  const [first, second] = writers;
  const pair =
    writers.length === 2 && first !== undefined && second !== undefined ? ([first, second] as const) : null;
  const turns = measureTurns(columns, gapMs);
  const activity = measureActivity(columns, clock, pair);
  const messages = ordered.reduce((sum, [, each]) => sum + each.messages, 0);
  const idOf = (person: number): string => personIds[person] ?? '';
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
    people: ordered
      .slice(0, measuredPeopleMaximum)
      .map(([person, each]) => describePerson(idOf(person), each, { messages, turns, person })),
    peopleCount: ordered.length,
    balance: pair === null ? null : describeBalance(pair, counts, turns),
    busiestDay: activity.busiestDay,
    streakOfBoth: activity.streakOfBoth,
    streakOfAnybody: activity.streakOfAnybody,
    longestSilence: describeSilence(activity),
    heat: activity.heat,
    months: activity.months,
  };
}

function countByPerson(columns: MessageColumns, kinds: number[]): Map<number, PersonCounts> {
  const counts = new Map<number, PersonCounts>();
  const media = archiveMessageKinds.indexOf('media');
  for (let index = 0; index < columns.at.length; index += 1) {
    const kind = columns.kind[index] ?? 0;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const person = columns.person[index] ?? -1;
    if (person === -1 || !isMessage(kind)) continue;
    let known = counts.get(person);
    if (known === undefined) {
      known = { messages: 0, words: 0, media: 0, questions: 0 };
      counts.set(person, known);
    }
    known.messages += 1;
    known.words += columns.words[index] ?? 0;
    known.questions += columns.isQuestion[index] ?? 0;
    if (kind === media) known.media += 1;
  }
  return counts;
}

function namedKinds(kinds: readonly number[]) {
  const of = (name: (typeof archiveMessageKinds)[number]): number =>
    kinds[archiveMessageKinds.indexOf(name)] ?? 0;
  return { media: of('media'), calls: of('call'), deleted: of('deleted'), system: of('system') };
}

function describePerson(
  personId: string,
  { messages, words, media, questions }: PersonCounts,
  all: { messages: number; turns: Turns; person: number },
): PersonFigures {
  const own = all.turns.people.get(all.person);
  const { conversations } = all.turns;
  const initiations = own?.initiations ?? 0;
  return {
    personId,
    messages,
    share: all.messages === 0 ? 0 : messages / all.messages,
    words,
    media,
    questions,
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
