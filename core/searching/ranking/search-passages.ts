import type { IndexedPassage, SearchIndex } from '#core/searching/index/create-search-index.ts';
import { type AskedVector, askVector } from '#core/searching/meaning/ask-vector.ts';
import type { Expectation } from '#core/searching/meaning/common-questions/expect-answer.ts';
import { comparePassage } from '#core/searching/meaning/compare-passage.ts';
import { findNearest } from '#core/searching/meaning/find-nearest.ts';
import type { Similarity } from '#core/searching/meaning/similarity.ts';
import { ATTRIBUTE_WORDS } from '#core/searching/words/attribute-words.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { analyseQuery, CONTEXT_SEPARATOR } from './analyse-query.ts';
import type { Variant } from './expand-word.ts';
import { type Found, keepBest } from './keep-best.ts';
import { matchQuestion } from './match-question.ts';
import { type Scores, scorePassages, type WeighedWord } from './score-passages.ts';
import { shareOfUnknown } from './share-of-unknown.ts';
import { SURE_VARIANT } from './sure-variant.ts';

/** What is the same for all passages that one query found. */
export interface QuerySignals {
  language: string;
  words: WeighedWord[];
  /** Score of a passage that says each word of the query once. */
  selfScore: number;
  passageCount: number;
  /** Whether sentences and confidence go by the meaning too: their weights are fitted to one model's similarities. */
  isMeaningFitted: boolean;
  /** How near it is to what customers ask of any firm, a cosine; 0 where that is not known. */
  customary: number;
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
  /** How near it is to the query in meaning; null where that is not known, or it was far behind by words and by meaning. */
  similarity: Similarity | null;
  query: QuerySignals;
}

export interface SearchOptions {
  limit: number;
  /** BCP 47 primary tag of the query when it is known. */
  language?: string;
  /** What the query means; without it the words decide alone. */
  meaning?: QueryMeaning;
}

export interface QueryMeaning {
  /** The vector of the query, of length 1, by the model of the index's vectors. */
  vector: Float32Array;
  /** Languages that the model knows; null for all. */
  languages: readonly string[] | null;
  /** Whether it is the model that the weights of sentences and confidence are fitted to. */
  isFitted: boolean;
  /** What firms write of such questions, where that is known by this model. */
  expectation?: Expectation | null;
}

const PARENT_SHARE = 0.3;
const QUESTION_BODY_SHARE = 0.5;

/** By words and by meaning each; only these are compared sentence by sentence. */
const COMPARED = 25;
/**
 * What a similarity above the mean adds, in self-scores of the query; up to twice as much where the sources lack the
 * words of the query. Measured on the public sets: `docs/decisions/0017-vectors.md`.
 */
const MEANING_SHARE = 2.5;
/** What is less like any question that customers ask of firms is of another kind: nothing is expected of its answer. */
const LEAST_CUSTOMARY = 0.2;
/** Questions are compared with questions, which tells more than with what answers them, and the owner wrote them for this. */
const APPROVED = 2;

/**
 * From this match on an approved question counts as the one that was asked. Of the COVID-QA paraphrases above it, nine
 * in ten are; "Do you ship to Canada?" against a stored "… to Germany?" stays below.
 */
export const ASKED_MATCH = 0.65;

/** Approved answers to this very question come before all else. */
function putApprovedFirst(ranked: RankedPassage[]): RankedPassage[] {
  const isAsked = (each: RankedPassage) => each.passage.isApproved && each.questionMatch >= ASKED_MATCH;
  return [...ranked.filter(isAsked), ...ranked.filter((each) => !isAsked(each))];
}

/** What a passage scores by words alone: own text and question, and a share of the whole document; 0 for none of them. */
function scoreByWords({ figures }: SearchIndex, scores: Scores, place: number): number {
  const body = scores.body[place] as number;
  if (body <= 0) return 0;
  const isQuestion = (figures.questionLength[place] as number) > 0;
  const own = isQuestion ? (scores.question[place] as number) + QUESTION_BODY_SHARE * body : body;
  return (
    (figures.share[place] as number) * own +
    PARENT_SHARE * (scores.document[figures.document[place] as number] as number)
  );
}

function findByWords(index: SearchIndex, scores: Scores, limit: number): Found[] {
  const best: Found[] = [];
  for (let place = 0; place < index.slots.length; place += 1) {
    const score = scoreByWords(index, scores, place);
    if (score > 0) keepBest(best, { place, score }, limit);
  }
  return best;
}

interface Compared extends Found {
  similarity: Similarity | null;
}

/** The best by words and the nearest in meaning, in the order of both together; by words alone where no meaning is known. */
function addMeaning(
  index: SearchIndex,
  scores: Scores,
  selfScore: number,
  { meaning, limit }: SearchOptions,
): Compared[] {
  const byWords = findByWords(index, scores, meaning ? Math.max(limit, COMPARED) : limit);
  const asked: AskedVector | null = meaning ? askVector(meaning.vector) : null;
  const expected = meaning?.expectation ? askVector(meaning.expectation.vector) : null;
  const isMeant = (language: string) => meaning?.languages?.includes(language) ?? true;
  const found = asked && findNearest(index, asked, COMPARED, isMeant);
  if (!found) return byWords.slice(0, limit).map((each) => ({ ...each, similarity: null }));
  const unknown = shareOfUnknown(scores.words);
  // A follow-up is about what was asked before, whatever it is like.
  const isFollowUp = scores.words.some(({ isContext, isAlternative }) => isContext && !isAlternative);
  const like = isFollowUp ? 0 : (meaning?.expectation?.customary ?? 0);
  const customary = Math.max(0, like - LEAST_CUSTOMARY);
  const near = new Set([...byWords.slice(0, COMPARED), ...found.nearest].map(({ place }) => place));
  const all = new Set([...near, ...byWords.map(({ place }) => place)]);
  const compared = [...all].map((place): Compared => {
    const vectors = near.has(place) ? index.slots[place]?.vectors : null;
    const similarity = vectors ? comparePassage(asked, vectors, found.mean, expected) : null;
    const own =
      (index.figures.share[place] as number) * (index.slots[place]?.passage.isApproved ? APPROVED : 1);
    const weight = MEANING_SHARE * (1 + unknown) * own;
    // Stored questions are compared with the question itself, which tells more.
    const likely = similarity?.question === null ? customary * similarity.expected : 0;
    const nearness = weight * selfScore * Math.max(0, (similarity?.aboveMean ?? 0) + likely);
    return { place, score: scoreByWords(index, scores, place) + nearness, similarity };
  });
  return compared.sort((left, right) => right.score - left.score).slice(0, limit);
}

/**
 * Whether what was asked now ("And what does parking cost?" after the price of a boat) stands by itself: it names something
 * that the sources know, and the best passage has that or what was asked before, but not both.
 */
function isByItself({ query, passage }: RankedPassage): boolean {
  const { title, headingPath, question, text, language } = passage;
  const said = new Set(tokenise([title, ...headingPath, question ?? '', text].join('\n'), language));
  const named = query.words.filter(({ word, isMinor }) => !isMinor && !ATTRIBUTE_WORDS.has(word));
  const isSure = ({ weight }: Variant) => weight >= SURE_VARIANT;
  const now = named.filter(({ isContext, variants }) => !isContext && variants.some(isSure));
  const before = named.filter(({ isContext, isAlternative }) => isContext && !isAlternative);
  const isSaid = ({ variants }: WeighedWord) =>
    variants.some((variant) => isSure(variant) && said.has(variant.stem));
  const asksAttribute = query.words.some(({ word, isContext }) => !isContext && ATTRIBUTE_WORDS.has(word));
  return asksAttribute && now.length > 0 && now.some(isSaid) !== before.some(isSaid);
}

/**
 * The best passages for a query, best first; equal scores keep the order of the sources. With the meaning of the query,
 * passages that share no word with it are found as well. Never throws.
 */
export function searchPassages(index: SearchIndex, query: string, options: SearchOptions): RankedPassage[] {
  if (index.passageCount === 0 || options.limit <= 0) return [];
  const analysed = analyseQuery(index, query, options.language);
  const scores = scorePassages(index, analysed);
  const { document } = index.figures;
  const signals: QuerySignals = {
    language: analysed.language,
    words: scores.words,
    selfScore: scores.words.reduce((sum, word) => sum + word.weight * word.idf, 0),
    passageCount: index.passageCount,
    isMeaningFitted: options.meaning?.isFitted ?? false,
    customary: options.meaning?.expectation?.customary ?? 0,
  };
  const best = addMeaning(index, scores, signals.selfScore, options);
  const ranked = best.flatMap(({ place, score, similarity }): RankedPassage[] => {
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
      similarity,
      query: signals,
    };
    return [found];
  });
  const first = ranked[0];
  const now = query.split(CONTEXT_SEPARATOR).at(-1) ?? query;
  if (now !== query && first !== undefined && isByItself(first)) return searchPassages(index, now, options);
  return putApprovedFirst(ranked);
}
