import { listStopWords } from '#core/searching/words/list-stop-words.ts';

const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}|\p{L}[\p{L}\p{M}]*\p{N})[\p{L}\p{M}\p{N}]*(?:['’-]\p{L}[\p{L}\p{M}\p{N}]*)*/gu;
const STARTS = /(?:^|[.!?:]\s+|["“„«(]|[-*•]\s+)$/u;
const SURE = /\p{L}[\p{Lu}\p{N}]|^\p{Lu}{2,}$/u;
const CAPITALISING: ReadonlySet<string> = new Set(['de', 'lb']);

/**
 * Words that are written as names, returned in lower case: with a capital, or letters before a digit ("ps5"). The first word of a sentence always has a capital, so it
 * counts as a name only when another capitalised word follows or it has a capital inside. In German, which writes all
 * nouns with a capital, only words with a capital or a digit inside count.
 */
export function readNames(text: string, language: string): string[] {
  const stopWords = listStopWords(language);
  return [...text.matchAll(NAME)].flatMap(({ 0: written, index }) => {
    const name = written.toLowerCase().replace(/['’]s$/u, '');
    if (/^i['’]/u.test(name)) return [];
    if (SURE.test(written)) return [name];
    if (CAPITALISING.has(language) || stopWords.has(name) || name === 'i') return [];
    const isFirst = STARTS.test(text.slice(0, index));
    const isFollowed = /^\s\p{Lu}/u.test(text.slice(index + written.length));
    return isFirst && !isFollowed ? [] : [name];
  });
}
