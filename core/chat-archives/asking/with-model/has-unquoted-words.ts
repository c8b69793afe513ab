import { segmenterFor } from '#core/searching/words/segmenter-for.ts';
import { UNSPACED } from '#core/searching/words/split-words.ts';
import { splitQuotes } from './split-quotes.ts';

/** As many words in a row as a message has are taken from it, not said about it. */
const longestRun = 6;

/**
 * Whether a sentence repeats words of a message without quotation marks. What a message says must be seen as its words: else
 * one that is written for the model to repeat would look like an answer of ours.
 */
export function hasUnquotedWords(sentence: string, texts: readonly string[]): boolean {
  const { outside } = splitQuotes(sentence);
  const wordsOf = UNSPACED.test(outside) ? segmentWords : matchWords;
  const own = wordsOf(outside);
  const runs = new Set<string>();
  for (let at = 0; at + longestRun <= own.length; at += 1) {
    const run = own.slice(at, at + longestRun);
    if (!run.includes('|')) runs.add(run.join(' '));
  }
  if (runs.size === 0) return false;
  return texts.some((text) => {
    const words = wordsOf(text);
    return words.some((_, at) => runs.has(words.slice(at, at + longestRun).join(' ')));
  });
}

/** Of languages that put no spaces between them: a hundred times as slow. */
const segmentWords = (text: string): string[] =>
  [...segmenterFor('und').segment(text.toLowerCase())]
    .filter(({ isWordLike, segment }) => isWordLike || segment === '|')
    .map(({ segment }) => segment);

const matchWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+|\|/gu) ?? [];
