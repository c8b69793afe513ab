import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { blockTexts } from '#core/reading/block-texts.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { readZipDirectory } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { unpackZipEntries } from '#server/adapters/document-reader/checks/unpack-zip-entries.ts';
import { readDocx } from '#server/adapters/document-reader/formats/read-docx.ts';
import { readPdf } from '#server/adapters/document-reader/formats/read-pdf.ts';
import { findSet } from './reading/find-set.ts';
import { isOpen } from './reading/is-open.ts';

// node bench/file-sets.ts           the open half of each set
// node bench/file-sets.ts --all     all files; --list names those that are not read well
//
// How many files of public sets are read with nine tenths of their words (see `findSet`): the PDF files that
// mozilla/pdf.js is tested with, against the words that pdf.js draws, and the .docx files of python-docx, pandoc and
// mammoth.js, against the words in their XML. A file without words counts where it is read or refused in plain words.

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** The share of the true words that ours has too, each as often; in letters, so that a word in two pieces is still kept. */
function shareKept(truth: string, found: string): number {
  const ours = new Map<string, number>();
  for (const word of wordsOf(found)) ours.set(word, (ours.get(word) ?? 0) + 1);
  const joined = found
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const words = wordsOf(truth);
  let kept = 0;
  for (const word of words) {
    const left = ours.get(word) ?? 0;
    if (left > 0) ours.set(word, left - 1);
    if (left > 0 || (word.length >= 4 && joined.includes(word))) kept += 1;
  }
  return words.length === 0 ? 1 : kept / words.length;
}

const textOf = ({ title, blocks }: ReadDocument): string =>
  // The names of columns are kept with each row.
  [
    title,
    ...blocks.flatMap((block) => [
      ...blockTexts(block),
      ...(block.kind === 'table-row' ? block.columns : []),
    ]),
  ].join('\n');

interface Outcome {
  name: string;
  words: number;
  kept: number;
  why: string;
}

async function measure(
  files: readonly string[],
  truthOf: (bytes: Buffer) => Promise<string>,
  read: (bytes: Buffer) => Promise<ReadDocument>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const seen = new Set<string>();
  for (const path of files) {
    const bytes = readFileSync(path);
    const hash = createHash('sha256').update(bytes).digest('hex');
    // The sets share files, and some only point at a larger one.
    if (seen.has(hash) || bytes.subarray(0, 100).toString().startsWith('version https://git-lfs')) continue;
    seen.add(hash);
    const name = basename(path);
    const truth = await truthOf(bytes).catch(() => null);
    if (truth === null) continue;
    try {
      outcomes.push({
        name,
        words: wordsOf(truth).length,
        kept: shareKept(truth, textOf(await read(bytes))),
        why: '',
      });
    } catch (error) {
      outcomes.push({ name, words: wordsOf(truth).length, kept: 0, why: String(error) });
    }
  }
  return outcomes;
}

function report(what: string, outcomes: readonly Outcome[], leastWords: number): void {
  const counted = outcomes.filter(({ words }) => words >= leastWords);
  const bad = counted.filter(({ kept, words }) => kept < 0.9 && words > 0);
  console.log(
    `${what}: ${counted.length - bad.length} of ${counted.length} files keep nine tenths of their words.`,
  );
  if (!process.argv.includes('--list')) return;
  for (const { name, words, kept, why } of bad)
    console.log(`  ${name}: ${words} words, ${(kept * 100).toFixed(0)} % kept ${why.split('\n')[0]}`);
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && isOpen(basename(path)))
    .sort()
    .map((path) => join(folder, path));
}

async function wordsOfPdf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    return (await extractText(pdf, { mergePages: true })).text;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** What is written in the body and its notes, without what is hidden, struck, deleted, moved away, or there for older programs. */
async function wordsOfDocx(bytes: Buffer): Promise<string> {
  const parts = unpackZipEntries(readZipDirectory(bytes));
  const texts = parts.filter(({ name }) => /^word\/(?:document\d*|footnotes|endnotes)\.xml$/.test(name));
  if (texts.length === 0) throw new Error('This is no document of Word.');
  return texts
    .map(
      ({ data }) =>
        Buffer.from(data)
          .toString('utf8')
          .replaceAll(/<(w:moveFrom|mc:Fallback)\b[\s\S]*?<\/\1>/g, '')
          .replaceAll(
            /<w:r\b(?:(?!<\/w:r>)[\s\S])*?<w:(?:vanish|strike|dstrike)(?:\s*\/>|\s[^>]*\/>)(?:(?!<\/w:r>)[\s\S])*<\/w:r>/g,
            '',
          )
          .replaceAll(/<\/w:p>|<w:(?:br|tab)\b[^>]*>/g, '<w:t>\n</w:t>')
          .match(/<w:t(?: [^>]*)?>[^<]*/g)
          ?.map((text) => text.replace(/^<[^>]*>/, ''))
          .join('') ?? '',
    )
    .join('\n')
    .replaceAll(/&(?:lt|gt|amp|quot|apos);/g, ' ');
}

const pdfs = findSet('pdf.js');
if (pdfs !== null) {
  const read = async (bytes: Buffer) => (await readPdf(bytes)).document;
  report('PDF', await measure(filesIn(join(pdfs, 'test', 'pdfs'), '.pdf'), wordsOfPdf, read), 5);
}
const docx = ['python-docx', 'pandoc', 'mammoth.js'].flatMap((repository) => {
  const folder = findSet(repository);
  return folder === null ? [] : filesIn(folder, '.docx');
});
if (docx.length > 0) report('Word', await measure(docx, wordsOfDocx, async (bytes) => readDocx(bytes)), 0);
