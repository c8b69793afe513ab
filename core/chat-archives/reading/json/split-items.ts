import { createStringReader } from './create-string-reader.ts';
import { NestedTooDeeply } from './nested-too-deeply.ts';

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

const [comma, openBrace, closeBrace, openBracket, closeBracket] = [44, 123, 125, 91, 93];

/**
 * Takes a JSON text that comes in pieces apart, without ever holding it whole: each entry of each list called `name` is
 * handed on as text, so that one that is broken harms no other.
 * @param name of the lists; an empty name takes the outermost list, in an object those of its fields
 * @returns all else as JSON, in which those lists are empty
 * @throws NestedTooDeeply
 */
export function splitItems(
  pieces: Iterable<string>,
  name: string,
  onItem: (item: SplitItem) => void,
): string {
  const shell: string[] = [];
  const strings = createStringReader();
  let depth = 0;
  let isObject = false;
  /** The list whose entries are taken; its depth is 0 outside of one. */
  const list = { number: -1, name: '', depth: 0 };
  let item: { parts: string[]; start: number } | null = null;
  let text = '';
  let start = 0;
  /** Characters before this piece. */
  let before = 0;

  const keep = (to: number): void => {
    if (to > start) (item?.parts ?? shell).push(text.slice(start, to));
    start = to;
  };
  const beginItem = (at: number): void => {
    item = { parts: [], start: before + at };
    start = at;
  };
  const endItem = (at: number): void => {
    keep(at);
    const whole = item?.parts.join('') ?? '';
    const skipped = whole.length - whole.trimStart().length;
    const json = whole.trim();
    if (json !== '')
      onItem({ list: list.number, name: list.name, json, start: (item?.start ?? 0) + skipped });
  };

  for (const piece of pieces) {
    text = piece;
    start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (strings.take(code, text, at)) continue;
      if (code === openBrace || code === openBracket) {
        depth += 1;
        if (depth === 1) isObject = code === openBrace;
        if (depth > deepest) throw new NestedTooDeeply();
        const isWanted = name === '' ? depth === (isObject ? 2 : 1) : strings.last === name;
        if (code === openBracket && list.depth === 0 && isWanted) {
          keep(at + 1);
          Object.assign(list, { number: list.number + 1, name: strings.last, depth });
          beginItem(at + 1);
        }
        strings.last = '';
      } else if (code === closeBrace || code === closeBracket) {
        if (depth === list.depth && list.depth > 0) {
          endItem(at);
          item = null;
          list.depth = 0;
        }
        depth -= 1;
        strings.last = '';
      } else if (code === comma && depth === list.depth && list.depth > 0) {
        endItem(at);
        beginItem(at + 1);
      } else if (code === comma) strings.last = '';
    }
    keep(text.length);
    strings.endPiece(text);
    before += text.length;
  }
  return shell.join('');
}
