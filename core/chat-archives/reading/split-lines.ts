/** A line of a text, with how it ended. */
export interface TextLine {
  text: string;
  end: '\r\n' | '\n' | '';
}

/** The lines of a text that comes in pieces. Only CR LF and LF end a line. */
export function* splitLines(pieces: Iterable<string>): Generator<TextLine> {
  let rest = '';
  for (const piece of pieces) {
    const text = rest + piece;
    let start = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      const hasReturn = end > start && text.charCodeAt(end - 1) === 13;
      yield { text: text.slice(start, hasReturn ? end - 1 : end), end: hasReturn ? '\r\n' : '\n' };
      start = end + 1;
    }
    rest = text.slice(start);
  }
  if (rest !== '') yield { text: rest, end: '' };
}
