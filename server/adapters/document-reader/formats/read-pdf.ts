import { extractTextItems } from 'unpdf';
import type { PageItem } from '#core/reading/print/page-item.ts';
import { pageItemsToLines } from '#core/reading/print/page-items-to-lines.ts';
import type { PageLine } from '#core/reading/print/page-line.ts';
import { pageLinesToBlocks } from '#core/reading/print/page-lines-to-blocks.ts';
import { describeScans } from '#core/reading/problems/describe-scans.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { checkPdfStreams } from '#server/adapters/document-reader/checks/check-pdf-streams.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { listPictureOperators } from './pdf/list-picture-operators.ts';
import { openPdf, type PdfProxy } from './pdf/open-pdf.ts';
import { showPages } from './pdf/show-pages.ts';

type TextItem = Awaited<ReturnType<typeof extractTextItems>>['items'][number][number];

const MAX_PAGES = 2_000;
/** Pages without text that are looked at for pictures: enough to tell a scan, and each look costs. */
const MAX_PAGES_LOOKED_AT = 200;

/** Reads a PDF with text in it. Pages that hold only a picture, as scans do, are listed, and named in a note. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ document: ReadDocument; notes: string[]; scannedPages: number[] }> {
  checkPdfStreams(bytes);
  const pdf = await openPdf(bytes);
  try {
    if (pdf.numPages > MAX_PAGES) {
      throw new UnreadableDocument({ kind: 'too-many-pages', pages: MAX_PAGES });
    }
    const { items } = await extractTextItems(pdf);
    const pages = (await showPages(pdf, bytes, items.map(toPieces))).map(pageItemsToLines);
    const scanned = await findScannedPages(pdf, pages);
    const blocks = pageLinesToBlocks(pages);
    if (blocks.length === 0 && scanned.length > 0) {
      throw new UnreadableDocument({ kind: 'scanned-pdf', pages: scanned });
    }
    const title = await readTitle(pdf);
    return {
      document: { title, language: null, blocks },
      notes: describeScans({ recognised: [], unread: scanned }),
      scannedPages: scanned,
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function toPieces(items: TextItem[]): PageItem[] {
  return items.map(({ str, x, y, width, height, fontSize }) => ({
    text: str,
    x,
    y,
    width,
    fontSize: fontSize || height || 10,
  }));
}

async function findScannedPages(pdf: PdfProxy, pages: PageLine[][]): Promise<number[]> {
  const pictures = await listPictureOperators();
  const empty = pages.flatMap((lines, index) => (lines.length === 0 ? [index + 1] : []));
  const scanned: number[] = [];
  for (const number of empty.slice(0, MAX_PAGES_LOOKED_AT)) {
    const page = await pdf.getPage(number);
    const { fnArray } = await page.getOperatorList();
    if (fnArray.some((operator: number) => pictures.has(operator))) scanned.push(number);
    page.cleanup();
  }
  return scanned;
}

async function readTitle(pdf: PdfProxy): Promise<string> {
  const { info } = await pdf.getMetadata();
  const title: unknown = 'Title' in info ? info.Title : '';
  // Word processors put the name of their file here.
  return typeof title === 'string' &&
    !/\.(?:docx?|odt|pdf|indd|pages|tex)$|^(?:untitled|microsoft word)/i.test(title)
    ? title.trim()
    : '';
}
