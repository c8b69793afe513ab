/** What a JSON text is made of: the entries of its lists of a name, one by one, and all else as one value. */
export interface SplitItem {
  /** The how many of these lists it is in, from 0. */
  list: number;
  /** The string before that list: its name, at most 64 characters of it. */
  name: string;
  /** The entry as JSON. */
  json: string;
  /** Characters before it in the whole text. */
  start: number;
}

/** Depth beyond which nobody's export goes. */
const deepest = 200;

const [quote, comma, backslash, openBrace, closeBrace, openBracket, closeBracket] = [
  34, 44, 92, 123, 125, 91, 93,
];
/** Of a string, so much is looked at. */
const longestName = 64;

/**
 * Takes a JSON text that comes in pieces apart, without ever holding it whole: each entry of each list called `name` is
 * handed on as text, so that one that is broken harms no other.
 * @param name of the lists; an empty name takes the outermost list, in an object those of its fields
 * @returns all else as JSON, in which those lists are empty
 */
export function splitItems(
  pieces: Iterable<string>,
  name: string,
  onItem: (item: SplitItem) => void,
): string {
  const shell: string[] = [];
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  /** Depth of the list whose entries are taken; 0 outside of one. */
  let listDepth = 0;
  let list = -1;
  let listName = '';
  let item: string[] | null = null;
  let text = '';
  let start = 0;
  let lastString = '';
  let stringStart = 0;
  /** Beginning of a string that came with the piece before. */
  let stringHead = '';
  /** Characters before this piece. */
  let before = 0;
  let itemStart = 0;
  let isObject = false;

  const keep = (to: number): void => {
    if (to > start) (item ?? shell).push(text.slice(start, to));
    start = to;
  };
  const endItem = (at: number): void => {
    keep(at);
    const whole = item?.join('') ?? '';
    const json = whole.trim();
    const skipped = whole.length - whole.trimStart().length;
    if (json !== '') onItem({ list, name: listName, json, start: itemStart + skipped });
    item = [];
  };

  for (const piece of pieces) {
    text = piece;
    start = 0;
    stringStart = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (code === backslash) isEscaped = true;
        else if (code === quote) {
          inString = false;
          lastString = stringHead + text.slice(stringStart, Math.min(at, stringStart + longestName));
          stringHead = '';
        }
        continue;
      }
      if (code === quote) {
        inString = true;
        stringStart = at + 1;
      } else if (code === openBrace || code === openBracket) {
        depth += 1;
        if (depth === 1) isObject = code === openBrace;
        if (depth > deepest) throw new RangeError('The JSON is nested too deeply.');
        const isWanted = name === '' ? depth === (isObject ? 2 : 1) : lastString === name;
        if (code === openBracket && listDepth === 0 && isWanted) {
          keep(at + 1);
          listDepth = depth;
          list += 1;
          listName = lastString;
          itemStart = before + at + 1;
          item = [];
        }
        lastString = '';
      } else if (code === closeBrace || code === closeBracket) {
        if (depth === listDepth && listDepth > 0) {
          endItem(at);
          item = null;
          listDepth = 0;
        }
        depth -= 1;
        lastString = '';
      } else if (code === comma && depth === listDepth && listDepth > 0) {
        endItem(at);
        start = at + 1;
        itemStart = before + start;
      } else if (code === comma) lastString = '';
    }
    keep(text.length);
    before += text.length;
    if (inString) stringHead = (stringHead + text.slice(stringStart)).slice(0, longestName);
  }
  return shell.join('');
}
