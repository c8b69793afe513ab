const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
const TASK = /^(\s*(?:[-*+]|\d+[.)])\s+)\[([ xX])\]\s/;
const NOTE = /^(?:\s{0,3})\[\^[^\]\s]{1,40}\]:\s*/;
const NOTE_MARK = /\[\^[^\]\s]{1,40}\]/g;

/** Text between single tildes is struck, too; `~5` is about five, and in `H~2~O` they lower. */
const STRUCK = /(?<![~\w\\])~(?=[^~\s])([^~\n]*?[^~\s])~(?![~\w])/g;

/** Writes items of a task list with their boxes, and notes as text: a mark of a note says nothing. Code is left as it is. */
export function writeTicksAndNotes(markdown: string): string {
  let isCode = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (FENCE.test(line)) isCode = !isCode;
      if (isCode || /^(?: {4}|\t)(?!\s*[-*+\d])/.test(line)) return line;
      return line
        .replace(TASK, (_, start: string, mark: string) => `${start}${mark === ' ' ? '☐' : '☑'} `)
        .replace(NOTE, '\n')
        .replace(NOTE_MARK, '')
        .replace(STRUCK, '~~$1~~');
    })
    .join('\n');
}
