type Bound = 'above' | 'below';

interface Figure {
  value: number;
  unit: string;
  at: number;
  end: number;
}

const UNIT = '€|\\$|£|¥|₺|%|元|天|公斤|公里|小时|人|岁|[\\p{L}\\p{M}]+(?:-[\\p{L}\\p{M}]+)?';
const NUMBER = '\\d[\\d.,]*\\d|\\d';
const FIGURE = new RegExp(`([€$£¥₺])\\s?(${NUMBER})|(${NUMBER})(?:[\\s-]?(${UNIT}))?`, 'giu');
/** Before a figure. "From 60 to 110" is no bound but a range. */
const BEFORE: readonly (readonly [Bound, RegExp])[] = [
  [
    'above',
    /(?:^|[^\p{L}])(?:over|above|more than|exceeding|at least|from|starting (?:at|from)|minimum(?: of)?|über|ab|mehr als|mindestens|más de|desde|superior(?:es)? a|a partir de|plus de|dès|à partir de|supérieure?s? à|oltre|超过|满)\s*$/iu,
  ],
  [
    'below',
    /(?:^|[^\p{L}])(?:within|innerhalb von|binnen|dentro de|under|below|less than|fewer than|up to|at most|no more than|maximum(?: of)?|unter|bis(?: zu)?|weniger als|höchstens|maximal|menos de|hasta|como máximo|moins de|jusqu['’]à|fino a|不超过|低于)\s*$/iu,
  ],
];
const AFTER: readonly (readonly [Bound, RegExp])[] = [
  [
    'above',
    /^\s*(?:(?:or|and) (?:more|above|over|up(?:wards)?|older|longer)|oder mehr|und mehr|o más|ou plus|以上|(?:ve )?üzeri|üstü)/iu,
  ],
  [
    'below',
    /^\s*(?:(?:or|and) (?:less|under|below|fewer|younger|shorter)|oder weniger|o menos|ou moins|以下|(?:ve )?altı)/iu,
  ],
];
const RANGE_AFTER = /^\s*(?:to|and|bis|und|a|y|à|et|[-–])\s*[€$£¥₺]?\s?\d/iu;
const RANGE_BEFORE = /\d\s?(?:\p{L}{1,3}\s)?(?:to|bis|a|à|[-–])\s?$/iu;
const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'eur',
  euro: 'eur',
  euros: 'eur',
  eur: 'eur',
  $: 'usd',
  dollar: 'usd',
  dollars: 'usd',
  usd: 'usd',
  '£': 'gbp',
  pound: 'gbp',
  pounds: 'gbp',
  gbp: 'gbp',
  '₺': 'try',
  tl: 'try',
  lira: 'try',
  '¥': 'cny',
  元: 'cny',
};
const LETTERS_COMPARED = 4;

function unitOf(written: string): string {
  const lower = written.toLowerCase();
  return CURRENCIES[lower] ?? lower.slice(0, LETTERS_COMPARED);
}

/** "1,500" and "1.500" are thousands, "4.90" and "4,90" are not. */
function readValue(written: string): number {
  return Number.parseFloat(written.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'));
}

function figuresOf(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].flatMap((match) => {
    const unit = match[1] ?? match[4];
    const value = readValue(match[2] ?? match[3] ?? '');
    return unit === undefined || Number.isNaN(value)
      ? []
      : [{ value, unit: unitOf(unit), at: match.index, end: match.index + match[0].length }];
  });
}

function boundOf(text: string, figure: Figure): Bound | null {
  const before = text.slice(0, figure.at);
  const after = text.slice(figure.end);
  if (RANGE_AFTER.test(after)) return null;
  for (const [bound, pattern] of BEFORE) if (pattern.test(before)) return bound;
  for (const [bound, pattern] of AFTER) if (pattern.test(after)) return bound;
  return null;
}

/**
 * Whether a sentence speaks of another case than the question: it holds for figures over or under a bound ("orders
 * over 500 euros"), and the question names one of the same unit that is not ("a 200 euro order"). A figure that is not
 * said with a unit is not compared.
 */
export function contradictsFigure(question: string, sentence: string): boolean {
  const asked = figuresOf(question);
  if (asked.length === 0) return false;
  return figuresOf(sentence).some((figure) => {
    const bound = boundOf(sentence, figure);
    if (bound === null) return false;
    const same = asked.filter(({ unit }) => unit === figure.unit);
    return (
      same.length > 0 &&
      same.every(({ value }) => (bound === 'above' ? value < figure.value : value > figure.value))
    );
  });
}

/** Sizes and amounts of which a firm may have one and not another, with how many of the smallest each is. */
const MEASURES: Readonly<Record<string, readonly [string, number]>> = {
  g: ['g', 1],
  gram: ['g', 1],
  kg: ['g', 1_000],
  kilo: ['g', 1_000],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1_000],
  litr: ['ml', 1_000],
  lite: ['ml', 1_000],
  mm: ['mm', 1],
  cm: ['mm', 10],
  m: ['mm', 1_000],
  inch: ['inch', 1],
  janu: ['janu', 1],
  febr: ['febr', 1],
  marc: ['marc', 1],
  apri: ['apri', 1],
  may: ['may', 1],
  june: ['june', 1],
  july: ['july', 1],
  augu: ['augu', 1],
  sept: ['sept', 1],
  octo: ['octo', 1],
  nove: ['nove', 1],
  dece: ['dece', 1],
};

/**
 * Whether the question names a size or a day ("500 g", "24 December") of which the reply has only others ("250 g"). A
 * bound or a range in the reply may cover the one asked for; those that do not, `contradictsFigure` knows.
 */
export function namesOtherFigure(question: string, sentences: readonly string[]): boolean {
  const measure = ({ value, unit }: Figure) => {
    const [base, factor] = MEASURES[unit] ?? [];
    return base === undefined || factor === undefined ? null : { base, value: value * factor };
  };
  const asked = figuresOf(question).flatMap((figure) => measure(figure) ?? []);
  const told = sentences.flatMap((sentence) =>
    figuresOf(sentence).flatMap((figure) => {
      const isOpen = boundOf(sentence, figure) !== null || RANGE_BEFORE.test(sentence.slice(0, figure.at));
      const measured = measure(figure);
      return measured ? [{ ...measured, isOpen }] : [];
    }),
  );
  return asked.some(({ base, value }) => {
    const same = told.filter((each) => each.base === base);
    return same.length > 0 && same.every((each) => each.value !== value && !each.isOpen);
  });
}
