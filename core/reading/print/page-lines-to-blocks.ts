import type { Block } from '#core/reading/read-document.ts';
import { rowsToBlocks } from '#core/reading/tables/rows-to-blocks.ts';
import { cleanText } from '#core/reading/text/clean-text.ts';
import { joinLines } from '#core/reading/text/join-lines.ts';
import { dropRunningLines } from './drop-running-lines.ts';
import type { PageLine } from './page-line.ts';

const LONGEST_HEADING = 150;
const MAX_HEADING_LEVELS = 4;
const LARGER = 1.1;

/**
 * Reads printed pages, which know lines only, into headings, paragraphs and list items: larger type is a heading, a
 * wider gap begins a paragraph, a paragraph goes on over a page break. Text on the edge of most pages is left out.
 */
export function pageLinesToBlocks(pages: PageLine[][]): Block[] {
  const lines = dropRunningLines(pages);
  const bodySize = commonestSize(lines.flat());
  const sizes = headingSizes(lines.flat(), bodySize);
  const words = wordsOf(lines.flat());
  const blocks: Block[] = [];
  for (const page of lines) {
    let previous: PageLine | null = null;
    let rows: string[][] = [];
    const gap = commonestGap(page);
    const closeTable = () => {
      blocks.push(...rowsToBlocks(rows, 'guess'));
      rows = [];
    };
    for (const line of page) {
      if (line.cells !== undefined) {
        if (rows[0]?.length !== line.cells.length || isLarger(line, previous)) closeTable();
        rows.push(line.cells);
      } else {
        closeTable();
        addLine(blocks, line, previous, { gap, sizes, words });
      }
      previous = line;
    }
    closeTable();
  }
  return blocks.map(cleaned).filter((block) => !('text' in block) || block.text !== '');
}

/** The names above the next table, in larger type than the row before. */
function isLarger(line: PageLine, previous: PageLine | null): boolean {
  return previous?.cells !== undefined && line.fontSize >= previous.fontSize * LARGER;
}

/** Words of the text, and words that a hyphen joins, in lower case: they tell what a hyphen at a line's end is. */
function wordsOf(lines: PageLine[]): Set<string> {
  return new Set(
    lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?!-)/gu) ?? []),
  );
}

interface PageMeasures {
  /** Usual distance between the lines of this page. */
  gap: number;
  /** Type sizes of headings, largest first. */
  sizes: number[];
  words: ReadonlySet<string>;
}

function addLine(
  blocks: Block[],
  line: PageLine,
  previous: PageLine | null,
  { gap, sizes, words }: PageMeasures,
): void {
  const last = blocks[blocks.length - 1];
  const level = sizes.indexOf(roundSize(line.fontSize)) + 1;
  const isHeading = level > 0 && line.text.length <= LONGEST_HEADING && /\p{L}/u.test(line.text);
  const distance = previous === null ? 0 : previous.y - line.y;
  const isAdjacent = previous === null || (distance >= 0 && distance <= gap * 1.45 + 1);
  if (isHeading) {
    const isContinued =
      last?.kind === 'heading' &&
      last.level === level &&
      previous !== null &&
      distance <= line.fontSize * 1.8;
    if (isContinued && distance > 0) last.text = joinLines(last.text, line.text, words);
    else blocks.push({ kind: 'heading', level, text: line.text });
    return;
  }
  const isOpen = last?.kind === 'paragraph' || last?.kind === 'list-item';
  const item = /^(?:[•▪◦‣●○■–*·-]|\(?\d{1,2}[.)])\s+(?=\S)/u.exec(line.text);
  if (item !== null && !(isOpen && isAdjacent && /\d\.?[-–]$/.test(last.text.slice(-3)))) {
    blocks.push({ kind: 'list-item', text: line.text.slice(item[0].length) });
    return;
  }
  // Over a page break a paragraph goes on if its sentence does.
  const goesOn =
    previous === null
      ? isOpen && /[\p{Ll},-]$/u.test(last.text.slice(-2)) && /^\p{Ll}/u.test(line.text)
      : isAdjacent || (isOpen && distance < 0 && isCut(last.text, line.text));
  if (isOpen && goesOn) last.text = joinLines(last.text, line.text, words);
  else blocks.push({ kind: 'paragraph', text: line.text });
}

/** A word goes on at the head of the next column. */
function isCut(left: string, right: string): boolean {
  return /\p{L}[-\u2010\u00AD]$/u.test(left.slice(-2)) && /^\p{Ll}/u.test(right);
}

function cleaned(block: Block): Block {
  return 'text' in block ? { ...block, text: cleanText(block.text) } : block;
}

function commonestSize(lines: PageLine[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = roundSize(line.fontSize);
    weights.set(size, (weights.get(size) ?? 0) + line.text.length);
  }
  return commonest(weights) ?? 0;
}

function headingSizes(lines: PageLine[], bodySize: number): number[] {
  const sizes = new Set(
    lines.map((line) => roundSize(line.fontSize)).filter((size) => size >= bodySize * 1.12),
  );
  return [...sizes].sort((left, right) => right - left).slice(0, MAX_HEADING_LEVELS);
}

function commonestGap(page: PageLine[]): number {
  const counts = new Map<number, number>();
  page.slice(1).forEach((line, index) => {
    const distance = Math.round((page[index]?.y ?? 0) - line.y);
    if (distance > 0) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  });
  return commonest(counts) ?? 14;
}

/** Key of the largest weight; the smaller key on a tie. */
function commonest(weights: Map<number, number>): number | undefined {
  return [...weights].sort((left, right) => right[1] - left[1] || left[0] - right[0])[0]?.[0];
}

function roundSize(size: number): number {
  return Math.round(size * 2) / 2;
}
