import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import { lacksHoliday } from './figures/lacks-holiday.ts';
import { namesOtherFigure } from './figures/names-other-figure.ts';
import { lacksAnswerType } from './missing/lacks-answer-type.ts';
import { lacksMeasure } from './missing/lacks-measure.ts';
import { lacksNamedThing } from './missing/lacks-named-thing.ts';
import { namesUnknownBrand } from './missing/names-unknown-brand.ts';

/** Below this match, or this share of the words in the answer itself, a stored answer may be to another question. */
const LEAST_MATCH = 0.45;
const LEAST_COVERAGE = 0.6;

/**
 * Whether the reply may be wrong: a stored answer to another question, a sentence about another case, or one without
 * the kind of answer that was asked for.
 */
export function isDoubtful(
  question: string,
  chosen: readonly ScoredSentence[],
  best: ScoredSentence,
): boolean {
  const { ranked, features } = best;
  const isStored = ranked.passage.question !== null;
  // Where the meaning is known and it were the question asked, it would have been chosen as such before.
  if (ranked.passage.isApproved && hasKnownMeaning(ranked)) return true;
  if (isStored && ranked.questionMatch < LEAST_MATCH && features.coverage < LEAST_COVERAGE) return true;
  if (chosen.some((each) => each.features.contradicts > 0)) return true;
  const isEnglish = ranked.query.language === 'en';
  if (!ranked.passage.isApproved && isEnglish && lacksNamedThing(question, chosen)) return true;
  // The answer to a stored question may be as short as "Yes.".
  if (isStored) return false;
  const texts = chosen.map(({ text }) => text);
  const above = chosen.flatMap((each) => [each.ranked.passage.title, ...each.ranked.passage.headingPath]);
  if (namesOtherFigure(question, texts) || lacksHoliday([...texts, ...above], question)) return true;
  if (lacksMeasure(texts, question)) return true;
  if (isEnglish && namesUnknownBrand(question, ranked.query)) return true;
  return lacksAnswerType(texts, question, ranked.query.language);
}

const hasKnownMeaning = ({ query, similarity }: ScoredSentence['ranked']): boolean =>
  query.isMeaningFitted && (similarity?.question ?? null) !== null;
