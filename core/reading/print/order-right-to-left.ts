import type { PageItem } from './page-item.ts';

const SAME_LINE = 0.35;
/** From this gap on, in font sizes, there is a space. */
const SPACE = 0.15;
const WIDE_GAP = 1.4;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Letters as they are drawn within a word. */
const DRAWN = /[\uFB1D-\uFDFF\uFE70-\uFEFC]+/g;

/**
 * Puts the pieces of lines that run from right to left, which programs draw from left to right, into the order in which they are
 * read, and gives letters that are written as they are drawn their plain form. Figures and names in Latin letters keep theirs.
 */
export function orderRightToLeft(items: readonly PageItem[]): PageItem[] {
  if (!items.some(({ text }) => RIGHT_TO_LEFT.test(text))) return [...items];
  const ordered: PageItem[] = [];
  let run: PageItem[] = [];
  const close = () => {
    ordered.push(...(isRightToLeft(run) ? [joinRun(run)] : run));
    run = [];
  };
  for (const item of items) {
    const last = run.findLast(({ text }) => text.trim() !== '');
    if (last !== undefined && item.text.trim() !== '' && !goesOn(last, item)) close();
    run.push(item);
  }
  close();
  return ordered.map((item) => ({
    ...item,
    text: item.text.replace(DRAWN, (text) => text.normalize('NFKC')),
  }));
}

/** From left to right, without a gap as between cells. */
function goesOn(last: PageItem, item: PageItem): boolean {
  const gap = item.x - last.x - last.width;
  const isSameLine = Math.abs(last.y - item.y) <= item.fontSize * SAME_LINE;
  return isSameLine && item.x >= last.x && gap <= item.fontSize * WIDE_GAP;
}

function isRightToLeft(run: readonly PageItem[]): boolean {
  const texts = run.filter(({ text }) => text.trim() !== '');
  return texts.length > 1 && texts.filter(({ text }) => RIGHT_TO_LEFT.test(text)).length >= texts.length / 2;
}

function joinRun(run: readonly PageItem[]): PageItem {
  const pieces = run.filter(({ text }) => text.trim() !== '');
  const [first] = pieces as [PageItem, ...PageItem[]];
  const last = pieces.at(-1) ?? first;
  let text = '';
  /** What runs from left to right within the line stays together. */
  let latin = '';
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const item = pieces[at] ?? first;
    const right = pieces[at + 1];
    const isApart = right !== undefined && right.x - item.x - item.width > item.fontSize * SPACE;
    if (RIGHT_TO_LEFT.test(item.text)) {
      text += `${latin}${isApart ? ' ' : ''}${item.text.trim()}`;
      latin = '';
    } else if (latin === '') {
      if (isApart) text += ' ';
      latin = item.text.trim();
    } else latin = `${item.text.trim()}${isApart ? ' ' : ''}${latin}`;
  }
  return { ...first, text: text + latin, width: last.x + last.width - first.x };
}
