import type { DateOrder } from '#contract/chat-imports/chat-imports.ts';
import { dayOfParts } from './day-of-parts.ts';
import type { Header } from './parse-header.ts';

const dayMs = 86_400_000;
/** Messages that came late are a little out of order. */
const toleranceMs = dayMs;
/** A pasted line has a date of another time: so much of a file may speak against an order. */
const strayShare = 0.02;
/** What headers of languages that write the day first have and English ones have not. */
const dayFirstWords = new Set(
  `à klo um às le kl as alle vorm nachm mittags morgens abends nachts ص م дп пп г time-first`.split(' '),
);

/** How the dates of a file are written, and by what that is known; or that nothing in the file says. */
export type DecidedOrder = { order: DateOrder; because: string } | { order: null; possible: DateOrder[] };

interface Trial {
  order: DateOrder;
  impossible: number;
  backwards: number;
  lastMs: number;
  /** Of the last date. */
  isPossible: boolean;
}

/** Collects what the headers of a file say about the order of day and month. */
export interface OrderEvidence {
  add(header: Header): void;
  decide(): DecidedOrder;
}

/**
 * Decides from all headers of a file: a year that comes first, a part above 12, dots and words of languages, and the
 * order under which time goes forward. What then is open is left open: a wrong guess would be in every figure.
 */
export function createOrderEvidence(): OrderEvidence {
  const trials: Trial[] = (['dmy', 'mdy', 'ymd'] as const).map((order) => ({
    order,
    impossible: 0,
    backwards: 0,
    lastMs: 0,
    isPossible: true,
  }));
  let last: readonly number[] = [];
  let count = 0;
  let longYearFirst = 0;
  let longYearLast = 0;
  let shortLast = 0;
  let dayFirst = 0;

  return {
    add({ parts, widths, shape, word }) {
      count += 1;
      if (widths[0] === 4) longYearFirst += 1;
      if (widths[1] === 4) longYearLast += 1;
      if (widths[1] === 1) shortLast += 1;
      if (shape[1] === '.' || dayFirstWords.has(word.replaceAll('.', '')) || /^[ap]\.\s/.test(word))
        dayFirst += 1;
      // Most messages are of the day of the one before.
      const isSameDay = parts.every((part, index) => part === last[index]);
      last = parts;
      for (const trial of trials) {
        const day = isSameDay ? null : dayOfParts(parts, trial.order);
        if (!isSameDay) trial.isPossible = day !== null;
        if (!trial.isPossible) trial.impossible += 1;
        else if (day !== null) {
          if (day.ms < trial.lastMs - toleranceMs) trial.backwards += 1;
          trial.lastMs = day.ms;
        }
      }
    },
    decide() {
      const most = (number: number) => number > count * (1 - strayShare) - 1 && number > 0;
      if (most(longYearFirst)) return { order: 'ymd', because: 'The year comes first.' };
      if (most(shortLast)) return { order: 'ymd', because: 'The last number is too short for a year.' };
      const possible = trials.filter(
        ({ order, impossible }) =>
          impossible <= count * strayShare && (order !== 'ymd' || longYearLast === 0),
      );
      const usual = possible.filter(({ order }) => order !== 'ymd');
      if (usual.length === 1 && usual[0])
        return { order: usual[0].order, because: 'Some dates have a day above 12.' };
      if (usual.length === 0 && possible[0])
        return { order: 'ymd', because: 'Only with the year first are all dates valid.' };
      if (most(dayFirst))
        return { order: 'dmy', because: 'In the language of the file the day comes first.' };
      const forward = decideByTime(usual, count);
      if (forward !== null)
        return { order: forward, because: 'Only in this order are the messages in order of time.' };
      return { order: null, possible: usual.map(({ order }) => order) };
    },
  };
}

function decideByTime(trials: readonly Trial[], count: number): DateOrder | null {
  const [best, next] = trials.toSorted((one, other) => one.backwards - other.backwards);
  if (best === undefined || next === undefined) return null;
  const isClear = next.backwards > best.backwards * 4 && best.backwards <= count * strayShare;
  return isClear ? best.order : null;
}
