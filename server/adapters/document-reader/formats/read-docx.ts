import mammoth from 'mammoth';
import { htmlToBlocks } from '#core/reading/html-to-blocks.ts';
import { pairQuestions } from '#core/reading/pair-questions.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { readZipDirectory } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { unpackZipEntries } from '#server/adapters/document-reader/checks/unpack-zip-entries.ts';
import { writeZip } from '#server/adapters/document-reader/checks/write-zip.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { parsePage } from './parse-page.ts';

/** Reads a Word document (.docx). The parser gets only parts that were checked, in a zip file of our own. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const html = await toHtml(repackText(bytes));
  const blocks = htmlToBlocks(parsePage(html).documentElement, { firstRowIsHeader: true });
  return { title: '', language: null, blocks: pairQuestions(blocks) };
}

/** Pictures and embedded files hold no text. */
const TEXT_PARTS = /\.(?:xml|rels)$/i;

function repackText(bytes: Uint8Array): Buffer {
  const entries = readZipDirectory(bytes).filter(({ name }) => TEXT_PARTS.test(name));
  const parts = unpackZipEntries(entries);
  for (const { data } of parts) {
    // Word writes none; entities are of no use but to blow a text up.
    if (/<!DOCTYPE/i.test(Buffer.from(data.subarray(0, 2_048)).toString('latin1')))
      throw new UnreadableDocument('damaged-word-document');
  }
  return writeZip(parts);
}

async function toHtml(zip: Buffer): Promise<string> {
  try {
    const result = await mammoth.convertToHtml(
      { buffer: zip },
      {
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"],
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        externalFileAccess: false,
      },
    );
    return result.value;
  } catch {
    throw new UnreadableDocument('damaged-word-document');
  }
}
