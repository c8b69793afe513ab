import { foldText } from '#core/searching/substrings/fold-text.ts';

/** Characters of scripts without spaces are words of one character each. */
const word = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]|[\p{L}\p{N}]+/gu;
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/;
const spaced = /[^\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]+|./gu;
const longestWord = 40;
const mostWords = 1_000;

/** The words that a message is found by: without capitals and accents, each once. A search is cut up in the same way. */
export function listMessageWords(text: string): string[] {
  const words = new Set<string>();
  for (const found of foldText(text).match(word) ?? []) {
    const parts = found.length > 1 && unspaced.test(found) ? (found.match(spaced) ?? []) : [found];
    for (const part of parts) words.add(part.slice(0, longestWord));
    if (words.size >= mostWords) break;
  }
  return [...words];
}
