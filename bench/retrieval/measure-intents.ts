import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { indexDocument } from './build-index.ts';
import { readSet } from './load-sets.ts';
import { search } from './search.ts';

export interface IntentFigures {
  name: string;
  questions: number;
  /** Percent of the in-scope messages whose label is found by the vote of the nearest examples. */
  inScope: number;
}

const OUT_OF_SCOPE = 'NO_NODES_DETECTED';
const NEIGHBOURS = 8;

/** Live support messages against example sentences (HINT3): the labels of the nearest examples vote with their scores. */
export function measureIntents(): IntentFigures[] {
  const file = readSet<{ sets: Record<string, Record<'train' | 'test', [string, string][]>> }>('hint3.json');
  return Object.entries(file?.sets ?? {}).map(([name, { train, test }]) => {
    const index = createSearchIndex();
    for (const [at, [sentence]] of train.entries()) {
      const blocks = [{ kind: 'paragraph' as const, text: sentence }];
      indexDocument(index, String(at), { title: '', language: 'en', blocks });
    }
    const inScope = test.filter(([, label]) => label !== OUT_OF_SCOPE);
    const right = inScope.filter(([message, label]) => {
      const votes = new Map<string, number>();
      for (const { passage, score } of search(index, message, { limit: NEIGHBOURS })) {
        const voted = train[Number(passage.documentId)]?.[1] ?? '';
        votes.set(voted, (votes.get(voted) ?? 0) + score ** 2);
      }
      return [...votes].sort((left, other) => other[1] - left[1])[0]?.[0] === label;
    });
    return { name, questions: inScope.length, inScope: (100 * right.length) / Math.max(1, inScope.length) };
  });
}
