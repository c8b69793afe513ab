/**
 * "from 9:00 to 18:00 on Monday and from 9:00 to 18:00 on Friday" is no repetition: a run with a figure is not counted.
 * People say shorter runs of two things: "the small room has a view of the sea and the large room has a view of the sea".
 */
const RUN_WORDS = 8;
const PART = /[,;]\s+/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Whether a sentence is that of a model that got stuck: parts of it come twice in a row ("I'm a shop, I'm a shop"), or
 * eight words without a figure come again in it.
 */
export function repeatsItself(sentence: string): boolean {
  return hasRepeatedParts(sentence.split(PART).map(wordsOf)) || hasRepeatedRun(wordsOf(sentence));
}

/** "Adults, free entry, children, free entry" is a list: only what follows itself is said again. */
function hasRepeatedParts(parts: readonly string[][]): boolean {
  const texts = parts.map((words) => words.join(' '));
  for (let length = 1; length <= texts.length / 2; length += 1) {
    let equal = 0;
    let words = 0;
    for (let at = length; at < texts.length; at += 1) {
      const isEqual = texts[at] === texts[at - length];
      equal = isEqual ? equal + 1 : 0;
      words = isEqual ? words + (parts[at]?.length ?? 0) : 0;
      // "No, no, no" and "very, very" are meant.
      if (equal >= length && words > equal) return true;
    }
  }
  return false;
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
