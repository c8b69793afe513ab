import type { PageLine } from './page-line.ts';

const LEAST_PAGES = 3;
const MOST_LINES_AT_EDGE = 3;
/** Distance to the text, in the usual distances of lines, from which a line at the edge is apart from it. */
const APART = 1.6;
const SAME_HEIGHT = 6;
const LARGER = 1.4;
const SMALLER = 0.9;
const PAGE_NUMBER =
  /^(?:[-–—•|]\s*)?(?:(?:page|seite|s\.|p\.|pag\.?|p[aá]gina|pagina|strona|sayfa|стр\.?|第)\s*)?(\d{1,4})(?:\s*(?:\/|of|von|de|di|van|z|из)\s*\d{1,4})?(?:\s*页)?(?:\s*[-–—•|])?$/iu;

/** Within a line only a number that is called so is that of the page. */
const NAMED_PAGE =
  /(?:page|seite|p[aá]gina|pagina|strona|sayfa)\s*(\d{1,4})(?:\s*(?:\/|of|von|de|di|van|z)\s*\d{1,4})?/iu;

interface EdgeLine {
  line: PageLine;
  page: number;
}

/**
 * Leaves out headers, footers and page numbers: lines at the edge of the page and apart from its text that are the same
 * at the same height on most pages, or count them. A header with a figure in it, as a phone number, stays once. Pages
 * that would have nothing left are cards rather than pages with a header, and keep all.
 */
export function dropRunningLines(pages: PageLine[][]): PageLine[][] {
  if (pages.length < 2) return pages;
  const groupsOf = pages.map(edgesOf);
  const edges = groupsOf.flatMap((groups, page) => groups.flat().map((line): EdgeLine => ({ line, page })));
  const usual = usualSize(pages);
  const isRunning = new Set<PageLine>();
  const first = new Set<PageLine>();
  for (const group of groupBy(edges, ({ line }) => line.text.trim())) {
    const same = group.filter(({ line }) => Math.abs(line.y - (group[0]?.line.y ?? 0)) <= SAME_HEIGHT);
    if (new Set(same.map(({ page }) => page)).size < Math.max(LEAST_PAGES, pages.length * 0.4)) continue;
    const [one] = same;
    // A header in larger type than the text is the title of each sheet.
    const isTold = one !== undefined && (/\d/.test(one.line.text) || one.line.fontSize >= usual * LARGER);
    if (isTold) first.add(one.line);
    for (const { line } of same) isRunning.add(line);
  }
  for (const { rest, lines } of findPageNumbers(edges, usual * SMALLER)) {
    for (const line of lines) {
      isRunning.add(line);
      first.delete(line);
    }
    const [one] = lines;
    if (one !== undefined && /\d/.test(rest)) first.add(one);
  }
  return pages.map((lines, page) => {
    // All lines of a header are repeated; on a card only one is.
    const running = (groupsOf[page] ?? [])
      .filter((group) => group.every((line) => isRunning.has(line)))
      .flat();
    const isEmptied = lines.every((line) => running.includes(line));
    return isEmptied ? lines : lines.filter((line) => !running.includes(line) || first.has(line));
  });
}

/** Lines with numbers that go up with the pages, and what else they say. */
function findPageNumbers(edges: EdgeLine[], small: number): { rest: string; lines: PageLine[] }[] {
  const numbered = edges.flatMap((edge) => {
    const { rest, number } = readPageNumber(edge.line, small);
    return number === null ? [] : [{ line: edge.line, rest, key: `${number - edge.page} ${rest}` }];
  });
  return groupBy(numbered, ({ key }) => key)
    .filter((group) => group.length >= 2)
    .map((group) => ({ rest: group[0]?.rest ?? '', lines: group.map(({ line }) => line) }));
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The number of a page, in figures or Roman ones, with what else the line says: `Status: May 2026 Page 3 of 4`. */
function readPageNumber(line: PageLine, small: number): { rest: string; number: number | null } {
  const text = line.text.trim();
  const own = PAGE_NUMBER.exec(text)?.[1];
  if (own !== undefined) return { rest: '', number: Number(own) };
  if (/^[ivxlc]{1,7}$/i.test(text)) return { rest: '', number: romanNumber(text.toLowerCase()) };
  const named = NAMED_PAGE.exec(text);
  if (named === null) return line.fontSize <= small ? readBareNumber(text) : { rest: '', number: null };
  return { rest: text.replace(named[0], ''), number: Number(named[1]) };
}

/** `Firm Ltd 3`, in type that is smaller than the text: in larger one it names a room or a part. */
function readBareNumber(text: string): { rest: string; number: number | null } {
  const found = /^(?<rest>\D.*\D)\s(?<number>\d{1,4})$|^(?<first>\d{1,4})\s(?<last>\D.*)$/u.exec(
    text,
  )?.groups;
  if (found === undefined) return { rest: '', number: null };
  return { rest: found.rest ?? found.last ?? '', number: Number(found.number ?? found.first) };
}

function romanNumber(figures: string): number {
  const values = [...figures].map((figure) => ROMAN[figure] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Up to three lines at the top and at the bottom, each with a gap to the text that is wider than usual. */
function edgesOf(lines: PageLine[]): PageLine[][] {
  const byHeight = [...lines].sort((left, right) => right.y - left.y);
  const gap = usualGap(byHeight);
  const top = groupAtEdge(byHeight, gap);
  const bottom = groupAtEdge([...byHeight].reverse(), gap);
  if (top.length + bottom.length < lines.length) return [top, bottom];
  // Without a text between them the larger one is the text of a short page, and two of one size are no header and footer.
  if (top.length === bottom.length) return [];
  return top.length < bottom.length ? [top, []] : [[], bottom];
}

function groupAtEdge(lines: PageLine[], gap: number): PageLine[] {
  for (let count = 1; count <= Math.min(MOST_LINES_AT_EDGE, lines.length - 1); count += 1) {
    const distance = Math.abs((lines[count - 1]?.y ?? 0) - (lines[count]?.y ?? 0));
    if (distance > gap * APART) return lines.slice(0, count);
  }
  return [];
}

/** The size in which half of the lines are no larger. */
function usualSize(pages: PageLine[][]): number {
  const sizes = pages
    .flatMap((lines) => lines.map(({ fontSize }) => fontSize))
    .sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function usualGap(byHeight: PageLine[]): number {
  const gaps = byHeight
    .slice(1)
    .map((line, index) => (byHeight[index]?.y ?? 0) - line.y)
    .filter((gap) => gap > 1)
    .sort((left, right) => left - right);
  const size = Math.max(...byHeight.map(({ fontSize }) => fontSize), 1);
  return Math.min(gaps[Math.floor(gaps.length / 3)] ?? size * 1.2, size * 2);
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
