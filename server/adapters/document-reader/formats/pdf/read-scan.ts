import { deflateSync } from 'node:zlib';
import { checkPdfStreams } from '#server/adapters/document-reader/checks/check-pdf-streams.ts';
import type { PackedPicture } from '#server/adapters/document-reader/processes/reader-job.ts';
import { brightnessOf, type DecodedPicture } from './brightness-of.ts';
import { listPictureOperators } from './list-picture-operators.ts';
import { openPdf, type PdfProxy } from './open-pdf.ts';

type PdfPage = Awaited<ReturnType<PdfProxy['getPage']>>;

/** A scan is one picture or some strips; more are drawings. */
const mostPictures = 24;
/** Smaller ones are single characters and lines. */
const leastWidth = 100;
const leastHeight = 12;
/** An A4 page at 600 dots per inch. */
const mostPixels = 36_000_000;

/** The pictures of a page of a PDF, from top to bottom as they are drawn, as brightness. */
export async function readScan(bytes: Uint8Array, pageNumber: number): Promise<PackedPicture[]> {
  checkPdfStreams(bytes);
  const pdf = await openPdf(bytes);
  try {
    const page = await pdf.getPage(pageNumber);
    const pictures: PackedPicture[] = [];
    for (const picture of await listPictures(page)) {
      const { width, height } = picture;
      if (width < leastWidth || height < leastHeight || width * height > mostPixels) continue;
      const pixels = brightnessOf(picture);
      if (pixels === null || pictures.length === mostPictures) continue;
      pictures.push({ width, height, base64: deflateSync(pixels, { level: 1 }).toString('base64') });
    }
    return pictures;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function listPictures(page: PdfPage): Promise<DecodedPicture[]> {
  const operators = await listPictureOperators();
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures: DecodedPicture[] = [];
  for (const [at, operator] of fnArray.entries()) {
    if (!operators.has(operator)) continue;
    const picture = await resolve(page, argsArray[at]?.[0]);
    if (picture !== null) pictures.push(picture);
  }
  return pictures;
}

/** What is drawn is named, is there itself, or has its bytes under a name. */
async function resolve(page: PdfPage, drawn: unknown): Promise<DecodedPicture | null> {
  if (typeof drawn === 'string') return resolve(page, await objectOf(page, drawn));
  if (typeof drawn !== 'object' || drawn === null) return null;
  const { data, width, height, kind } = drawn as Partial<DecodedPicture> & { data?: unknown };
  if (typeof data === 'string') return resolve(page, await objectOf(page, data));
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return null;
  if (width === undefined || height === undefined) return null;
  return { data, width, height, kind };
}

function objectOf(page: PdfPage, name: string): Promise<unknown> {
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((done) => store.get(name, done));
}
