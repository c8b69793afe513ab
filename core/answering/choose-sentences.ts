import type { ScoredSentence } from './score-sentences.ts';

const SENTENCES_AT_MOST = 3;
/**
 * A further sentence must be worth its length: its odds against the best one, e to the difference of scores, for each
 * character, the more the longer the reply is with it. Chosen on the fitting half of the SQuAD 2.0 sample, for replies
 * of about 250 characters.
 */
const WORTH_A_CHARACTER = 0.00045;
const LEAST_CHARACTERS = 30;
/** However short, a sentence this far behind is about something else. */
const FAR_BEHIND = 3.5;
const ABOUT_AS_GOOD = 1;
const USUAL_CHARACTERS = 350;
/** A Chinese character says about as much as three letters. */
const WIDE_LETTER = 3;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function lengthOf(text: string): number {
  return text.length * (WIDE.test(text) ? WIDE_LETTER : 1);
}

function isWorthIt(
  sentence: ScoredSentence,
  best: ScoredSentence,
  chosen: readonly ScoredSentence[],
): boolean {
  if (sentence.score < best.score - FAR_BEHIND) return false;
  const length = lengthOf(sentence.text);
  const total = chosen.reduce((sum, { text }) => sum + lengthOf(text), length);
  const price = WORTH_A_CHARACTER * (length + LEAST_CHARACTERS) * (total / USUAL_CHARACTERS);
  return Math.exp(sentence.score - best.score) >= price;
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
    if (texts.has(sentence.text) || (sentence !== best && !isWorthIt(sentence, best, chosen))) continue;
    texts.add(sentence.text);
    chosen.push(sentence);
  }
  return putInSourceOrder(chosen);
}

/**
 * The document of the best sentence first. Within each, passages that are about as good (rows of a table, say) in the
 * order in which their author wrote them, before those that are behind.
 */
function putInSourceOrder(chosen: readonly ScoredSentence[]): ScoredSentence[] {
  const documents = [...new Set(chosen.map(({ ranked }) => ranked.passage.documentId))];
  const documentAt = ({ ranked }: ScoredSentence) => documents.indexOf(ranked.passage.documentId);
  const bestOf = (isSame: (other: ScoredSentence) => boolean) =>
    Math.max(...chosen.filter(isSame).map(({ score }) => score));
  const isBehind = new Map(
    chosen.map((each) => {
      const ofDocument = bestOf((other) => documentAt(other) === documentAt(each));
      const ofPassage = bestOf((other) => other.ranked.place === each.ranked.place);
      return [each, ofPassage < ofDocument - ABOUT_AS_GOOD ? 1 : 0] as const;
    }),
  );
  return [...chosen].sort(
    (left, right) =>
      documentAt(left) - documentAt(right) ||
      (isBehind.get(left) ?? 0) - (isBehind.get(right) ?? 0) ||
      left.ranked.place - right.ranked.place ||
      left.sentenceAt - right.sentenceAt,
  );
}
