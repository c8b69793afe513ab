import { createTermMatcher } from '#core/answering/choosing/create-term-matcher.ts';
import { matchTerms } from '#core/answering/choosing/match-terms.ts';
import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { readFigures } from './figures/read-figures.ts';

const CLOSED =
  /^(?:(?:hi|hello|hey|and|but|so|ok|please)[,!.]? +)*(?:do|does|is|are|can|may) (?:you|your|i|we|there|the|a|an|it|they|\p{L}+)(?!\p{L})/iu;
/**
 * Questions that are not settled here: "or" asks which, "better" how much, what is free, included or needed is often
 * said in other words, and a number ("for just one night") may be another than the one that is told.
 */
const NOT_OF_YES =
  /(?<!\p{L})(?:or|better|best|cheaper|cheapest|more|less|than|free|included?|includes|extra|need|needs|have to|must|required|still|only|just|even|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|not|no|never|without|[a-z]+n['’]t|how|what|when|where|why|who|which)(?!\p{L})/iu;
const LIMITS =
  /(?<!\p{L})(?:only|(?:and|or) not|minimum|maximum|at (?:least|most)|up to|except|unless|until|if|but|however|without|exclu\p{L}+|instead|rather|some|sometimes|maybe|may|might|usually|mostly|depend\p{L}*|unavailable|sold out|from .* on|soon|planned|used to|former\p{L}*)(?!\p{L})/iu;
const DENIAL = /(?<!\p{L})(?:not|no|never|none|nothing|cannot|neither|nor|closed|[a-z]+n['’]t)(?!\p{L})/giu;
/** Words that ask whether something exists, which a sentence about it need not repeat. */
const EMPTY: ReadonlySet<string> = new Set(
  'offer offers provide provides got have has available get there any anything possible please currently do does can'.split(
    ' ',
  ),
);
const SURE = 0.5;
const LONGEST_DENIAL = 90;

/**
 * What a sentence answers to an English yes-or-no question, where it contains every word of the question and neither
 * limits nor doubts it. Null where a reader has to judge.
 */
export function answerYesOrNo(question: string, { text, ranked }: ScoredSentence): 'yes' | 'no' | null {
  const { passage, query } = ranked;
  if (query.language !== 'en' || passage.language !== 'en' || passage.question !== null) return null;
  if (!CLOSED.test(question.trim()) || NOT_OF_YES.test(question) || /\?.*\?/u.test(question)) return null;
  if (query.words.some(({ isContext }) => isContext) || !isAllSaid(text, ranked)) return null;
  const figures = readFigures(question);
  const told = readFigures(text);
  if (figures.some(({ value, unit }) => !told.some((each) => each.value === value && each.unit === unit)))
    return null;
  const denials = text.match(DENIAL)?.length ?? 0;
  if (LIMITS.test(text)) return null;
  if (denials === 0) return 'yes';
  const isPlain = denials === 1 && text.length <= LONGEST_DENIAL && !/[,;–]/u.test(text);
  return isPlain ? 'no' : null;
}

/** Whether the sentence and the heading above it contain every word of the question that is more than grammar. */
function isAllSaid(text: string, { passage, query }: ScoredSentence['ranked']): boolean {
  const said = tokenise([text, passage.headingPath.at(-1) ?? ''].join('\n'), passage.language);
  const { hits } = matchTerms(said, createTermMatcher(query.words), query.words.length);
  const asked = query.words.flatMap(({ word, isFunctionWord }, at) =>
    isFunctionWord || EMPTY.has(word) ? [] : [hits[at] as number],
  );
  return asked.length > 0 && asked.every((hit) => hit >= SURE);
}
