import { fenceAfter } from './fence-after.ts';

const TASK = /^(\s*(?:[-*+]|\d+[.)])\s+)\[([ xX])\]\s/;
const NOTE = /^\s{0,3}\[\^([^\]\s]{1,40})\]:\s*/;
/** Code within a line, where such brackets are a pattern of characters, or the mark of a note. */
const CODE_OR_MARK = /(?<!`)(`{1,3})(?!`)[^`]+\1(?!`)|\[\^([^\]\s]{1,40})\]/g;

/** Text between single tildes is struck, too; `~5` is about five, and in `H~2~O` they lower. */
const STRUCK = /(?<![~\w\\])~(?=[^~\s])([^~\n]*?[^~\s])~(?![~\w])/g;

/** Writes items of a task list with their boxes, and notes as text: a mark of a note says nothing. Code is left as it is. */
export function writeTicksAndNotes(markdown: string): string {
  const lines = markdown.split('\n');
  const notes = new Set(lines.flatMap((line) => NOTE.exec(line)?.[1] ?? []));
  let fence: string | null = null;
  return lines
    .map((line) => {
      const before = fence;
      fence = fenceAfter(fence, line);
      if (before !== null || fence !== null || /^(?: {4}|\t)(?!\s*[-*+\d])/.test(line)) return line;
      return line
        .replace(TASK, (_, start: string, mark: string) => `${start}${mark === ' ' ? '☐' : '☑'} `)
        .replace(NOTE, '\n')
        .replace(CODE_OR_MARK, (found: string, _, note: string | undefined) =>
          note !== undefined && notes.has(note) ? '' : found,
        )
        .replace(STRUCK, '~~$1~~');
    })
    .join('\n');
}
