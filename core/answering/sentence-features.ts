import type { RankedPassage, WeighedWord } from '#core/searching/search-passages.ts';
import { tokenise } from '#core/searching/tokenise.ts';
import { answerTypeOf, holdsAnswerType } from './answer-type.ts';

/** A sentence of a passage that may go into the reply. */
export interface Candidate {
  ranked: RankedPassage;
  /** Place of the passage in the ranking, and of the sentence in the passage. */
  passageRank: number;
  sentenceAt: number;
  start: number;
  end: number;
  text: string;
}

/** All are shares of 0 to 1 unless said otherwise; the order is that of the fitted weights. */
export const FEATURE_NAMES = [
  'coverage',
  'coverageInContext',
  'passageScore',
  'bm25Share',
  'pairs',
  'pieces',
  'typeFound',
  'typeMissing',
  'parentScore',
  'topPassage',
  'newWords',
  'matched',
] as const;

const PIECE_LETTERS = 4;
const PAIR_DISTANCE = 3;

/** Candidates of the best passages, in the order of the ranking. */
export function listCandidates(ranked: readonly RankedPassage[], passagesAtMost: number): Candidate[] {
  const candidates: Candidate[] = [];
  ranked.slice(0, passagesAtMost).forEach((each, passageRank) => {
    const { text, sentenceOffsets } = each.passage;
    sentenceOffsets.forEach((start, sentenceAt) => {
      const raw = text.slice(start, sentenceOffsets[sentenceAt + 1]);
      const sentence = raw.trim();
      if (sentence === '') return;
      const from = start + raw.indexOf(sentence);
      candidates.push({
        ranked: each,
        passageRank,
        sentenceAt,
        start: from,
        end: from + sentence.length,
        text: sentence,
      });
    });
  });
  return candidates;
}

type Matcher = Map<string, { word: number; weight: number }[]>;

function matcherOf(words: readonly WeighedWord[]): Matcher {
  const matcher: Matcher = new Map();
  words.forEach((word, at) => {
    for (const { stem, weight } of word.variants) {
      const hits = matcher.get(stem) ?? [];
      hits.push({ word: at, weight });
      matcher.set(stem, hits);
    }
  });
  return matcher;
}

function piecesOf(words: readonly string[], into = new Set<string>()): Set<string> {
  for (const word of words) {
    const padded = ` ${word} `;
    for (let at = 0; at + PIECE_LETTERS <= padded.length; at += 1)
      into.add(padded.slice(at, at + PIECE_LETTERS));
    if (padded.length < PIECE_LETTERS) into.add(padded);
  }
  return into;
}

function shareOf(hits: Float64Array, words: readonly WeighedWord[], total: number): number {
  let sum = 0;
  words.forEach((word, at) => {
    sum += (hits[at] as number) * word.weight * word.idf;
  });
  return total > 0 ? sum / total : 0;
}

function hitsOf(
  terms: readonly string[],
  matcher: Matcher,
  count: number,
): { hits: Float64Array; positions: number[][] } {
  const hits = new Float64Array(count);
  const positions: number[][] = Array.from({ length: count }, () => []);
  terms.forEach((term, position) => {
    for (const { word, weight } of matcher.get(term) ?? []) {
      hits[word] = Math.max(hits[word] as number, weight);
      positions[word]?.push(position);
    }
  });
  return { hits, positions };
}

function shareOfPairs(words: readonly WeighedWord[], positions: readonly number[][]): number {
  let pairs = 0;
  let near = 0;
  for (let at = 0; at + 1 < words.length; at += 1) {
    if (words[at]?.isStopWord && words[at + 1]?.isStopWord) continue;
    pairs += 1;
    const left = positions[at] ?? [];
    const right = positions[at + 1] ?? [];
    if (left.some((from) => right.some((to) => Math.abs(to - from) <= PAIR_DISTANCE))) near += 1;
  }
  return pairs > 0 ? near / pairs : 0;
}

/** One row of features for each candidate, in the order of FEATURE_NAMES. */
export function sentenceFeatures(question: string, candidates: readonly Candidate[]): number[][] {
  const first = candidates[0];
  if (!first) return [];
  const { words, selfScore } = first.ranked.query;
  const matcher = matcherOf(words);
  const type = answerTypeOf(question);
  const contentWords = words.filter((word) => !word.isStopWord);
  const asked = piecesOf(
    (contentWords.length > 0 ? contentWords : words).map((word) => word.stems[0] ?? word.word),
  );
  const best = first.ranked.score || 1;
  const bestParent = Math.max(...candidates.map((candidate) => candidate.ranked.parent), 1e-9);
  const termsOf = candidates.map((candidate) => tokenise(candidate.text, candidate.ranked.passage.language));
  const aboveOf = new Map<RankedPassage, Float64Array>();
  return candidates.map((candidate, at) => {
    const { passage, score, parent } = candidate.ranked;
    const terms = termsOf[at] as string[];
    const { hits, positions } = hitsOf(terms, matcher, words.length);
    let above = aboveOf.get(candidate.ranked);
    if (!above) {
      const text = [passage.title, ...passage.headingPath, passage.question ?? ''].join('\n');
      above = hitsOf(tokenise(text, passage.language), matcher, words.length).hits;
      aboveOf.set(candidate.ranked, above);
    }
    const isFollowed = at > 0 && candidates[at - 1]?.ranked === candidate.ranked;
    const before = isFollowed ? hitsOf(termsOf[at - 1] as string[], matcher, words.length).hits : null;
    const context = hits.map((hit, word) => Math.max(hit, above[word] as number, before?.[word] ?? 0));
    const pieces = piecesOf(terms);
    let sharedPieces = 0;
    for (const piece of asked) if (pieces.has(piece)) sharedPieces += 1;
    const lengthNorm = 1.2 * (0.25 + (0.75 * terms.length) / 25);
    let bm25 = 0;
    words.forEach((word, wordAt) => {
      const frequency = positions[wordAt]?.length ?? 0;
      if (frequency > 0)
        bm25 +=
          (hits[wordAt] as number) * word.weight * word.idf * ((frequency * 2.2) / (frequency + lengthNorm));
    });
    const holds = holdsAnswerType(candidate.text, type, question);
    const matched = hits.filter((hit, word) => hit > 0 && !words[word]?.isStopWord).length;
    return [
      shareOf(hits, words, selfScore),
      shareOf(context, words, selfScore),
      score / best,
      selfScore > 0 ? bm25 / selfScore : 0,
      shareOfPairs(words, positions),
      asked.size > 0 ? sharedPieces / asked.size : 0,
      holds === true ? 1 : 0,
      holds === false ? 1 : 0,
      parent / bestParent,
      candidate.passageRank === 0 ? 1 : 0,
      Math.log(1 + terms.length - Math.min(terms.length, matched)) / 4,
      contentWords.length > 0 ? matched / contentWords.length : 0,
    ];
  });
}
