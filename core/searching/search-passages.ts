import { type AnalysedQuery, analyseQuery, type QueryWord } from './analyse-query.ts';
import type { IndexedPassage, SearchIndex } from './create-search-index.ts';
import { matchQuestion } from './match-question.ts';
import type { Postings } from './postings.ts';

/** A word of the query with what the index knows about it. */
export interface WeighedWord extends QueryWord {
  /** ln(1 + (N - df + .5) / (df + .5)) over passages; of a word that is nowhere, that of df = 0. */
  idf: number;
  /** 1, or .5 for stop words. */
  weight: number;
}

/** What is the same for all passages that one query found. */
export interface QuerySignals {
  language: string;
  words: WeighedWord[];
  /** Score of a passage that says each word of the query once. */
  selfScore: number;
  passageCount: number;
}

export interface RankedPassage {
  passage: IndexedPassage;
  /** What the ranking goes by. */
  score: number;
  /** BM25 of text, title and headings. */
  bm25: number;
  /** BM25 of the whole document, of which .3 is in the score. */
  parent: number;
  /** BM25 of the question of a question-and-answer passage, else 0. */
  question: number;
  /** How far query and stored question say the same, 0 to 1; 0 for other passages. */
  questionMatch: number;
  query: QuerySignals;
}

export interface SearchOptions {
  limit: number;
  /** BCP 47 primary tag of the query when it is known. */
  language?: string;
}

const K1 = 1.2;
const B = 0.75;
const STOP_WORD_WEIGHT = 0.5;
const PARENT_SHARE = 0.3;
const QUESTION_BODY_SHARE = 0.5;

function inverseFrequency(count: number, found: number): number {
  return Math.log(1 + (count - found + 0.5) / (found + 0.5));
}

function bm25(frequency: number, length: number, averageLength: number): number {
  return (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * length) / averageLength));
}

/** Sums over the variants of one word how often they occur in each live slot. */
function countInSlots(index: SearchIndex, postings: Postings, word: QueryWord): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { term, weight } of word.variants) {
    if (term >= postings.head.length) continue;
    for (let at = postings.head[term] as number; at >= 0; at = postings.next[at] as number) {
      const place = postings.slot[at] as number;
      if (index.slots[place] === undefined) continue;
      counts.set(place, (counts.get(place) ?? 0) + weight * (postings.frequency[at] as number));
    }
  }
  return counts;
}

function documentFrequency(index: SearchIndex, word: QueryWord, touched: number): number {
  if (!word.isKnown) return touched;
  let exact = 0;
  for (const { term, weight } of word.variants) {
    if (weight === 1) exact = Math.max(exact, index.vocabulary.passageCount[term] as number);
  }
  return exact;
}

interface Scores {
  body: Float64Array;
  question: Float64Array;
  document: Float64Array;
  words: WeighedWord[];
}

function scoreWord(index: SearchIndex, word: QueryWord, scores: Scores): void {
  const weight = word.isStopWord ? STOP_WORD_WEIGHT : 1;
  const inBody = countInSlots(index, index.body, word);
  const idf = inverseFrequency(index.passageCount, documentFrequency(index, word, inBody.size));
  scores.words.push({ ...word, idf, weight });
  const averageLength = index.totalLength / index.passageCount;
  const inDocuments = new Map<number, number>();
  for (const [place, frequency] of inBody) {
    const slot = index.slots[place];
    if (!slot) continue;
    (scores.body[place] as number) += weight * idf * bm25(frequency, slot.length, averageLength);
    inDocuments.set(slot.document, (inDocuments.get(slot.document) ?? 0) + frequency);
  }
  const documentCount = index.documentNumberOf.size;
  const documentIdf = inverseFrequency(documentCount, inDocuments.size);
  for (const [number, frequency] of inDocuments) {
    const length = index.documents[number]?.length ?? 0;
    (scores.document[number] as number) +=
      weight * documentIdf * bm25(frequency, length, index.totalLength / documentCount);
  }
  if (index.questionCount === 0) return;
  const averageQuestion = index.totalQuestionLength / index.questionCount;
  for (const [place, frequency] of countInSlots(index, index.questions, word)) {
    const length = index.slots[place]?.questionLength ?? 0;
    (scores.question[place] as number) += weight * idf * bm25(frequency, length, averageQuestion);
  }
}

function scoreQuery(index: SearchIndex, query: AnalysedQuery): Scores {
  const scores: Scores = {
    body: new Float64Array(index.slots.length),
    question: new Float64Array(index.slots.length),
    document: new Float64Array(index.documents.length),
    words: [],
  };
  for (const word of query.words) scoreWord(index, word, scores);
  return scores;
}

/** The best passages for a query, best first; equal scores keep the order of the sources. Never throws. */
export function searchPassages(index: SearchIndex, query: string, options: SearchOptions): RankedPassage[] {
  if (index.passageCount === 0) return [];
  const analysed = analyseQuery(index, query, options.language);
  const scores = scoreQuery(index, analysed);
  const signals: QuerySignals = {
    language: analysed.language,
    words: scores.words,
    selfScore: scores.words.reduce((sum, word) => sum + word.weight * word.idf, 0),
    passageCount: index.passageCount,
  };
  const found: RankedPassage[] = [];
  index.slots.forEach((slot, place) => {
    const body = scores.body[place] as number;
    if (!slot || body <= 0) return;
    const parent = scores.document[slot.document] as number;
    const question = scores.question[place] as number;
    const own = slot.questionLength > 0 ? question + QUESTION_BODY_SHARE * body : body;
    found.push({
      passage: slot.passage,
      score: own + PARENT_SHARE * parent,
      bm25: body,
      parent,
      question,
      questionMatch: 0,
      query: signals,
    });
  });
  found.sort((left, right) => right.score - left.score);
  const best = found.slice(0, options.limit);
  for (const each of best) {
    const { question, language } = each.passage;
    if (question !== null) each.questionMatch = matchQuestion(index, signals.words, question, language);
  }
  return best;
}
