import { countCharacters } from '#core/reading/count-characters.ts';
import { describeScans } from '#core/reading/problems/describe-scans.ts';
import type { Block } from '#core/reading/read-document.ts';
import { recognisedBlocks } from '#core/reading/recognised-blocks.ts';
import type { Context } from '#server/context.ts';
import { hashText } from '#server/features/sources/crawling/hash-text.ts';
import type { DocumentSource, ReadResult } from '#server/ports/document-reader.ts';

/** Each takes seconds: of a scanned book the first pages are read, and the others are named. */
const mostPages = 200;

/**
 * Reads a page or file, and the text of its scanned pages where there is something installed that recognises it. That comes
 * behind the text that is in the file, each page under its number.
 */
export async function readWithScans(
  { documentReader, textRecogniser }: Context,
  source: DocumentSource,
  signal: AbortSignal,
): Promise<ReadResult> {
  const read = await documentReader.readDocument(source);
  const scanned = scannedPagesOf(read);
  if (textRecogniser === null || scanned.length === 0) return read;
  const blocks: Block[] = [];
  const recognised: number[] = [];
  for (const page of scanned.slice(0, mostPages)) {
    const { bytes, workspaceId } = source;
    const pictures = await documentReader.readScan({ bytes, page, ...(workspaceId ? { workspaceId } : {}) });
    const texts: string[] = [];
    for (const picture of pictures) texts.push(await textRecogniser.recogniseText(picture, signal));
    const ofPage = recognisedBlocks(page, texts.join('\n\n'));
    if (ofPage.length > 0) recognised.push(page);
    blocks.push(...ofPage);
  }
  if (blocks.length === 0) return read;
  const before = read.kind === 'ok' ? read.document : { title: nameOf(source), language: null, blocks: [] };
  const document = { ...before, blocks: [...before.blocks, ...blocks] };
  const unread = scanned.filter((page) => !recognised.includes(page));
  return {
    kind: 'ok',
    format: 'pdf',
    document,
    characters: countCharacters(document),
    contentHash: hashText({ ...document, title: '' }),
    notes: describeScans({ recognised, unread }),
    scannedPages: unread,
    page: null,
  };
}

function scannedPagesOf(read: ReadResult): readonly number[] {
  if (read.kind === 'ok') return read.scannedPages;
  return read.failure.kind === 'scanned-pdf' ? read.failure.pages : [];
}

/** A file of pictures alone tells no title but its name. */
const nameOf = ({ fileName, url }: DocumentSource): string =>
  (fileName ?? url?.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '');
