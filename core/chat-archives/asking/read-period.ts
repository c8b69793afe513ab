const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const monthPattern = `(${months.join('|')}|${months.map((name) => name.slice(0, 3)).join('|')})`;

/** A span of days in a question, and the question without it. */
export interface Period {
  from: string | null;
  to: string | null;
  rest: string;
}

const write = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
const monthOf = (name: string): number => months.findIndex((month) => month.startsWith(name.slice(0, 3)));

type Rule = [
  RegExp,
  (found: RegExpExecArray, today: { year: number; month: number; day: number }) => [string, string],
];

const rules: readonly Rule[] = [
  [
    new RegExp(`(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthPattern}\\.?,? (\\d{4})`),
    ([, day, name = '', year]) => dayOf(Number(year), monthOf(name), Number(day)),
  ],
  [
    new RegExp(`${monthPattern}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`),
    ([, name = '', day, year]) => dayOf(Number(year), monthOf(name), Number(day)),
  ],
  [/(\d{4})-(\d\d)-(\d\d)/, ([, year, month, day]) => dayOf(Number(year), Number(month) - 1, Number(day))],
  [
    new RegExp(`${monthPattern}\\.?,? (\\d{4})`),
    ([, name = '', year]) => wholeMonth(Number(year), monthOf(name)),
  ],
  [/(?:^|\s)(?:in |during |of )?((?:19|20)\d\d)(?=\s|$)/, ([, year]) => wholeYear(Number(year))],
  [/this year/, (_found, { year }) => wholeYear(year)],
  [/last year/, (_found, { year }) => wholeYear(year - 1)],
  [/this month/, (_found, { year, month }) => wholeMonth(year, month)],
  [/last month/, (_found, { year, month }) => wholeMonth(year, month - 1)],
  [/yesterday/, (_found, { year, month, day }) => dayOf(year, month, day - 1)],
  [/today/, (_found, { year, month, day }) => dayOf(year, month, day)],
  [
    // Without a year it is the last one that has begun.
    new RegExp(`(?:in|since|during|of|before|after|until) ${monthPattern}(?=\\s|$)`),
    ([, name = ''], { year, month }) => wholeMonth(monthOf(name) > month ? year - 1 : year, monthOf(name)),
  ],
];

const dayOf = (year: number, month: number, day: number): [string, string] => [
  write(year, month, day),
  write(year, month, day + 1),
];
const wholeMonth = (year: number, month: number): [string, string] => [
  write(year, month, 1),
  write(year, month + 1, 1),
];
const wholeYear = (year: number): [string, string] => [write(year, 0, 1), write(year + 1, 0, 1)];

/**
 * Finds a span of days in an English question, such as `in March 2024`, `last year`, `since May 2023` or `before 2020`.
 * @param question in lower case, without punctuation at its end
 * @param today a day of the zone of the archive, as `2024-03-05`
 */
export function readPeriod(question: string, today: string): Period {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  for (const [pattern, spanOf] of rules) {
    const found = pattern.exec(question);
    if (found === null) continue;
    const [from, to] = spanOf(found, { year, month: month - 1, day });
    const before = question.slice(0, found.index);
    const said =
      /(since|after|before|until|in|on|during|from|of)?\s*$/.exec(before)?.[1] ??
      /^\s*(since|after|before|until)/.exec(found[0])?.[1];
    const rest = `${before.replace(/\b(?:since|after|before|until|in|on|during|from|of)\s*$/, '')} ${question.slice(found.index + found[0].length)}`;
    if (said === 'since') return { from, to: null, rest };
    if (said === 'after') return { from: to, to: null, rest };
    if (said === 'before') return { from: null, to: from, rest };
    if (said === 'until') return { from: null, to, rest };
    return { from, to, rest };
  }
  return { from: null, to: null, rest: question };
}
