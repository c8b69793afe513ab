import type { IndexedPassage, SearchIndex } from '#core/searching/index/create-search-index.ts';
import { analyseQuery } from './analyse-query.ts';
import { matchQuestion } from './match-question.ts';
import { scorePassages, type WeighedWord } from './score-passages.ts';

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
  /** Slot of the index: within a document the order of the source. */
  place: number;
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

const PARENT_SHARE = 0.3;
const QUESTION_BODY_SHARE = 0.5;

/**
 * From this match on an approved question counts as the one that was asked. Of the COVID-QA paraphrases above it, nine
 * in ten are; "Do you ship to Canada?" against a stored "… to Germany?" stays below.
 */
export const ASKED_MATCH = 0.65;

interface Found {
  place: number;
  score: number;
}

/** Keeps the list the best `limit`, best first; of equal scores the earlier stays before. */
function keepBest(best: Found[], found: Found, limit: number): void {
  const last = best.at(-1);
  if (best.length >= limit && last && last.score >= found.score) return;
  let at = best.length;
  while (at > 0 && (best[at - 1] as Found).score < found.score) at -= 1;
  best.splice(at, 0, found);
  if (best.length > limit) best.pop();
}

/** Approved answers to this very question come before all else. */
function putApprovedFirst(ranked: RankedPassage[]): RankedPassage[] {
  const isAsked = (each: RankedPassage) => each.passage.isApproved && each.questionMatch >= ASKED_MATCH;
  return [...ranked.filter(isAsked), ...ranked.filter((each) => !isAsked(each))];
}

/** The best passages for a query, best first; equal scores keep the order of the sources. Never throws. */
export function searchPassages(index: SearchIndex, query: string, options: SearchOptions): RankedPassage[] {
  if (index.passageCount === 0 || options.limit <= 0) return [];
  const analysed = analyseQuery(index, query, options.language);
  const scores = scorePassages(index, analysed);
  const { document, questionLength } = index.figures;
  const best: Found[] = [];
  for (let place = 0; place < index.slots.length; place += 1) {
    const body = scores.body[place] as number;
    if (body <= 0) continue;
    const isQuestion = (questionLength[place] as number) > 0;
    const own = isQuestion ? (scores.question[place] as number) + QUESTION_BODY_SHARE * body : body;
    const score = own + PARENT_SHARE * (scores.document[document[place] as number] as number);
    keepBest(best, { place, score }, options.limit);
  }
  const signals: QuerySignals = {
    language: analysed.language,
    words: scores.words,
    selfScore: scores.words.reduce((sum, word) => sum + word.weight * word.idf, 0),
    passageCount: index.passageCount,
  };
  const ranked = best.flatMap(({ place, score }): RankedPassage[] => {
    const passage = index.slots[place]?.passage;
    if (!passage) return [];
    const { question, language } = passage;
    const found: RankedPassage = {
      passage,
      place,
      score,
      bm25: scores.body[place] as number,
      parent: scores.document[document[place] as number] as number,
      question: scores.question[place] as number,
      questionMatch: question === null ? 0 : matchQuestion(index, scores.words, question, language),
      query: signals,
    };
    return [found];
  });
  return putApprovedFirst(ranked);
}
