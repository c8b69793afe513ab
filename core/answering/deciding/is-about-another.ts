import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { compareNumberedNames } from './figures/compare-numbered-names.ts';
import { contradictsFigure } from './figures/contradicts-figure.ts';
import { namesOtherFigure } from './figures/names-other-figure.ts';
import { findMissingFromStored } from './missing/find-missing-from-stored.ts';

const MISSING_OF_STORED = 0.3;

/**
 * Whether the visitor names what neither the stored question nor its answer does: "… warranty on forks?" against "…
 * warranty on frames?". Which words name something is known in English only.
 * @param isReworded it was taken for the stored question by its meaning: only figures and numbers of names are compared
 */
export function isAboutAnother(question: string, stored: RankedPassage, isReworded = false): boolean {
  const texts = [stored.passage.question ?? '', stored.passage.text];
  if (namesOtherFigure(question, texts) || texts.some((text) => contradictsFigure(question, text)))
    return true;
  const compared = compareNumberedNames(question, stored.query, texts.join('\n'));
  if (compared !== null && !compared.isNamed) return true;
  // It is worded differently anyway: its meaning has decided.
  if (isReworded || stored.query.language !== 'en') return false;
  return findMissingFromStored(stored).share > MISSING_OF_STORED;
}
