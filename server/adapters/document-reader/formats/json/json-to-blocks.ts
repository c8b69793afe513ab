import { blockTexts } from '#core/reading/block-texts.ts';
import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import type { Block } from '#core/reading/read-document.ts';
import { rowsToBlocks } from '#core/reading/tables/rows-to-blocks.ts';
import { cleanText } from '#core/reading/text/clean-text.ts';
import { parsePage } from '#server/adapters/document-reader/formats/html/parsing/parse-page.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import type { JsonObject, JsonValue } from './json-value.ts';
import { wordKey } from './word-key.ts';

/** Beyond, a record is read fact by fact and not as a row. */
const MAX_COLUMNS = 60;
/** As many as the texts that one document may have. */
const MAX_TEXTS = 2_000_000;
const DEEPEST_HEADING = 6;
const NAMES = ['name', 'title', 'label', 'question', 'sku', 'id', 'key', 'code'];
const MARKUP = /<\/?(?:p|br|div|ul|ol|li|strong|em|b|i|a|span|table|h[1-6])\b[^<>]*>/i;

/**
 * Reads a JSON value as facts. What is in an object is a heading with a fact a line (`opening hours: nine`); records of
 * a list become rows with the names of their keys; null and empty values say nothing.
 */
export function jsonToBlocks(value: JsonValue): Block[] {
  const blocks: Block[] = [];
  writeValue(blocks, [], value, 2);
  return blocks;
}

function writeValue(blocks: Block[], path: string[], value: JsonValue, level: number): void {
  if (Array.isArray(value)) writeList(blocks, path, value, level);
  else if (value instanceof Map) writeObject(blocks, path, value, level);
  else writeFact(blocks, path, textOf(value));
}

/** Plain facts first: below the heading of a nested object they would look like parts of it. */
function writeObject(blocks: Block[], path: string[], object: JsonObject, level: number): void {
  const nested: [string, JsonValue][] = [];
  for (const [key, value] of object) {
    const plain = plainText(value);
    if (plain === null) nested.push([key, value]);
    else writeFact(blocks, [wordKey(key)], plain);
  }
  for (const [key, value] of nested) {
    const below = [...path, wordKey(key)];
    // What is deeper than headings go is named by its whole path.
    blocks.push({ kind: 'heading', level, text: level < DEEPEST_HEADING ? wordKey(key) : below.join(' › ') });
    writeValue(blocks, below, value, Math.min(level + 1, DEEPEST_HEADING));
  }
}

function writeList(blocks: Block[], path: string[], list: JsonValue[], level: number): void {
  const rows = recordsOf(list);
  if (rows !== null) {
    blocks.push(...rows);
    return;
  }
  for (const [index, item] of list.entries()) {
    const plain = plainText(item);
    if (plain !== null) {
      if (plain !== '') blocks.push({ kind: 'list-item', text: plain });
      continue;
    }
    const name = nameOf(item) ?? `${path.at(-1) ?? ''} ${index + 1}`.trim();
    blocks.push({ kind: 'heading', level, text: name });
    writeValue(blocks, [...path, name], item, Math.min(level + 1, DEEPEST_HEADING));
  }
}

function writeFact(blocks: Block[], path: string[], text: string): void {
  if (text === '') return;
  const name = path.at(-1);
  blocks.push({ kind: 'list-item', text: name === undefined ? text : `${name}: ${text}` });
}

/** Rows of a list of objects without further lists of objects in them; null for any other list. */
function recordsOf(list: JsonValue[]): Block[] | null {
  const records: Map<string, string>[] = [];
  const columns = new Set<string>();
  for (const item of list) {
    const record = new Map<string, string>();
    if (!(item instanceof Map) || !collectRecord(record, '', item)) return null;
    for (const column of record.keys()) columns.add(column);
    if (columns.size > MAX_COLUMNS) return null;
    records.push(record);
  }
  if (records.length * columns.size > MAX_TEXTS) throw new UnreadableDocument('too-much-text');
  if (columns.size < 2) return null;
  const names = [...columns];
  const rows = records.map((record) => names.map((name) => record.get(name) ?? ''));
  return rowsToBlocks([names, ...rows], 'first-row');
}

/** A nested object gives its keys their path: `address city`. */
function collectRecord(record: Map<string, string>, prefix: string, object: JsonObject): boolean {
  for (const [key, value] of object) {
    const name = `${prefix}${wordKey(key)}`;
    const plain = plainText(value);
    if (plain !== null) record.set(name, plain);
    else if (!(value instanceof Map) || !collectRecord(record, `${name} `, value)) return false;
  }
  return true;
}

function nameOf(item: JsonValue): string | null {
  if (!(item instanceof Map)) return null;
  for (const key of NAMES) {
    const text = plainText(item.get(key) ?? null) ?? '';
    if (text !== '' && text.length <= 120) return text;
  }
  return null;
}

/** A value that is one text, or a list of such; null for what has parts of its own. */
function plainText(value: JsonValue): string | null {
  if (value instanceof Map) return value.size === 0 ? '' : null;
  if (!Array.isArray(value)) return textOf(value);
  const texts: string[] = [];
  for (const item of value) {
    if (Array.isArray(item) || item instanceof Map) return null;
    const text = textOf(item);
    if (text !== '') texts.push(text);
  }
  return texts.join(', ');
}

function textOf(value: string | boolean | null | { written: string }): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '☑' : '☐';
  if (typeof value !== 'string') return value.written;
  return cleanText(MARKUP.test(value) ? withoutMarkup(value) : value);
}

/** Shops keep their descriptions as HTML. */
function withoutMarkup(html: string): string {
  return htmlToBlocks(parsePage(html).documentElement)
    .flatMap((block) => blockTexts(block).join(' '))
    .join(' ');
}
