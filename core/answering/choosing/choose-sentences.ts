import { findMissingWords } from '#core/answering/deciding/missing/find-missing-words.ts';
import { LIGHT_WORDS } from '#core/answering/deciding/missing/light-words.ts';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import type { QueryWord } from '#core/searching/ranking/analyse-query.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
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
    (rows) =>
      rows.every((row) => ROW.test(row.text)) &&
      (isOnePassage(rows) ? isPartOfTable(rows[0]) : rows.length >= 2),
  );
}

/** Rows that are about another number than the one asked for ("Room 102") are no longer among those to choose from. */
const isPartOfTable = (row: ScoredSentence | undefined): boolean =>
  (row?.ranked.passage.sentenceOffsets.length ?? 0) >= LEAST_ROWS;

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
  const isFollowUp = rows[0]?.ranked.query.words.some(isSaidBefore) ?? false;
  return isFollowUp && own.length === rows.length ? findHighest(rows, true) : own;
}

/** In the question before, not in a phrase of this one that another word replaced ("When do you close?": opening hours). */
const isSaidBefore = ({ isContext, isAlternative }: QueryWord): boolean => isContext && !isAlternative;

function findHighest(rows: readonly ScoredSentence[], isContext: boolean): readonly ScoredSentence[] {
  const wholes = rows.map((row) => shareOfAsked(row, row.text, isContext));
  const subjects = rows.map((row) => shareOfAsked(row, subjectOf(row.text), isContext));
  const most = Math.max(...subjects);
  const named = rows.filter((_, at) => (subjects[at] as number) >= most - SAME_SHARE);
  // "iPhone 15" is in the first cell of "iPhone 15 Pro" as well, which is another thing.
  const exact = named.filter((row) => isAllAsked(row, subjectOf(row.text)));
  // "Rooms for four?": a word that most first cells have ("Room 101") tells none from the others.
  const isTelling = named.length <= rows.length / 2 || exact.length > 0;
  const isNamed = isTelling && most >= Math.max(...wholes) * SUBJECT_SHARE;
  const shares = isNamed ? subjects : wholes;
  const highest = Math.max(...shares);
  const found = rows.filter((_, at) => (shares[at] as number) >= highest - SAME_SHARE);
  if (!isNamed || found.length === rows.length) return found;
  return exact.length > 0 ? exact : found;
}

/** Whether a text has no other words than those of the question and of the one before it. */
function isAllAsked({ ranked: { query, passage } }: ScoredSentence, text: string): boolean {
  const stopWords = listStopWords(passage.language);
  const asked = new Set(
    query.words.flatMap(({ stems, variants }) => [...stems, ...variants.map(({ stem }) => stem)]),
  );
  return splitWords(text, passage.language).every(
    (word) => stopWords.has(word) || asked.has(stemWord(word, passage.language)),
  );
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
    .filter((word) => (isContext ? isSaidBefore(word) : !word.isContext) && !word.isMinor)
    .reduce((sum, { word, variants, idf }) => {
      // "How long?" names no row, though hours and minutes are related to it.
      const least = LIGHT_WORDS.has(word) ? 1 : 0;
      const met = variants.reduce(
        (best, { stem, weight }) => (terms.has(stem) && weight >= least ? Math.max(best, weight) : best),
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
