import type { ReadDocument } from '#core/reading/read-document.ts';
import { textToBlocks } from '#core/reading/text/text-to-blocks.ts';
import { decodeText } from '#server/adapters/document-reader/encoding/decode-text.ts';

/** Reads a plain text file. It has no title of its own. */
export function readText(bytes: Uint8Array): ReadDocument {
  return { title: '', language: null, blocks: textToBlocks(decodeText(bytes)) };
}
