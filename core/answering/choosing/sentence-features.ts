import { contradictsFigure } from '#core/answering/deciding/figures/contradicts-figure.ts';
import { findAnswerType } from '#core/answering/recognising/answer-types/find-answer-type.ts';
import { hasAnswerType } from '#core/answering/recognising/answer-types/has-answer-type.ts';
import { isContactType } from '#core/answering/recognising/contacts/is-contact-type.ts';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import type { WeighedWord } from '#core/searching/ranking/score-passages.ts';
import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { tokeniseText } from '#core/searching/words/tokenise-text.ts';
import { createTermMatcher, type TermMatcher } from './create-term-matcher.ts';
import type { Candidate } from './list-sentences.ts';
import { matchTerms, type TermMatches } from './match-terms.ts';
import { refersBack } from './refers-back.ts';

/** What makes a sentence a good answer. Shares of 0 to 1 unless said otherwise. */
export interface SentenceFeatures {
  /** Share of the question's words, weighed by rarity, that the sentence contains. */
  coverage: number;
  /** The same with the sentence before it, the headings and the title. */
  coverageInContext: number;
  /** Score of its passage over that of the best. */
  passageScore: number;
  /** BM25 of the sentence over the question's self-score; may pass 1. */
  bm25Share: number;
  /** Share of pairs of neighbouring words of the question that are within three words of each other in the sentence. */
  pairs: number;
  /** Share of the four-letter pieces of the question's content words. */
  pieces: number;
  /**
   * 1 when something of the type asked for is there; when it is missing; both 0 when that is not clear. 2 for a phone
   * number, an email or a postal address, which are easiest to recognise and without which a sentence is no answer.
   */
  typeFound: number;
  typeMissing: number;
  /** Score of its document over that of the best. */
  parentScore: number;
  /** 1 for the sentences of the best passage. */
  topPassage: number;
  /** Logarithm of the number of words that are not in the question, divided by 4. */
  newWords: number;
  /** Share of the question's content words. */
  matched: number;
  /** Coverage of the sentence before it, when this one refers to it ("This is called …"). */
  follows: number;
  /** 1 when it begins with what "what is …?" asks about. */
  defines: number;
  /** Share of the numbers of the question; 0 when it names none. */
  numbers: number;
  /** One over its place in the passage, the first is 1. */
  early: number;
  /**
   * How much the heading above it (or the title, where it has none) and the question's content words have in common.
   */
  heading: number;
  /** The same for the first sentence under it, which is what the heading announces. */
  headingFirst: number;
  /** 1 when it is about another case: "orders over 500 euros" when asked about one of 200. */
  contradicts: number;
}

const DEFINITION_QUESTION =
  /^\W*(?:what(?:['’]s| is| are| was| were)|was (?:ist|sind)|qué (?:es|son)|qu['’]est-ce que|什么是)|(?:nedir|是什么)\W*$/iu;
const HAS_DIGIT = /\p{N}/u;
/** Each line of a table begins with what it is about. */
const ROW = /^[^\n:]{1,80}: \S/;
const PIECE_LETTERS = 4;
const PAIR_DISTANCE = 3;
const AVERAGE_SENTENCE_TERMS = 25;

function piecesOf(word: string): string[] {
  const padded = ` ${word} `;
  const count = Math.max(1, padded.length - PIECE_LETTERS + 1);
  return Array.from({ length: count }, (_, at) => padded.slice(at, at + PIECE_LETTERS));
}

/** A piece of the question's words, with the places of the words that have it. */
interface AskedPiece {
  piece: string;
  places: number[];
}

function listAskedPieces(words: readonly { at: number; word: string }[]): AskedPiece[] {
  const placesOf = new Map<string, number[]>();
  for (const { at, word } of words)
    for (const piece of piecesOf(word)) placesOf.set(piece, [...(placesOf.get(piece) ?? []), at]);
  return [...placesOf].map(([piece, places]) => ({ piece, places }));
}

/** Pieces of words that were matched by a similar word or a synonym count as found. */
function shareOfPieces(asked: readonly AskedPiece[], terms: readonly string[], hits: Float64Array): number {
  // Two spaces between words, so that no piece goes over both.
  const text = ` ${terms.join('  ')} `;
  let shared = 0;
  for (const { piece, places } of asked)
    if (places.some((at) => (hits[at] as number) > 0) || text.includes(piece)) shared += 1;
  return asked.length > 0 ? shared / asked.length : 0;
}

function shareOfWords(hits: Float64Array, words: readonly WeighedWord[], selfScore: number): number {
  let sum = 0;
  words.forEach((word, at) => {
    sum += (hits[at] as number) * word.weight * word.idf;
  });
  return sum / selfScore;
}

function shareOfPairs(words: readonly WeighedWord[], positions: readonly number[][]): number {
  let pairs = 0;
  let near = 0;
  for (let at = 0; at + 1 < words.length; at += 1) {
    if (words[at]?.isMinor && words[at + 1]?.isMinor) continue;
    pairs += 1;
    const left = positions[at] ?? [];
    const right = positions[at + 1] ?? [];
    if (left.some((from) => right.some((to) => Math.abs(to - from) <= PAIR_DISTANCE))) near += 1;
  }
  return pairs > 0 ? near / pairs : 0;
}

function shareOfBm25(
  { hits, positions }: TermMatches,
  words: readonly WeighedWord[],
  length: number,
  selfScore: number,
): number {
  const norm = 1.2 * (0.25 + (0.75 * length) / AVERAGE_SENTENCE_TERMS);
  let sum = 0;
  words.forEach((word, at) => {
    const frequency = positions[at]?.length ?? 0;
    sum += ((hits[at] as number) * word.weight * word.idf * frequency * 2.2) / (frequency + norm);
  });
  return sum / selfScore;
}

/** Harmonic mean of the shares of content words that heading and question have in common. */
function matchHeading(passage: IndexedPassage, words: readonly WeighedWord[], matcher: TermMatcher): number {
  const heading = passage.headingPath.at(-1) ?? passage.title;
  const stopWords = listStopWords(passage.language);
  const terms = splitWords(heading, passage.language)
    .filter((word) => !stopWords.has(word))
    .map((word) => stemWord(word, passage.language));
  const { hits, positions } = matchTerms(terms, matcher, words.length);
  let asked = 0;
  let shared = 0;
  const places = new Set<number>();
  words.forEach((word, at) => {
    if (word.isMinor) return;
    asked += word.weight * word.idf;
    shared += (hits[at] as number) * word.weight * word.idf;
    for (const place of positions[at] ?? []) places.add(place);
  });
  if (asked === 0 || shared === 0 || terms.length === 0) return 0;
  const recall = shared / asked;
  const precision = places.size / terms.length;
  return (2 * precision * recall) / (precision + recall);
}

/** Whether all content words of the question are the first words of the sentence, an article aside. */
function startsWith(positions: readonly number[][], words: readonly WeighedWord[]): boolean {
  const content = words.flatMap((word, at) =>
    word.isMinor ? [] : [positions[at]?.[0] ?? Number.POSITIVE_INFINITY],
  );
  return content.length > 0 && Math.max(...content) <= content.length;
}

/** One set of features for each candidate. All candidates are of one search. */
export function sentenceFeatures(question: string, candidates: readonly Candidate[]): SentenceFeatures[] {
  const first = candidates[0];
  if (!first) return [];
  const { words } = first.ranked.query;
  const selfScore = Math.max(first.ranked.query.selfScore, Number.EPSILON);
  const matcher = createTermMatcher(words);
  const find = (terms: readonly string[]) => matchTerms(terms, matcher, words.length);
  const { language } = first.ranked.query;
  const type = findAnswerType(question, language);
  const contentWords = words.filter((word) => !word.isMinor);
  const asked = listAskedPieces(
    words.flatMap((word, at) =>
      word.isMinor && contentWords.length > 0 ? [] : [{ at, word: word.stems[0] ?? word.word }],
    ),
  );
  const bestScore = Math.max(...candidates.map((candidate) => candidate.ranked.score), Number.EPSILON);
  const bestParent = Math.max(...candidates.map((candidate) => candidate.ranked.parent), Number.EPSILON);
  const above = new Map<RankedPassage, { hits: Float64Array; match: number }>();
  const typeWeight = isContactType(type) ? 2 : 1;
  const isDefinition = DEFINITION_QUESTION.test(question);
  const numbers = words.flatMap((word, at) => (HAS_DIGIT.test(word.word) ? [at] : []));
  let before: { ranked: RankedPassage; hits: Float64Array; isRow: boolean } | null = null;

  return candidates.map((candidate) => {
    const { ranked, text, terms } = candidate;
    const { passage } = ranked;
    const matches = find(terms);
    const { hits, positions } = matches;
    let heading = above.get(ranked);
    if (!heading) {
      const headings = [passage.title, ...passage.headingPath, passage.question ?? ''].join('\n');
      const { hits } = find(tokeniseText(headings, passage.language));
      heading = { hits, match: matchHeading(passage, words, matcher) };
      above.set(ranked, heading);
    }
    const headingHits = heading.hits;
    // A row of a table says nothing of the next.
    const isRow = ROW.test(text);
    const hitsBefore = before?.ranked === ranked && !(isRow && before.isRow) ? before.hits : null;
    const inContext = hits.map((hit, at) => Math.max(hit, headingHits[at] as number, hitsBefore?.[at] ?? 0));
    const leansOn = hitsBefore && refersBack(text, passage.language) ? hitsBefore : null;
    before = { ranked, hits, isRow };
    const holds = hasAnswerType(text, type, question, language);
    const matched = hits.filter((hit, at) => hit > 0 && !words[at]?.isMinor).length;
    return {
      coverage: shareOfWords(hits, words, selfScore),
      coverageInContext: shareOfWords(inContext, words, selfScore),
      passageScore: ranked.score / bestScore,
      bm25Share: shareOfBm25(matches, words, terms.length, selfScore),
      pairs: shareOfPairs(words, positions),
      pieces: shareOfPieces(asked, terms, hits),
      typeFound: holds === true ? typeWeight : 0,
      typeMissing: holds === false ? typeWeight : 0,
      parentScore: ranked.parent / bestParent,
      topPassage: candidate.passageRank === 0 ? 1 : 0,
      newWords: Math.log(1 + Math.max(0, terms.length - matched)) / 4,
      matched: contentWords.length > 0 ? matched / contentWords.length : 0,
      follows: leansOn ? shareOfWords(leansOn, words, selfScore) : 0,
      defines: isDefinition && startsWith(positions, words) ? 1 : 0,
      numbers: numbers.length > 0 ? numbers.filter((at) => hits[at] === 1).length / numbers.length : 0,
      early: 1 / (1 + candidate.sentenceAt),
      heading: heading.match,
      headingFirst: candidate.sentenceAt === 0 ? heading.match : 0,
      contradicts: contradictsFigure(question, text) ? 1 : 0,
    };
  });
}
