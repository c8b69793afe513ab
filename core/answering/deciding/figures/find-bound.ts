import type { Figure } from './read-figures.ts';

type Bound = 'above' | 'below';

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

export function findBound(text: string, figure: Figure): Bound | null {
  const before = text.slice(0, figure.at);
  const after = text.slice(figure.end);
  if (RANGE_AFTER.test(after)) return null;
  for (const [bound, pattern] of BEFORE) if (pattern.test(before)) return bound;
  for (const [bound, pattern] of AFTER) if (pattern.test(after)) return bound;
  return null;
}
