import type { RankedPassage } from '#core/searching/search-passages.ts';
import { scoreSentences } from './score-sentences.ts';
import { type Candidate, listCandidates } from './sentence-features.ts';

const PASSAGES_READ = 5;
const SENTENCES_AT_MOST = 3;
/** A further sentence is taken when its score is this near to the best one's. */
const MARGIN = 1.5;

/** One to three sentences of the best passages: the best, and up to two that are almost as good, in source order. */
export function chooseSentences(question: string, ranked: readonly RankedPassage[]): Candidate[] {
  const candidates = listCandidates(ranked, PASSAGES_READ);
  const scores = scoreSentences(question, candidates);
  const order = candidates
    .map((_, at) => at)
    .sort((left, right) => (scores[right] as number) - (scores[left] as number));
  const best = order[0];
  if (best === undefined) return [];
  const floor = (scores[best] as number) - MARGIN;
  const seen = new Set<string>();
  const chosen: number[] = [];
  for (const at of order) {
    const text = candidates[at]?.text ?? '';
    if ((scores[at] as number) < floor || chosen.length >= SENTENCES_AT_MOST) break;
    if (seen.has(text)) continue;
    seen.add(text);
    chosen.push(at);
  }
  return chosen.sort((left, right) => left - right).map((at) => candidates[at] as Candidate);
}
