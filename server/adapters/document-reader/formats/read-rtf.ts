import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import { pairQuestions } from '#core/reading/pair-questions.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { parsePage } from './html/parsing/parse-page.ts';
import { readRichText } from './rich-text/read-rich-text.ts';

/** Reads a rich text file (.rtf), through HTML. */
export function readRtf(bytes: Uint8Array): ReadDocument {
  const file = Buffer.from(bytes).toString('latin1');
  // A mark or empty lines may come before it.
  const { html, title } = readRichText(file.slice(Math.max(0, file.indexOf('{'))));
  const blocks = htmlToBlocks(parsePage(html).documentElement, { firstRowIsHeader: true, boxesTell: true });
  return { title, language: null, blocks: pairQuestions(blocks) };
}
