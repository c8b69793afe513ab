import { createHash } from 'node:crypto';
import { comparableText } from '#core/reading/comparable-text.ts';
import { countCharacters } from '#core/reading/count-characters.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import type { DocumentFormat, DocumentSource, PageFacts, ReadResult } from '#server/ports/document-reader.ts';
import { detectFormat } from './detect-format.ts';
import { readCsv } from './read-csv.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readHtml } from './read-html.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPdf } from './read-pdf.ts';
import { readText } from './read-text.ts';
import { UnreadableDocument } from './unreadable-document.ts';

interface Parsed {
  document: ReadDocument;
  notes?: string[];
  page?: PageFacts;
}

/** Reads a page or file of any kind that we read. Runs in the worker, where it may take long or fail hard. */
export async function readBytes(source: DocumentSource): Promise<ReadResult> {
  try {
    const format = await detectFormat(source);
    const { document, notes = [], page = null } = await parse(format, source);
    // An empty page is still worth its links and directives, an empty file is a mistake.
    if (document.blocks.length === 0 && page === null)
      return { kind: 'failed', failure: { kind: 'no-text' } };
    const titled = { ...document, title: document.title || fallbackTitle(document, source) };
    return {
      kind: 'ok',
      format,
      document: titled,
      characters: countCharacters(titled),
      contentHash: createHash('sha256').update(comparableText(titled)).digest('hex'),
      notes,
      page,
    };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { kind: 'failed', failure: error.failure };
    return { kind: 'failed', failure: { kind: 'unreadable' } };
  }
}

async function parse(format: DocumentFormat, source: DocumentSource): Promise<Parsed> {
  switch (format) {
    case 'html':
      return readHtml(source);
    case 'pdf':
      return readPdf(source.bytes);
    case 'docx':
      return { document: await readDocx(source.bytes) };
    case 'doc':
      return { document: await readDoc(source.bytes) };
    case 'csv':
      return { document: readCsv(source.bytes) };
    case 'markdown':
      return { document: readMarkdown(source.bytes) };
    case 'text':
      return { document: readText(source.bytes) };
  }
}

/** The top heading, the name of the file without its ending, or the last part of the address. */
function fallbackTitle(document: ReadDocument, { fileName, url }: DocumentSource): string {
  const top = document.blocks.find((block) => block.kind === 'heading' && block.level === 1);
  if (top?.kind === 'heading') return top.text;
  if (fileName) return fileName.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{1,5}$/i, '');
  const parsed = URL.parse(url ?? '');
  const last = parsed?.pathname.split('/').findLast((part) => part !== '') ?? '';
  return decodeSafely(last).replace(/\.[a-z0-9]{1,5}$/i, '') || (parsed?.host ?? '');
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
