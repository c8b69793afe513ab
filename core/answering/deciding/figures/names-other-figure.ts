import { findBound } from './find-bound.ts';
import { type Figure, readFigures } from './read-figures.ts';

const RANGE_BEFORE = /\d\s?(?:\p{L}{1,3}\s)?(?:to|bis|a|à|[-–])\s?$/iu;

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
  ft: ['inch', 12],
  foot: ['inch', 12],
  feet: ['inch', 12],
  yard: ['inch', 36],
  oz: ['oz', 1],
  lb: ['oz', 16],
  lbs: ['oz', 16],
  pint: ['pint', 1],
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
 * Whether the question names a size or a day ("500 g", "24 December") and the reply has only others ("250 g"). A
 * bound or a range in the reply may cover the one asked for; `contradictsFigure` finds those that do not.
 */
export function namesOtherFigure(question: string, sentences: readonly string[]): boolean {
  const measure = ({ value, unit }: Figure) => {
    const [base, factor] = MEASURES[unit] ?? [];
    return base === undefined || factor === undefined ? null : { base, value: value * factor };
  };
  const asked = readFigures(question).flatMap((figure) => measure(figure) ?? []);
  const told = sentences.flatMap((sentence) =>
    readFigures(sentence).flatMap((figure) => {
      const isOpen = findBound(sentence, figure) !== null || RANGE_BEFORE.test(sentence.slice(0, figure.at));
      const measured = measure(figure);
      return measured ? [{ ...measured, isOpen }] : [];
    }),
  );
  return asked.some(({ base, value }) => {
    const same = told.filter((each) => each.base === base);
    return same.length > 0 && same.every((each) => each.value !== value && !each.isOpen);
  });
}
