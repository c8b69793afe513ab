const quoted = /["“„«]([^"“”„«»]+)["”“»]/gu;

/** Whether all that a sentence has in quotation marks is an exact part of one of the texts. */
export function hasExactQuotes(sentence: string, texts: readonly string[]): boolean {
  return [...sentence.matchAll(quoted)].every(([, words = '']) => {
    // A full stop or comma before the closing mark is the sentence's own.
    const wanted = words.trim().replace(/[.,!?…]+$/u, '');
    return wanted === '' || texts.some((text) => text.includes(words.trim()) || text.includes(wanted));
  });
}
