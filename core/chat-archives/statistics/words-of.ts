import { segmenterFor } from '#core/searching/words/segmenter-for.ts';

/** Scripts that put no spaces between words. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/;
const spacedWord = /\p{L}[\p{L}\p{M}\p{N}'’_-]*/gu;
const laugh =
  /^(?:(?:ha|he|hi|ja|je|xa|ah){2,}[hajex]?|(?:ха){2,}|(?:ㅋ|ㅎ){2,}|w{3,}|l+o+l+|lmao|rofl|哈{2,}|笑)$/u;

/** All laughs are one word, whatever their language. */
const laughWord = 'haha';

/** The words of a text in lower case, laughs as one. */
export function wordsOf(text: string): string[] {
  const folded = text.toLowerCase().replaceAll(/https?:\/\/\S+/g, ' ');
  const found = unspaced.test(folded)
    ? [...segmenterFor('und').segment(folded)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment)
    : (folded.match(spacedWord) ?? []);
  return found.map((word) => (laugh.test(word) ? laughWord : word));
}
