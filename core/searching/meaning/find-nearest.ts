import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import { type Found, keepBest } from '#core/searching/ranking/keep-best.ts';
import type { AskedVector } from './ask-vector.ts';
import { similarityAt } from './similarity-at.ts';

/** The least share of passages that need vectors: with fewer, these few would be ranked before the others unfairly. */
const LEAST_SHARE = 0.8;

export interface NearestPassages {
  /** Mean similarity of all passages. */
  mean: number;
  /** The nearest passages, nearest first. */
  nearest: Found[];
}

/**
 * The passages nearest to a question in meaning; null where too few passages have vectors yet, or vectors of another
 * size than the question's.
 * @param isMeant whether a passage could have vectors: the model may not know its language
 */
export function findNearest(
  index: SearchIndex,
  asked: AskedVector,
  limit: number,
  isMeant: (language: string) => boolean,
): NearestPassages | null {
  const nearest: Found[] = [];
  let sum = 0;
  let compared = 0;
  let meant = 0;
  for (let place = 0; place < index.slots.length; place += 1) {
    const slot = index.slots[place];
    if (!slot || !isMeant(slot.passage.language)) continue;
    meant += 1;
    const { vectors } = slot;
    if (vectors?.whole.length !== asked.values.length) continue;
    const score = similarityAt(asked, vectors.whole, 0) * (vectors.scales[0] as number);
    sum += score;
    compared += 1;
    keepBest(nearest, { place, score }, limit);
  }
  if (compared === 0 || compared < LEAST_SHARE * meant) return null;
  return { mean: sum / compared, nearest };
}
