/**
 * Where in a passage a sentence is that was quoted from it: spaces and line ends may have become others. Where it is not
 * word for word, it is the whole passage.
 */
export function findQuote(text: string, quote: string): { start: number; end: number } {
  const words = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = words[0] === '' ? null : new RegExp(words.join('\\s+')).exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : { start: 0, end: text.length };
}
