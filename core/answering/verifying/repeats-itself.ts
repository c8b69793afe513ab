/** "from 9:00 to 18:00 on Monday and from 9:00 to 18:00 on Friday" is no repetition: a run with a figure is not counted. */
const RUN_WORDS = 6;
const PART = /[,;]\s+/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Whether a sentence is that of a model that got stuck: two of its parts are the same ("I'm a shop, I'm a shop"), or six
 * words without a figure come again in it.
 */
export function repeatsItself(sentence: string): boolean {
  const parts = sentence.split(PART).map(wordsOf);
  const long = parts.filter((words) => words.length > 1).map((words) => words.join(' '));
  return new Set(long).size < long.length || hasRepeatedRun(wordsOf(sentence));
}

function hasRepeatedRun(words: readonly string[]): boolean {
  const seen = new Set<string>();
  for (let at = 0; at + RUN_WORDS <= words.length; at += 1) {
    const run = words.slice(at, at + RUN_WORDS).join(' ');
    if (/\p{N}/u.test(run)) continue;
    if (seen.has(run)) return true;
    seen.add(run);
  }
  return false;
}

function wordsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
}
