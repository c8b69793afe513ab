import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import type { Postings } from '#core/searching/index/postings.ts';
import { ATTRIBUTE_WORDS } from '#core/searching/words/attribute-words.ts';
import type { AnalysedQuery, QueryWord } from './analyse-query.ts';
import { inverseFrequency } from './inverse-frequency.ts';

/** A word of the query with what the index knows about it. */
export interface WeighedWord extends QueryWord {
  /** `inverseFrequency` over passages; of a word that is nowhere, that of none found. */
  idf: number;
  /** 1; .5 for minor words; .6 of that for words of the question before, unless they alone name what is asked about. */
  weight: number;
}

/** BM25 of every slot and document; arrays by slot and by document number. */
export interface Scores {
  body: Float32Array;
  question: Float32Array;
  document: Float32Array;
  words: WeighedWord[];
}

const K1 = 1.2;
const B = 0.75;
const MINOR_WEIGHT = 0.5;
const CONTEXT_WEIGHT = 0.6;

/** Frequencies of one word by place; `places` lists those that are not 0. Emptied after each word. */
interface Tally {
  counts: Float32Array;
  places: Uint32Array;
  length: number;
}

function createTally(size: number): Tally {
  return { counts: new Float32Array(size), places: new Uint32Array(size), length: 0 };
}

function addToTally(tally: Tally, place: number, count: number): void {
  if (tally.counts[place] === 0) {
    tally.places[tally.length] = place;
    tally.length += 1;
  }
  (tally.counts[place] as number) += count;
}

function emptyTally(tally: Tally): void {
  for (let at = 0; at < tally.length; at += 1) tally.counts[tally.places[at] as number] = 0;
  tally.length = 0;
}

/** Sums over the variants of one word how often they occur in each live slot. */
function countInSlots(index: SearchIndex, postings: Postings, word: QueryWord, tally: Tally): void {
  const { head, slot, frequency, next } = postings;
  const { document } = index.figures;
  for (const { term, weight } of word.variants) {
    if (term >= head.length) continue;
    for (let at = head[term] as number; at >= 0; at = next[at] as number) {
      const place = slot[at] as number;
      if ((document[place] as number) >= 0) addToTally(tally, place, weight * (frequency[at] as number));
    }
  }
}

/** Adds weight x BM25 (k1 1.2, b .75) of the tallied frequencies to the scores. */
function addBm25(
  tally: Tally,
  scores: Float32Array,
  lengths: Float32Array,
  averageLength: number,
  weight: number,
): void {
  for (let at = 0; at < tally.length; at += 1) {
    const place = tally.places[at] as number;
    const frequency = tally.counts[place] as number;
    const norm = K1 * (1 - B + (B * (lengths[place] as number)) / averageLength);
    (scores[place] as number) += (weight * frequency * (K1 + 1)) / (frequency + norm);
  }
}

function documentFrequency(index: SearchIndex, word: QueryWord, touched: number): number {
  if (!word.isKnown) return touched;
  let exact = 0;
  for (const { term, weight } of word.variants) {
    if (weight === 1) exact = Math.max(exact, index.vocabulary.passageCount[term] as number);
  }
  return exact;
}

/** Scores all passages and their documents, the "parents", for an analysed query. */
export function scorePassages(index: SearchIndex, query: AnalysedQuery): Scores {
  const documentCount = index.documentNumberOf.size;
  const scores: Scores = {
    body: new Float32Array(index.slots.length),
    question: new Float32Array(index.slots.length),
    document: new Float32Array(index.documents.length),
    words: [],
  };
  const documentLengths = Float32Array.from(index.documents, (document) => document?.length ?? 0);
  const inSlots = createTally(index.slots.length);
  const inDocuments = createTally(index.documents.length);
  const { figures } = index;
  // "How much does it cost?" names nothing: the question before does.
  const isNamed = query.words.some(
    ({ word, isContext, isMinor }) => !isContext && !isMinor && !ATTRIBUTE_WORDS.has(word),
  );
  for (const word of query.words) {
    const weight = (word.isMinor ? MINOR_WEIGHT : 1) * (word.isContext && isNamed ? CONTEXT_WEIGHT : 1);
    countInSlots(index, index.body, word, inSlots);
    const found = documentFrequency(index, word, inSlots.length);
    const idf = inverseFrequency(index.passageCount, found, word.isFunctionWord);
    scores.words.push({ ...word, idf, weight });
    addBm25(inSlots, scores.body, figures.length, index.totalLength / index.passageCount, weight * idf);
    for (let at = 0; at < inSlots.length; at += 1) {
      const place = inSlots.places[at] as number;
      addToTally(inDocuments, figures.document[place] as number, inSlots.counts[place] as number);
    }
    const documentIdf = inverseFrequency(documentCount, inDocuments.length, word.isFunctionWord);
    addBm25(
      inDocuments,
      scores.document,
      documentLengths,
      index.totalLength / documentCount,
      weight * documentIdf,
    );
    emptyTally(inSlots);
    emptyTally(inDocuments);
    if (index.questionCount === 0) continue;
    countInSlots(index, index.questions, word, inSlots);
    const averageLength = index.totalQuestionLength / index.questionCount;
    addBm25(inSlots, scores.question, figures.questionLength, averageLength, weight * idf);
    emptyTally(inSlots);
  }
  return scores;
}
