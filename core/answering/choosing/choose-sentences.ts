import { findMissingWords } from '#core/answering/deciding/missing/find-missing-words.ts';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { completeSentences } from './complete-sentences.ts';
import type { ScoredSentence } from './score-sentences.ts';

const SENTENCES_AT_MOST = 3;
/**
 * A further sentence must be worth its length: its odds against the best one (e to the difference of scores) must
 * reach this for each character, and more the longer the reply gets. Chosen on the fitting half of the SQuAD 2.0
 * sample, for replies of about 250 characters.
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
 * One to three sentences: the best, and up to two that are almost as good for their length; in the order of the
 * source, none twice. From a small table, the rows that the question names, or all when it names none.
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
  const whole = tables.find(
    ({ rows, asked }) => rows.includes(best) && asked.length === rows.length && isOnePassage(rows),
  );
  if (whole !== undefined && lengthOf(best.ranked.passage.text) <= USUAL_CHARACTERS) return [...whole.rows];
  const texts = new Set<string>();
  const chosen: ScoredSentence[] = [];
  const table = saysAll(best) ? tables.find(({ asked }) => asked.includes(best)) : undefined;
  const candidates = table === undefined ? order : order.filter((sentence) => table.asked.includes(sentence));
  for (const sentence of candidates) {
    if (chosen.length >= SENTENCES_AT_MOST) break;
    if (texts.has(sentence.text) || (sentence !== best && !isWorthIt(sentence, best, chosen))) continue;
    texts.add(sentence.text);
    chosen.push(sentence);
  }
  return putInSourceOrder(completeSentences(chosen, scored));
}

/**
 * Whether a sentence alone names all that is asked: then a row of a table needs no sentences about it. What a follow-up
 * asks is partly in the question before.
 */
function saysAll(sentence: ScoredSentence): boolean {
  const isFollowUp = sentence.ranked.query?.words.some((word) => word.isContext);
  return !isFollowUp && findMissingWords([sentence]).share === 0;
}

/** Each line of a small table begins with what it is about. */
const ROW = /^[^\n:]{1,80}: \S/;
const LEAST_ROWS = 3;
const SAME_SHARE = 0.01;
/**
 * The question names a row by its first cell when the first cells have at least this part of the words found in whole
 * rows.
 */
const SUBJECT_SHARE = 0.6;

/** The rows of each table: those of one passage, or passages of one row each under the same heading. */
function findTables(scored: readonly ScoredSentence[]): ScoredSentence[][] {
  const tables = new Map<string, ScoredSentence[]>();
  for (const each of scored) {
    const { passage, place } = each.ranked;
    if (!isRows(passage)) continue;
    const isAlone = passage.sentenceOffsets.length === 1;
    const key = isAlone ? `${passage.documentId}\n${passage.headingPath.join('\n')}` : String(place);
    const rows = tables.get(key);
    if (rows === undefined) tables.set(key, [each]);
    else rows.push(each);
  }
  return [...tables.values()].filter(
    (rows) => rows.every((row) => ROW.test(row.text)) && rows.length >= (isOnePassage(rows) ? LEAST_ROWS : 2),
  );
}

const isRows = ({ text = '', sentenceOffsets = [] }: Partial<IndexedPassage>): boolean =>
  sentenceOffsets.length > 0 &&
  sentenceOffsets.every((offset) => offset === 0 || text.charAt(offset - 1) === '\n');

const isOnePassage = (rows: readonly ScoredSentence[]): boolean =>
  rows.every(({ ranked }) => ranked === rows[0]?.ranked);

/**
 * Rows whose first cell names what is asked about ("safety check", not the service that includes one), else the rows
 * with the most words of the question: for "Are you open on Sunday?" only Sunday.
 */
function askedRows(rows: readonly ScoredSentence[]): readonly ScoredSentence[] {
  // A row about another case than the one asked about must not be the whole answer.
  if (rows.some(({ features }) => features.contradicts > 0)) return rows;
  const own = findHighest(rows, false);
  // A follow-up that names no row ("How long is its guarantee?") is about the one named before.
  const isFollowUp = rows[0]?.ranked.query.words.some((word) => word.isContext) ?? false;
  return isFollowUp && own.length === rows.length ? findHighest(rows, true) : own;
}

function findHighest(rows: readonly ScoredSentence[], isContext: boolean): readonly ScoredSentence[] {
  const wholes = rows.map((row) => shareOfAsked(row, row.text, isContext));
  const subjects = rows.map((row) => shareOfAsked(row, subjectOf(row.text), isContext));
  const isNamed = Math.max(...subjects) >= Math.max(...wholes) * SUBJECT_SHARE;
  const shares = isNamed ? subjects : wholes;
  const highest = Math.max(...shares);
  return rows.filter((_, at) => (shares[at] as number) >= highest - SAME_SHARE);
}

const subjectOf = (row: string): string => row.slice(0, row.indexOf(': '));

/**
 * How much of the question's words, weighed by rarity, a text contains. With `isContext`, of the words of the
 * question before, which tell what a follow-up is about.
 */
function shareOfAsked(
  { ranked: { query, passage } }: ScoredSentence,
  text: string,
  isContext: boolean,
): number {
  const terms = new Set(tokenise(text, passage.language));
  return query.words
    .filter((word) => word.isContext === isContext && !word.isMinor)
    .reduce((sum, { variants, idf }) => {
      const met = variants.reduce(
        (best, { stem, weight }) => (terms.has(stem) ? Math.max(best, weight) : best),
        0,
      );
      return sum + met * idf;
    }, 0);
}

/**
 * The document of the best sentence comes first. Within a document, passages that are about equally good (such as
 * rows of a table) keep their order, before those with lower scores.
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
