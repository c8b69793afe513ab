import { encodingByMark } from '#core/reading/encoding/encoding-by-mark.ts';
import { unmarkedUtf16 } from '#core/reading/encoding/unmarked-utf16.ts';
import type { DocumentFormat, DocumentSource } from '#server/ports/document-reader.ts';
import { readZipDirectory } from './checks/read-zip-directory.ts';
import { unpackZipEntries } from './checks/unpack-zip-entries.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/**
 * Finds out what the bytes are. Labels can be wrong, so binary formats are known by their bytes; for text, whose bytes
 * tell little, the ending of the name decides, then the declared type, then a look at its beginning.
 * @throws UnreadableDocument  when it is nothing we read
 */
export async function detectFormat(source: DocumentSource): Promise<DocumentFormat> {
  const { bytes } = source;
  if (bytes.length === 0) throw new UnreadableDocument('empty');
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1');
  // Up to 1,024 bytes of anything may come before the header of a PDF.
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\u0003\u0004')) return detectZip(bytes);
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0')) return 'doc';
  // Its name may say .doc, and a mark or empty lines may come before it.
  if (/^(?:\u00EF\u00BB\u00BF)?\s*\{\\u?rtf/.test(head)) return 'rtf';
  // A byte-order mark comes first: by its bytes alone, UTF-16 text passes for sound.
  if (encodingByMark(bytes) === null && unmarkedUtf16(bytes) === null) await assertText(bytes);
  return /^(?:\u00EF\u00BB\u00BF)?\s*BEGIN:VCALENDAR\b/i.test(head) ? 'text' : detectText(source);
}

function detectZip(bytes: Uint8Array): DocumentFormat {
  const entries = readZipDirectory(bytes);
  const names = entries.map(({ name }) => name);
  if (names.includes('word/document.xml')) return 'docx';
  if (names.includes('ppt/presentation.xml')) return 'pptx';
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  if (names.some((name) => name.startsWith('xl/')))
    throw new UnreadableDocument({ kind: 'unsupported', format: 'excel' });
  if (names.includes('META-INF/container.xml')) return 'epub';
  const type = entries.find(({ name }) => name === 'mimetype');
  if (type === undefined) throw new UnreadableDocument('zip-archive');
  const [part] = unpackZipEntries([type]);
  if (/opendocument\.text/.test(new TextDecoder().decode(part?.data.subarray(0, 200)))) return 'odt';
  throw new UnreadableDocument({ kind: 'unsupported', format: 'open-document' });
}

async function assertText(bytes: Uint8Array): Promise<void> {
  if (!hasBinaryBytes(bytes)) return;
  const { fileTypeFromBuffer } = await import('file-type');
  const kind = (await fileTypeFromBuffer(bytes))?.mime.split('/')[0] ?? '';
  if (kind === 'image') throw new UnreadableDocument('picture');
  if (kind === 'video' || kind === 'audio') throw new UnreadableDocument('recording');
  throw new UnreadableDocument('binary');
}

/** Text holds hardly any control bytes. A stray NUL is removed later and no reason to refuse a file. */
function hasBinaryBytes(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8_192);
  let controls = 0;
  for (const byte of sample) if (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte)) controls += 1;
  return controls > Math.max(8, sample.length * 0.02);
}

function detectText({ bytes, contentType, fileName, url }: DocumentSource): DocumentFormat {
  const name = (fileName ?? URL.parse(url ?? '')?.pathname ?? '').toLowerCase();
  const type = (contentType ?? '').toLowerCase();
  // A web server's word counts more than the ending of an address; an upload's type is only a guess by its ending.
  const isNamedText = /\.(?:csv|tsv|md|markdown|mdx)$/.test(name);
  if (/html/.test(type) && (!fileName || (!isNamedText && looksLikeHtml(bytes)))) return 'html';
  if (/\.(?:csv|tsv)$/.test(name) || /(?:csv|tab-separated)/.test(type)) return 'csv';
  if (/\.(?:json|jsonl|ndjson)$/.test(name) || /[/+](?:json|ndjson|jsonl)\b/.test(type)) return 'json';
  if (/\.(?:md|markdown|mdx)$/.test(name) || /markdown/.test(type)) return 'markdown';
  if (/\.(?:html?|xhtml)$/.test(name)) return 'html';
  if (/\.(?:txt|text|log)$/.test(name) || /^text\/plain/.test(type)) return 'text';
  if (/html/.test(type)) return 'html';
  return looksLikeHtml(bytes) ? 'html' : 'text';
}

function looksLikeHtml(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 2_048)).toString('latin1').replaceAll('\0', '');
  return /<(?:!doctype html|html|head|body|title|meta|div|p|h1|table)[\s>]/i.test(start);
}
