import type { ReadDocument } from '#core/reading/read-document.ts';
import { calendarStart, calendarToBlocks } from '#core/reading/text/calendar-to-blocks.ts';
import { textToBlocks } from '#core/reading/text/text-to-blocks.ts';
import { decodeText } from '#server/adapters/document-reader/encoding/decode-text.ts';

/** Reads a plain text file, or a calendar. It has no title of its own. */
export function readText(bytes: Uint8Array): ReadDocument {
  const text = decodeText(bytes);
  const blocks = calendarStart.test(text) ? calendarToBlocks(text) : textToBlocks(text);
  return { title: '', language: null, blocks };
}
