/** A line of a text, with how it ended. */
export interface TextLine {
  text: string;
  /** Characters before it in the whole text. */
  start: number;
  end: '\r\n' | '\n' | '';
}

/** The lines of a text that comes in pieces. Only CR LF and LF end a line. */
export function* splitLines(pieces: Iterable<string>): Generator<TextLine> {
  let rest = '';
  /** Characters before `rest`. */
  let before = 0;
  for (const piece of pieces) {
    const text = rest + piece;
    let start = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      const hasReturn = end > start && text.charCodeAt(end - 1) === 13;
      yield {
        text: text.slice(start, hasReturn ? end - 1 : end),
        start: before + start,
        end: hasReturn ? '\r\n' : '\n',
      };
      start = end + 1;
    }
    rest = text.slice(start);
    before += start;
  }
  if (rest !== '') yield { text: rest, start: before, end: '' };
}
