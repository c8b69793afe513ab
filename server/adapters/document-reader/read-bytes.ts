import { createHash } from 'node:crypto';
import { detectLanguage } from '#core/language/detect-language.ts';
import { blockTexts } from '#core/reading/block-texts.ts';
import { comparableText } from '#core/reading/comparing/comparable-text.ts';
import { countCharacters } from '#core/reading/count-characters.ts';
import { faultOf } from '#core/reading/problems/fault-of.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { describeTicks } from '#core/reading/tables/describe-ticks.ts';
import type { DocumentFormat, DocumentSource, PageFacts, ReadResult } from '#server/ports/document-reader.ts';
import { detectFormat } from './detect-format.ts';
import { isOfDepth } from './is-of-depth.ts';
import { limitDocument } from './limit-document.ts';
import { limitFacts } from './limit-facts.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** Characters that tell a language. */
const LANGUAGE_SAMPLE = 20_000;

interface Parsed {
  document: ReadDocument;
  notes?: string[];
  scannedPages?: number[];
  page?: PageFacts;
}

/** Reads a page or file of any kind that we read. Runs in a process of its own, where it may take long or fail hard. */
export async function readBytes(source: DocumentSource): Promise<ReadResult> {
  try {
    const format = await detectFormat(source);
    const { document, notes = [], scannedPages = [], page = null } = await parse(format, source);
    // An empty page is still worth its links and directives, an empty file is a mistake.
    if (document.blocks.length === 0 && page === null)
      return { kind: 'failed', failure: { kind: 'no-text' } };
    const titled = limitDocument({
      ...document,
      title: document.title || fallbackTitle(document, source),
      blocks: describeTicks(document.blocks, () => languageOf(document)),
    });
    return {
      kind: 'ok',
      format,
      document: titled,
      characters: countCharacters(titled),
      contentHash: createHash('sha256').update(comparableText(titled)).digest('hex'),
      notes,
      scannedPages,
      page: page === null ? null : limitFacts(page),
    };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { kind: 'failed', failure: error.failure };
    if (isOfDepth(error)) return { kind: 'failed', failure: { kind: 'too-deep' } };
    if (isOfMemory(error)) return { kind: 'failed', failure: { kind: 'too-much-memory' } };
    return { kind: 'failed', failure: { kind: 'unreadable' }, fault: faultOf(error) };
  }
}

function languageOf({ language, blocks }: ReadDocument): string {
  return language ?? detectLanguage(blocks.flatMap(blockTexts).join('\n').slice(0, LANGUAGE_SAMPLE), 'en');
}

/** One allocation beyond what there is fails by itself, before anything else does. */
function isOfMemory(error: unknown): boolean {
  return (
    error instanceof RangeError &&
    /allocation failed|invalid (?:string|array|typed array) length/i.test(error.message)
  );
}

/** Parsers are loaded when they are first needed: most processes see pages alone. */
async function parse(format: DocumentFormat, source: DocumentSource): Promise<Parsed> {
  const { bytes } = source;
  switch (format) {
    case 'html':
      return (await import('./formats/read-html.ts')).readHtml(source);
    case 'pdf':
      return (await import('./formats/read-pdf.ts')).readPdf(bytes);
    case 'docx':
      return { document: await (await import('./formats/read-docx.ts')).readDocx(bytes) };
    case 'doc':
      return { document: await (await import('./formats/read-doc.ts')).readDoc(bytes) };
    case 'odt':
      return { document: (await import('./formats/read-odt.ts')).readOdt(bytes) };
    case 'pptx':
      return { document: (await import('./formats/read-pptx.ts')).readPptx(bytes) };
    case 'epub':
      return { document: (await import('./formats/read-epub.ts')).readEpub(bytes) };
    case 'xlsx':
      return (await import('./formats/read-xlsx.ts')).readXlsx(bytes);
    case 'rtf':
      return { document: (await import('./formats/read-rtf.ts')).readRtf(bytes) };
    case 'json':
      return { document: (await import('./formats/read-json.ts')).readJson(bytes) };
    case 'csv':
      return { document: (await import('./formats/read-csv.ts')).readCsv(bytes) };
    case 'markdown':
      return { document: (await import('./formats/read-markdown.ts')).readMarkdown(bytes) };
    case 'text':
      return { document: (await import('./formats/read-text.ts')).readText(bytes) };
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
