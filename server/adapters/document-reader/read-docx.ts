import mammoth from 'mammoth';
import { htmlToBlocks } from '#core/reading/html-to-blocks.ts';
import { pairQuestions } from '#core/reading/pair-questions.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { parsePage } from './parse-page.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** Reads a Word document (.docx), whose zip must have been checked before. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const html = await toHtml(bytes);
  const blocks = htmlToBlocks(parsePage(html).documentElement, { firstRowIsHeader: true });
  return { title: '', language: null, blocks: pairQuestions(blocks) };
}

async function toHtml(bytes: Uint8Array): Promise<string> {
  try {
    const result = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
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
