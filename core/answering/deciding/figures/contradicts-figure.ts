import { findBound } from './find-bound.ts';
import { readFigures } from './read-figures.ts';

/**
 * Whether a sentence is about another case than the question: it applies to figures over or under a bound ("orders
 * over 500 euros"), and the question names one of the same unit that is not ("a 200 euro order"). A figure that is not
 * said with a unit is not compared.
 */
export function contradictsFigure(question: string, sentence: string): boolean {
  const asked = readFigures(question);
  if (asked.length === 0) return false;
  return readFigures(sentence).some((figure) => {
    const bound = findBound(sentence, figure);
    if (bound === null) return false;
    const same = asked.filter(({ unit }) => unit === figure.unit);
    return (
      same.length > 0 &&
      same.every(({ value }) => (bound === 'above' ? value < figure.value : value > figure.value))
    );
  });
}
