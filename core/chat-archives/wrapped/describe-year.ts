import type { ArchiveStatistics, ArchiveWords } from '#contract/chat-figures/chat-figures.schemas.ts';
import { type WrappedCardId, wrappedPeople } from '#contract/wrapped/wrapped.ts';
import { countRoughly } from './count-roughly.ts';
import type { WrappedCard } from './wrapped-card.ts';

export interface YearToDescribe {
  year: number;
  /** Name of IANA. */
  zone: string;
  figures: ArchiveStatistics;
  words: ArchiveWords['words'];
  emoji: ArchiveWords['emoji'];
  /** Names of the people who may be named, by their ids. */
  names: ReadonlyMap<string, string>;
  /** Whether there are outlines for a text. */
  canDraw: (text: string) => boolean;
}

/** What a card says of a year; null where the year has nothing for it. */
type Describe = (year: YearToDescribe) => Omit<WrappedCard, 'id' | 'year'> | null;

const mostRanked = 5;
/** Less often it says little, and might show a single message. */
const leastUses = 10;
const nightHours = [23, 0, 1, 2, 3, 4];
const strangers = ['A friend', 'Another friend', 'A third friend'];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The cards that a year has something for, in their order. Nobody is named who is not among `names`, and no cards but those of
 * emoji and words have anything that people wrote.
 */
export function describeYear(year: YearToDescribe): WrappedCard[] {
  return Object.entries(cards).flatMap(([id, describe]) => {
    const card = year.figures.totals.messages === 0 ? null : describe(year);
    return card === null ? [] : [{ id: id as WrappedCardId, year: year.year, ...card }];
  });
}

const cards: Record<WrappedCardId, Describe> = {
  messages: (year) => {
    const { messages, messagesPerDay, activeDays } = year.figures.totals;
    return plain(year, {
      title: 'Messages this year',
      value: messages < 10 ? 'Fewer than 10' : messages.toLocaleString('en'),
      detail: `${Math.max(1, Math.round(messagesPerDay)).toLocaleString('en')} per day on average, written on ${days(activeDays)}.`,
      how: '',
    });
  },
  months: (year) => {
    const counts = countMonths(year);
    const most = Math.max(...counts);
    const month = counts.indexOf(most);
    return {
      ...plain(year, {
        title: 'The busiest month',
        value: format({ month: 'long' }, new Date(Date.UTC(year.year, month, 1))),
        detail: `${capital(countRoughly(most, 'message'))}.`,
        how: 'Messages by calendar month.',
      }),
      columns: counts.map((count, index) => ({
        label: format({ month: 'narrow' }, new Date(Date.UTC(year.year, index, 1))),
        share: count / most,
      })),
    };
  },
  'busiest-day': (year) => {
    const busiest = year.figures.busiestDay;
    if (busiest === null) return null;
    return plain(year, {
      title: 'The busiest day',
      value: dayOf(busiest.day),
      detail: `${capital(countRoughly(busiest.messages, 'message'))} on one ${format({ weekday: 'long' }, new Date(busiest.day))}.`,
      how: 'Messages by calendar day.',
    });
  },
  'busiest-hour': (year) => {
    const { heat } = year.figures;
    const byHour = Array.from({ length: 24 }, (_, hour) => sum(heat.map((hours) => hours[hour] ?? 0)));
    const byWeekday = heat.map(sum);
    const most = Math.max(...byHour);
    const hour = byHour.indexOf(most);
    const weekday = weekdays[byWeekday.indexOf(Math.max(...byWeekday))];
    return {
      ...plain(year, {
        title: 'The busiest hour',
        value: `${hour}:00`,
        detail: `${capital(countRoughly(most, 'message'))} between ${hour}:00 and ${(hour + 1) % 24}:00. ${weekday} is the busiest day of the week.`,
        how: 'Messages by the hour in which they were sent, over all days.',
      }),
      columns: byHour.map((count, index) => ({
        label: index % 6 === 0 ? String(index) : '',
        share: count / most,
      })),
    };
  },
  conversations: (year) => {
    const { conversations, messages } = year.figures.totals;
    if (conversations === null || conversations < 10) return null;
    const each = Math.round(messages / conversations);
    return plain(year, {
      title: 'Conversations',
      value: conversations.toLocaleString('en'),
      detail: `${each.toLocaleString('en')} ${each === 1 ? 'message' : 'messages'} each on average.`,
      how: `A conversation starts with a message after a silence longer than ${year.figures.gapMinutes / 60} hours in its chat.`,
    });
  },
  streak: (year) => {
    const { streakOfBoth, streakOfAnybody } = year.figures;
    const streak = streakOfBoth ?? streakOfAnybody;
    if (streak === null || streak.days < 2) return null;
    return plain(year, {
      title: 'The longest streak',
      value: days(streak.days),
      detail: `In a row, from ${dayOf(streak.from)} to ${dayOf(streak.to)}.`,
      how:
        streakOfBoth === null
          ? 'Days in a row with at least one message.'
          : 'Days in a row on which both people wrote.',
    });
  },
  nights: (year) => {
    const { heat, totals } = year.figures;
    const atNight = sum(heat.map((hours) => sum(nightHours.map((hour) => hours[hour] ?? 0))));
    if (atNight < 10) return null;
    return plain(year, {
      title: 'Late at night',
      value: percent(atNight / totals.messages),
      detail: `${capital(countRoughly(atNight, 'message'))} came between 23:00 and 5:00.`,
      how: 'The share of messages sent from 23:00 to 4:59.',
    });
  },
  people: (year) => {
    const { people, peopleCount } = year.figures;
    const [first] = people;
    if (first === undefined || people.length < 2) return null;
    const shown = people.slice(0, wrappedPeople);
    const rows = shown.map(({ personId, share }, index) => ({
      label: nameOf(year, personId) ?? strangers[index] ?? 'A friend',
      figure: percent(share),
      share: share / first.share,
    }));
    return {
      ...plain(year, {
        title: 'Who wrote most',
        value: percent(first.share),
        detail:
          peopleCount > shown.length
            ? `The top ${shown.length} of ${peopleCount} people.`
            : 'Shares of all messages.',
        how: 'Each person’s share of the messages. Accounts that the owner joined count as one person.',
      }),
      rows,
    };
  },
  emoji: (year) =>
    ranked(
      year,
      year.emoji.map(({ emoji, count }) => ({ text: emoji, count })),
      { title: 'The most used emoji', what: 'Emoji that were', leftOut: 'Emoji' },
    ),
  words: (year) =>
    ranked(
      year,
      year.words.map(({ word, count }) => ({ text: word, count })),
      {
        title: 'The most used word',
        what: 'Words of 2 to 30 letters, without very common ones, that were',
        leftOut: 'Words in letters',
      },
    ),
};

/** What was used most, of those that the fonts have. */
function ranked(
  year: YearToDescribe,
  used: readonly { text: string; count: number }[],
  { title, what, leftOut }: { title: string; what: string; leftOut: string },
): Omit<WrappedCard, 'id' | 'year'> | null {
  const often = used.filter(({ count }) => count >= leastUses);
  const drawn = often.filter(({ text }) => year.canDraw(text));
  const [first] = drawn;
  if (first === undefined) return null;
  const note = drawn.length === often.length ? '' : ` ${leftOut} that the cards cannot show are left out.`;
  return {
    ...plain(year, {
      title,
      value: first.text,
      detail: `${first.count.toLocaleString('en')} times.`,
      how: `${what} written ${leastUses} times or more.${note}`,
    }),
    rows: drawn.slice(0, mostRanked).map(({ text, count }) => ({
      label: text,
      figure: count.toLocaleString('en'),
      share: count / first.count,
    })),
  };
}

/** The name that a card may show; null where the person is not to be named, or the fonts do not have the letters. */
function nameOf({ names, canDraw }: YearToDescribe, personId: string): string | null {
  const name = names.get(personId);
  return name !== undefined && canDraw(name) ? name : null;
}

/** A card of a figure alone, with the part of the note that all have. */
function plain(
  { year, zone, figures: { firstAt, lastAt, coverage } }: YearToDescribe,
  { how, ...said }: Pick<WrappedCard, 'title' | 'value' | 'detail' | 'how'>,
): Omit<WrappedCard, 'id' | 'year'> {
  const span = [firstAt, lastAt].map((at) => dayOf(at ?? `${year}-01-01`, zone)).join(' to ');
  const notes = [
    how,
    `From texts and media that people sent, ${span} ${year}, in the time zone ${zone.replaceAll('_', ' ')}.`,
    'Calls, reactions and deleted messages are not counted.',
    coverage.hasGaps ? 'One of the exports contains saved messages only.' : '',
    coverage.isOwnOnly ? 'One of the exports contains the messages of one person only.' : '',
  ];
  return { ...said, columns: [], rows: [], how: notes.filter(Boolean).join(' ') };
}

/** Messages of the twelve months. */
function countMonths({ year, figures }: YearToDescribe): number[] {
  return Array.from({ length: 12 }, (_, index) => {
    const key = `${year}-${String(index + 1).padStart(2, '0')}`;
    return figures.months.find(({ month }) => month === key)?.messages ?? 0;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const days = (count: number): string => (count === 1 ? '1 day' : `${count.toLocaleString('en')} days`);
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const format = (options: Intl.DateTimeFormatOptions, date: Date, zone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone }).format(date);
const dayOf = (day: string, zone = 'UTC'): string =>
  format({ day: 'numeric', month: 'long' }, new Date(day), zone);
