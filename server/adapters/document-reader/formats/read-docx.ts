import mammoth from 'mammoth';
import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import { pairQuestions } from '#core/reading/pair-questions.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { readZipDirectory } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import {
  unpackZipEntries,
  type ZipPart,
} from '#server/adapters/document-reader/checks/unpack-zip-entries.ts';
import { writeZip } from '#server/adapters/document-reader/checks/write-zip.ts';
import { isOfDepth } from '#server/adapters/document-reader/is-of-depth.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { listTellingStyles } from './docx/list-telling-styles.ts';
import { markHiddenRuns } from './docx/mark-hidden-runs.ts';
import { markWhiteRuns } from './docx/mark-white-runs.ts';
import { prepareTables } from './docx/prepare-tables.ts';
import { readFormulas } from './docx/read-formulas.ts';
import { writeSymbols } from './docx/write-symbols.ts';
import { parsePage } from './html/parsing/parse-page.ts';

/** Reads a Word document (.docx). The parser gets only parts that were checked, in a zip file of our own. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const parts = unpackText(bytes);
  const html = await toHtml(parts);
  const blocks = htmlToBlocks(parsePage(html).documentElement, { firstRowIsHeader: true, boxesTell: true });
  return { title: '', language: null, blocks: pairQuestions(blocks) };
}

/** Back from a note to its mark. */
const BACK_LINK = /<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g;
const RUN_PARTS = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/i;
/** Pictures and embedded files hold no text. */
const TEXT_PARTS = /\.(?:xml|rels)$/i;

function unpackText(bytes: Uint8Array): ZipPart[] {
  const entries = readZipDirectory(bytes).filter(({ name }) => TEXT_PARTS.test(name));
  const parts = unpackZipEntries(entries);
  if (parts.some(({ data }) => hasDoctype(data))) throw new UnreadableDocument('damaged-word-document');
  return parts.map(({ name, data }) =>
    RUN_PARTS.test(name)
      ? { name, data: Buffer.from(prepare(Buffer.from(data).toString())) }
      : { name, data },
  );
}

function prepare(xml: string): string {
  return markHiddenRuns(markWhiteRuns(readFormulas(prepareTables(writeSymbols(xml)))));
}

/** Word writes none; entities only serve to blow a text up. In text the character would be written as `&lt;`. */
function hasDoctype(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  // UTF-16 of either order has a zero between any two letters.
  return bytes.includes('<!DOCTYPE') || bytes.includes(Buffer.from('<!DOCTYP', 'utf16le').subarray(0, -1));
}

async function toHtml(parts: ZipPart[]): Promise<string> {
  const styles = parts.find(({ name }) => name.toLowerCase() === 'word/styles.xml');
  const unsaid = styles === undefined ? [] : listTellingStyles(Buffer.from(styles.data).toString());
  try {
    const result = await mammoth.convertToHtml(
      { buffer: writeZip(parts) },
      {
        styleMap: [...unsaid, "p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"],
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        externalFileAccess: false,
      },
    );
    return result.value
      .replace(BACK_LINK, '')
      .replace(/[🗹🗸]/gu, '☑')
      .replace(/[🞎🞏🗆]/gu, '☐')
      .replace(/[🗴🗶]/gu, '✗')
      .replace(/[🗵🗷]/gu, '☒');
  } catch (error) {
    throw new UnreadableDocument(isOfDepth(error) ? 'too-deep' : 'damaged-word-document');
  }
}
