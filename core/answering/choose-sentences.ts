import type { ScoredSentence } from './score-sentences.ts';

const SENTENCES_AT_MOST = 3;
/**
 * A further sentence must be worth its length: its odds against the best one, e to the difference of scores, for each
 * character. Chosen for replies of about 260 characters on the fitting half of the SQuAD 2.0 sample.
 */
const WORTH_A_CHARACTER = 0.0006;
const LEAST_CHARACTERS = 30;
/** A Chinese character says about as much as three letters. */
const WIDE_LETTER = 3;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function isWorthIt(sentence: ScoredSentence, best: ScoredSentence): boolean {
  const length = sentence.text.length * (WIDE.test(sentence.text) ? WIDE_LETTER : 1);
  return Math.exp(sentence.score - best.score) / (length + LEAST_CHARACTERS) >= WORTH_A_CHARACTER;
}

/** One to three sentences: the best, and up to two that are almost as good for their length; in source order, none twice. */
export function chooseSentences(scored: readonly ScoredSentence[]): ScoredSentence[] {
  const order = [...scored].sort((left, right) => right.score - left.score);
  const best = order[0];
  if (!best) return [];
  const texts = new Set<string>();
  const chosen: ScoredSentence[] = [];
  for (const sentence of order) {
    if (chosen.length >= SENTENCES_AT_MOST) break;
    if (texts.has(sentence.text) || (sentence !== best && !isWorthIt(sentence, best))) continue;
    texts.add(sentence.text);
    chosen.push(sentence);
  }
  return chosen.sort(
    (left, right) => left.passageRank - right.passageRank || left.sentenceAt - right.sentenceAt,
  );
}
