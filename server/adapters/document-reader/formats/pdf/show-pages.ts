import { cutCells } from '#core/reading/print/cut-cells.ts';
import type { PageItem } from '#core/reading/print/page-item.ts';
import { showItems } from '#core/reading/print/show-items.ts';
import { hasHugePictures } from './has-huge-pictures.ts';
import type { PdfProxy } from './open-pdf.ts';
import { readDrawing } from './read-drawing.ts';

/** How pages are drawn is looked at for so long in all, and of one page. */
const MOST_MS = 4_000;
const MOST_PAGE_MS = 1_500;

/**
 * The pieces of each page as its reader sees them: see `showItems`. What takes too long to look at is left as it is, and so
 * is a file with pictures that take much memory, as they are unpacked with what draws them.
 */
export async function showPages(
  pdf: PdfProxy,
  bytes: Uint8Array,
  pages: PageItem[][],
): Promise<PageItem[][]> {
  if (hasHugePictures(bytes)) return pages;
  const shown: PageItem[][] = [];
  const endMs = performance.now() + MOST_MS;
  let isInTime = true;
  for (const [at, items] of pages.entries()) {
    isInTime &&= performance.now() < endMs;
    const own: PageItem[] | null =
      isInTime && items.some(({ text }) => text.trim() !== '') ? await showPage(pdf, at + 1, items) : items;
    isInTime &&= own !== null;
    shown.push(own ?? items);
  }
  return shown;
}

/** Null where it takes too long. */
async function showPage(pdf: PdfProxy, number: number, items: PageItem[]): Promise<PageItem[] | null> {
  const page = await pdf.getPage(number);
  let late: NodeJS.Timeout | undefined;
  try {
    const drawing = readDrawing(pdf, page).catch(() => null);
    const drawn = await Promise.race([
      drawing,
      new Promise<'late'>((resolve) => {
        late = setTimeout(() => resolve('late'), MOST_PAGE_MS);
      }),
    ]);
    if (drawn === 'late') return null;
    return drawn === null ? items : showItems(cutCells(items, drawn.glyphs), drawn);
  } finally {
    clearTimeout(late);
    page.cleanup();
  }
}
