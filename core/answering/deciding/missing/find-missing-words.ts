import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import { createMissingWordFinder, type MissingWords } from './create-missing-word-finder.ts';
import { namingWords } from './naming-words.ts';

/** Which sentences may contain the words of a question together: all, those of one passage, or each alone. */
export type Together = 'all' | 'passage' | 'alone';

function group(chosen: readonly ScoredSentence[], together: Together): ScoredSentence[][] {
  if (together === 'all') return [[...chosen]];
  if (together === 'alone') return chosen.map((sentence) => [sentence]);
  const passages = new Set(chosen.map(({ ranked }) => ranked));
  return [...passages].map((passage) => chosen.filter(({ ranked }) => ranked === passage));
}

function textOf(sentences: readonly ScoredSentence[]): string {
  const headings = sentences.flatMap(({ ranked: { passage } }) => [
    passage.title,
    ...passage.headingPath,
    passage.question ?? '',
  ]);
  return [...new Set(headings), ...sentences.map(({ text }) => text)].join('\n');
}

/**
 * What the question names and the reply does not: the words that are neither in the chosen sentences taken together
 * nor in what is above them. Words that are found only across such groups ("guarantee" in one, "filling" in another)
 * count as missing.
 */
export function findMissingWords(
  chosen: readonly ScoredSentence[],
  together: Together = 'passage',
): MissingWords {
  const query = chosen[0]?.ranked.query;
  const naming = query ? namingWords(query) : [];
  const all = naming.reduce((sum, { idf }) => sum + idf, 0);
  if (!query || all === 0) return { share: 0, shareUnknown: 0 };
  const missingFrom = createMissingWordFinder(query, naming);
  return group(chosen, together)
    .map((sentences) => missingFrom(textOf(sentences)))
    .reduce((least, each) => (each.share < least.share ? each : least), { share: 1, shareUnknown: 1 });
}
