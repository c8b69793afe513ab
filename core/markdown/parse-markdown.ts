import { dropCitations } from './drop-citations.ts';
import { type Inline, parseInline } from './parse-inline.ts';

export type Block =
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'heading'; content: Inline[] }
  | { type: 'quote'; content: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'list'; start: number | null; items: { content: Inline[]; nested: Block[] }[] };

const fence = /^\s*(`{3,}|~{3,})/;
const heading = /^ {0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/;
const quote = /^ {0,3}> ?/;
const item = /^(\s*)(?:[-*+•]|(\d{1,9})[.)])\s+(\S.*)$/;
/** Deeper lists are drawn at this depth: four levels already fill the width of a phone. */
const listDepthMaximum = 4;

/**
 * Reads the subset of Markdown that answers use: paragraphs, headings, lists, quotes, code and the inline marks. All
 * else, HTML above all, is text. With `isPartial` the text is the beginning of an answer that is still coming, and
 * marks that are open at its end count as closed there.
 */
export function parseMarkdown(text: string, isPartial = false): Block[] {
  return parseLines(text.replace(/\r\n?/g, '\n').split('\n'), isPartial, 0);
}

function parseLines(lines: string[], isPartial: boolean, depth: number): Block[] {
  const blocks: Block[] = [];
  let position = 0;
  /** Only what reaches the end of the text can still be open. */
  const read = (taken: string[], end: number) =>
    parseInline(taken.join('\n').trim(), isPartial && end >= lines.length);

  while (position < lines.length) {
    const line = lines[position]!;
    if (line.trim() === '') {
      position += 1;
      continue;
    }
    const opening = fence.exec(line)?.[1];
    if (opening) {
      const end = findEnd(lines, position + 1, (other) => other.trim().startsWith(opening));
      blocks.push({ type: 'code', text: dropCitations(lines.slice(position + 1, end).join('\n')) });
      position = end + 1;
    } else if (heading.test(line)) {
      position += 1;
      blocks.push({ type: 'heading', content: read([heading.exec(line)![1]!], position) });
    } else if (quote.test(line)) {
      const end = findEnd(lines, position, (other) => !quote.test(other));
      blocks.push({
        type: 'quote',
        content: read(
          lines.slice(position, end).map((other) => other.replace(quote, '')),
          end,
        ),
      });
      position = end;
    } else if (item.test(line)) {
      const end = findEndOfList(lines, position);
      blocks.push(parseList(lines.slice(position, end), isPartial && end >= lines.length, depth));
      position = end;
    } else {
      const end = findEnd(lines, position + 1, startsBlock);
      blocks.push({ type: 'paragraph', content: read(lines.slice(position, end), end) });
      position = end;
    }
  }
  return blocks;
}

function startsBlock(line: string): boolean {
  return line.trim() === '' || fence.test(line) || heading.test(line) || quote.test(line) || item.test(line);
}

function findEnd(lines: string[], from: number, isEnd: (line: string) => boolean): number {
  for (let position = from; position < lines.length; position += 1)
    if (isEnd(lines[position]!)) return position;
  return lines.length;
}

/** A list goes on over indented lines, and over an empty line that another item or an indented line follows. */
function findEndOfList(lines: string[], from: number): number {
  for (let position = from + 1; position < lines.length; position += 1) {
    const line = lines[position]!;
    if (item.test(line) || /^\s+\S/.test(line)) continue;
    const next = lines[position + 1];
    if (line.trim() === '' && next !== undefined && (item.test(next) || /^\s{2,}\S/.test(next))) continue;
    if (line.trim() === '' || startsBlock(line)) return position;
  }
  return lines.length;
}

function parseList(lines: string[], isPartial: boolean, depth: number): Block {
  const first = item.exec(lines[0]!)!;
  const indent = first[1]!.length;
  const starts = lines.flatMap((line, index) => {
    const match = item.exec(line);
    return match && (match[1]!.length <= indent + 1 || depth >= listDepthMaximum) ? [index] : [];
  });
  const items = starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length;
    const rest = lines.slice(start + 1, end);
    const nestedFrom = findEnd(rest, 0, (line) => item.test(line) || fence.test(line));
    const isLast = end === lines.length;
    const own = [item.exec(lines[start]!)![3]!, ...rest.slice(0, nestedFrom).map((line) => line.trim())];
    return {
      content: parseInline(own.join('\n').trim(), isPartial && isLast && nestedFrom === rest.length),
      nested: parseLines(rest.slice(nestedFrom), isPartial && isLast, depth + 1),
    };
  });
  return { type: 'list', start: first[2] === undefined ? null : Number(first[2]), items };
}
