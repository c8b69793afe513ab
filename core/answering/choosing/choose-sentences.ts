import { tokenise } from '#core/searching/words/tokenise.ts';
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

/**
 * One to three sentences: the best, and up to two that are almost as good for their length; in source order, none
 * twice. Of a small table the rows that are asked for, or all when none is named.
 */
export function chooseSentences(scored: readonly ScoredSentence[]): ScoredSentence[] {
  const tables = findTables(scored).map((rows) => ({ rows, asked: askedRows(rows) }));
  const passedOver = new Set(tables.flatMap(({ rows, asked }) => rows.filter((row) => !asked.includes(row))));
  const order = scored
    .filter((sentence) => !passedOver.has(sentence))
    .sort((left, right) => right.score - left.score);
  const best = order[0];
  if (!best) return [];
  // "When are you open?" names no row: it is answered by the whole week, not by its first three days.
  const whole = tables.find(({ rows, asked }) => rows.includes(best) && asked.length === rows.length);
  if (whole !== undefined && lengthOf(best.ranked.passage.text) <= USUAL_CHARACTERS) return [...whole.rows];
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

/** Each line of a small table begins with what it is about. */
const ROW = /^[^\n:]{1,80}: \S/;
const LEAST_ROWS = 3;
const SAME_SHARE = 0.01;

/** The rows of each passage that is a small table. */
function findTables(scored: readonly ScoredSentence[]): ScoredSentence[][] {
  const passages = new Map<number, ScoredSentence[]>();
  for (const each of scored) {
    const rows = passages.get(each.ranked.place);
    if (rows === undefined) passages.set(each.ranked.place, [each]);
    else rows.push(each);
  }
  return [...passages.values()].filter((rows) => {
    const { text = '', sentenceOffsets = [] } = rows[0]?.ranked.passage ?? {};
    return (
      rows.length >= LEAST_ROWS &&
      sentenceOffsets.every((offset) => offset === 0 || text.charAt(offset - 1) === '\n') &&
      rows.every((row) => ROW.test(row.text))
    );
  });
}

/**
 * Rows that contain as many of the asked words as any of their table: of "Are you open on Sunday?" the Sunday alone.
 */
function askedRows(rows: readonly ScoredSentence[]): readonly ScoredSentence[] {
  // A row about another case than the one asked about must not be the whole answer.
  if (rows.some(({ features }) => features.contradicts > 0)) return rows;
  const shares = rows.map(shareOfAsked);
  const highest = Math.max(...shares);
  return rows.filter((_, at) => (shares[at] as number) >= highest - SAME_SHARE);
}

/** Of a follow-up ("And on Monday?") its own words alone: those of the question before point to the row before. */
function shareOfAsked({ ranked: { query, passage }, text, features }: ScoredSentence): number {
  if (!query.words.some((word) => word.isContext)) return features.coverage;
  const terms = new Set(tokenise(text, passage.language));
  const own = query.words.filter((word) => !word.isContext && !word.isFunctionWord);
  return own.filter(({ stems }) => stems.some((stem) => terms.has(stem))).length;
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
