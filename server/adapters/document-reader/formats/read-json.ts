import type { ReadDocument } from '#core/reading/read-document.ts';
import { decodeText } from '#server/adapters/document-reader/encoding/decode-text.ts';
import { jsonToBlocks } from './json/json-to-blocks.ts';
import type { JsonValue } from './json/json-value.ts';
import { parseJsonValues } from './json/parse-json-values.ts';

/** Reads a JSON file (RFC 8259), or one with a value a line (JSON Lines), as facts with the names of their keys. */
export function readJson(bytes: Uint8Array): ReadDocument {
  const value = parseJsonValues(decodeText(bytes).replace(/^\uFEFF/, ''));
  return { title: titleOf(value), language: null, blocks: jsonToBlocks(value) };
}

function titleOf(value: JsonValue): string {
  if (!(value instanceof Map)) return '';
  const title = value.get('title') ?? value.get('name');
  return typeof title === 'string' ? title.trim() : '';
}
