import { resolveSuperscripts } from '#core/reading/text/resolve-superscripts.ts';
import { writeSubscript } from '#core/reading/text/write-subscript.ts';
import { writeSuperscript } from '#core/reading/text/write-superscript.ts';
import { arrangeSegments } from './arrange-segments.ts';
import { closeUpLetters } from './close-up-letters.ts';
import { listCells } from './list-cells.ts';
import { orderRightToLeft } from './order-right-to-left.ts';
import type { PageItem } from './page-item.ts';
import type { PageLine } from './page-line.ts';
import type { PageSegment } from './page-segment.ts';

/** From this gap on, in font sizes, a line counts as two. In a table less is enough: see `listCells`. */
const WIDE_GAP = 1.4;
const SAME_LINE = 0.5;
const SMALLER = 0.85;
const RAISED = 0.15;

/** Puts the pieces of one page into lines: words, raised figures, columns and the rows of tables. */
export function pageItemsToLines(items: readonly PageItem[]): PageLine[] {
  const segments: PageSegment[] = [];
  let open: PageSegment | null = null;
  const pieces = orderRightToLeft(joinSpacedLetters(items).map(closedUp));
  const cells = listCells(pieces);
  const isCell = (piece: PageItem) => piece.isCell === true || cells.has(piece);
  for (const group of pieces) {
    if (group.text.trim() === '') {
      if (open !== null && group.text !== '') open.text += ' ';
      continue;
    }
    const size = open === null ? group.fontSize : Math.max(open.fontSize, group.fontSize);
    const isSameLine =
      open !== null && Math.abs(open.y - group.y) <= size * SAME_LINE && group.x >= open.x - size * 0.2;
    if (open === null || !isSameLine || group.x - open.end > size * WIDE_GAP || isCell(group)) {
      open = {
        text: group.text.trimStart(),
        x: group.x,
        y: group.y,
        fontSize: group.fontSize,
        end: group.x + group.width,
      };
      segments.push(open);
    } else append(open, group);
  }
  return arrangeSegments(segments.map(settled));
}

function append(line: PageSegment, item: PageItem): void {
  const rise = item.y - line.y;
  const isSmall = item.fontSize < line.fontSize * SMALLER && item.text.trim().length <= 6;
  if (isSmall && Math.abs(rise) >= line.fontSize * RAISED) {
    line.text += rise > 0 ? writeSuperscript(line.text, item.text) : writeSubscript(item.text);
  } else {
    const isApart = Math.abs(item.x - line.end) > Math.max(line.fontSize, item.fontSize) * RAISED;
    const isGlued = /\s$/.test(line.text) || /^\s/.test(item.text);
    line.text += isApart && !isGlued ? ` ${item.text}` : item.text;
    // The line is where its larger type is: a raised figure may come first.
    if (item.fontSize > line.fontSize) Object.assign(line, { y: item.y, fontSize: item.fontSize });
  }
  line.end = Math.max(line.end, item.x + item.width);
}

function closedUp(item: PageItem): PageItem {
  return { ...item, text: closeUpLetters(item.text) };
}

function settled(segment: PageSegment): PageSegment {
  return { ...segment, text: resolveSuperscripts(segment.text).trim() };
}

/** Letters that are drawn one by one with equal gaps are a word; a gap 1.5 times as wide ends it. */
function joinSpacedLetters(items: readonly PageItem[]): PageItem[] {
  const joined: PageItem[] = [];
  let run: PageItem[] = [];
  const close = () => {
    joined.push(...(run.length >= 4 ? joinRun(run) : run));
    run = [];
  };
  const spaced = new Set(items.filter(isSpaced).map(({ y }) => y));
  for (const item of items.flatMap((each) => (spaced.has(each.y) ? apart(each) : [each]))) {
    if (item.text.trim() === '' && run.length > 0) continue;
    const last = run.at(-1);
    const isNext =
      last !== undefined &&
      item.y === last.y &&
      item.x > last.x &&
      item.x - last.x - last.width < item.fontSize * 3 &&
      item.fontSize === last.fontSize;
    if ([...item.text.trim()].length !== 1 || !/[\p{L}\p{N}]/u.test(item.text)) {
      close();
      joined.push(item);
    } else {
      if (!isNext) close();
      run.push(item);
    }
  }
  close();
  return joined;
}

const SPACED = /^[\p{L}\p{N}](?: [\p{L}\p{N}])+$/u;

/** Figures alone are no letters: `1 2 3 4 5` is a scale, unless the words of its line are spaced, too. */
function isSpaced({ text }: PageItem): boolean {
  return SPACED.test(text) && /\p{L}/u.test(text);
}

/** Splits letter-spaced text ("R o o m") into its letters. The gaps to the pieces beside it show where words end. */
function apart(item: PageItem): PageItem[] {
  if (!SPACED.test(item.text)) return [item];
  const letters = item.text.split(' ');
  const width = Math.min(item.fontSize * USUAL_LETTER, item.width / letters.length);
  const step = (item.width - width) / (letters.length - 1);
  return letters.map((text, at) => ({ ...item, text, x: item.x + at * step, width }));
}

const USUAL_LETTER = 0.6;

function joinRun(run: PageItem[]): PageItem[] {
  const gaps = run.slice(1).map((item, at) => item.x - ((run[at]?.x ?? 0) + (run[at]?.width ?? 0)));
  const usual = [...gaps].sort((left, right) => left - right)[Math.floor(gaps.length / 2)] ?? 0;
  const [first] = run;
  // Letters that touch are left as they are, and so are figures: the days of a calendar are no number.
  if (first === undefined || !run.some(({ text }) => /\p{L}/u.test(text)) || usual <= first.fontSize * RAISED)
    return run;
  const text = run.map((item, at) =>
    at > 0 && (gaps[at - 1] ?? 0) > usual * 1.5 ? ` ${item.text.trim()}` : item.text.trim(),
  );
  const last = run.at(-1) ?? first;
  return [{ ...first, text: text.join(''), width: last.x + last.width - first.x }];
}
