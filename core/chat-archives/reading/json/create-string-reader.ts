const [quote, backslash] = [34, 92];
/** Of a string, so much is looked at. */
const longestName = 64;

/** Follows the strings of a JSON text that comes in pieces. */
export interface StringReader {
  /** Takes a character; false for one that is outside of strings and begins none. */
  take(code: number, text: string, at: number): boolean;
  /** The last string, at most 64 characters of it. */
  last: string;
  endPiece(text: string): void;
}

export function createStringReader(): StringReader {
  let isInside = false;
  let isEscaped = false;
  let start = 0;
  /** Beginning of a string that came with the piece before. */
  let head = '';
  const reader: StringReader = {
    last: '',
    take(code, text, at) {
      if (!isInside) {
        if (code !== quote) return false;
        isInside = true;
        start = at + 1;
      } else if (isEscaped) isEscaped = false;
      else if (code === backslash) isEscaped = true;
      else if (code === quote) {
        isInside = false;
        reader.last = head + text.slice(start, Math.min(at, start + longestName));
        head = '';
      }
      return true;
    },
    endPiece(text) {
      if (isInside) head = (head + text.slice(start)).slice(0, longestName);
      start = 0;
    },
  };
  return reader;
}
