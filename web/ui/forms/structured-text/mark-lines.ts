/** Marks of Markdown at the beginning of a line: a heading and an item of a list. */
export type LineMark = '## ' | '- ';

interface MarkedLines {
  /** The lines that are replaced, from the beginning of the first to the end of the last. */
  from: number;
  to: number;
  text: string;
}

const anyMark = /^(?:#{1,6} +|[-*•] +)/;

/** Marks the lines that a selection touches, or takes the mark away where all of them have it; empty lines stay. */
export function markLines(text: string, start: number, end: number, mark: LineMark): MarkedLines {
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(from, end > start ? end - 1 : end));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isOn = lines.every((line) => line.trim() === '' || line.startsWith(mark)) && lines.some(Boolean);
  const marked = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    const bare = line.replace(anyMark, '');
    return isOn ? bare : `${mark}${bare}`;
  });
  return { from, to, text: marked.join('\n') };
}
