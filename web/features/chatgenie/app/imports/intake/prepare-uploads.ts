import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { chatUploadExtensions, chatUploadMaximumBytes } from '#contract/chat-imports/chat-imports.ts';
import { joinExports } from '#core/chat-archives/intake/join-exports.ts';
import { shareOutParts } from '#core/chat-archives/intake/share-out-parts.ts';
import { isZip } from '#core/chat-archives/legal/is-zip.ts';
import { isSqlite } from '#core/chat-archives/reading/is-sqlite.ts';
import type { ExportPart } from './export-part.ts';
import { hashParts } from './hash-parts.ts';
import { hashStream } from './hash-stream.ts';
import { IntakeProblem } from './intake-problem.ts';
import { listZipParts } from './list-zip-parts.ts';
import { openHashStore } from './open-hash-store.ts';
import { packParts } from './pack-parts.ts';
import { type SortedParts, sortParts } from './sort-parts.ts';

/** What goes up of the chosen files. */
export interface PreparedUpload {
  fileName: string;
  content: Blob;
  /** Hexadecimal. */
  sha256: string;
  /** Files that stay on the device, and their size. */
  left: { files: number; sizeBytes: number };
}

export interface Prepared {
  uploads: PreparedUpload[];
  /** A sentence for each file that cannot be uploaded. */
  problems: string[];
  /** Of hashes that are kept until all is uploaded. */
  hashKeys: string[];
}

export interface IntakeProgress {
  step: 'reading' | 'hashing' | 'packing';
  name: string;
  /** Texts or bytes. */
  done: number;
  total: number;
}

export interface PrepareOptions {
  /** Originals are uploaded whole where they are small, and else with the hashes of what is left out. */
  keepsOriginal: boolean;
  onProgress(progress: IntakeProgress): void;
  /** Resolves at once, or when the user goes on. */
  untilGoing(): Promise<void> | void;
}

/** The server unpacks at most 400 MB of one upload. */
const limits = { sizeBytes: 360 * 1024 * 1024, packedBytes: 60 * 1024 * 1024, parts: 60_000 };
/** Texts become at most about this share of their size. */
const packedShare = 0.35;

/**
 * Prepares the files that a user chose: of zips only the chats go up, several zips of one export as one, a database with its
 * log. Small files that are no zip go up as they are.
 */
export async function prepareUploads(files: readonly File[], options: PrepareOptions): Promise<Prepared> {
  const prepared: Prepared = { uploads: [], problems: [], hashKeys: [] };
  const zips: File[] = [];
  for (const file of files) {
    const beginning = new Uint8Array(await file.slice(0, 100).arrayBuffer());
    const isLog = /-(?:wal|shm)$/.test(file.name);
    if (isZip(beginning)) zips.push(file);
    else if (isLog && files.some(({ name }) => name === file.name.slice(0, -'-wal'.length))) continue;
    else
      await noteProblem(prepared, async () => {
        if (isLog)
          throw new IntakeProblem(
            `${file.name} is only the log of a database. Choose the database together with it.`,
          );
        const wal = isSqlite(beginning) ? files.find(({ name }) => name === `${file.name}-wal`) : undefined;
        prepared.uploads.push(await prepareFile(file, wal, isSqlite(beginning)));
      });
  }
  await prepareZips(zips, prepared, options);
  return prepared;
}

async function noteProblem({ problems }: Prepared, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof IntakeProblem)) throw error;
    problems.push(error.message);
  }
}

const plainPart = (file: File): ExportPart => ({
  name: file.name,
  sizeBytes: file.size,
  packedBytes: file.size,
  crc32: null,
  isDeflated: false,
  openPacked: async () => file,
});

async function prepareFile(file: File, wal: File | undefined, isDatabase: boolean): Promise<PreparedUpload> {
  const hasEnding = chatUploadExtensions.some((ending) => file.name.toLowerCase().endsWith(ending));
  if (wal === undefined && file.size <= chatUploadMaximumBytes && (hasEnding || isDatabase))
    return finish(hasEnding ? file.name : `${file.name}.db`, file, []);
  if (!hasEnding && !isDatabase)
    throw new IntakeProblem(
      `${file.name} is not an export of a chat app: those end in ${chatUploadExtensions.join(', ')}.`,
    );
  const parts = [plainPart(file), ...(wal === undefined ? [] : [plainPart(wal)])];
  if (parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > limits.sizeBytes) throw tooLarge(file.name);
  return finish(`${file.name}.zip`, await packParts(parts, null), []);
}

const tooLarge = (name: string): IntakeProblem =>
  new IntakeProblem(`${name} has more text than can be read at once. Export fewer chats at once.`);

interface OpenedZip {
  file: File;
  sorted: SortedParts;
}

async function prepareZips(
  files: readonly File[],
  prepared: Prepared,
  options: PrepareOptions,
): Promise<void> {
  const opened: OpenedZip[] = [];
  const onProgress = (name: string) => (done: number, total: number) =>
    options.onProgress({ step: 'reading', name, done, total });
  const emptyZips: { file: File; parts: ExportPart[]; problem: IntakeProblem }[] = [];
  for (const file of files)
    await noteProblem(prepared, async () => {
      onProgress(file.name)(0, 1);
      const parts = await listZipParts(file);
      try {
        opened.push({ file, sorted: await sortParts(parts, onProgress(file.name)) });
      } catch (error) {
        if (!(error instanceof IntakeProblem)) throw error;
        emptyZips.push({ file, parts, problem: error });
      }
    });
  const groups = joinExports(
    opened.map(({ sorted }) => ({
      texts: sorted.chats.map(({ name, crc32 }) => ({ name, crc32: crc32 ?? 0 })),
    })),
  );
  // A zip without a chat may have the photos of an export whose chats are in another one.
  if (groups.length === 1)
    for (const { file, parts } of emptyZips) {
      groups[0]?.push(opened.length);
      opened.push({ file, sorted: { chats: [], others: parts } });
    }
  else for (const { file, problem } of emptyZips) prepared.problems.push(`${file.name}: ${problem.message}`);
  for (const places of groups)
    await noteProblem(prepared, () =>
      prepareExport(
        places.flatMap((place) => opened[place] ?? []),
        prepared,
        options,
      ),
    );
}

async function prepareExport(
  zips: readonly OpenedZip[],
  prepared: Prepared,
  options: PrepareOptions,
): Promise<void> {
  const [first] = zips;
  if (first === undefined) return;
  const { name, size } = first.file;
  if (options.keepsOriginal && zips.length === 1 && size <= chatUploadMaximumBytes) {
    prepared.uploads.push(await finish(name, first.file, []));
    return;
  }
  const chats = uniqueOf(zips.flatMap(({ sorted }) => sorted.chats));
  const others = zips.flatMap(({ sorted }) => sorted.others);
  const shares = shareOutParts(chats.map(withPackedSize), limits);
  if (shares === null) throw tooLarge(name);
  if (options.keepsOriginal && shares.length > 1)
    throw new IntakeProblem(
      `The chats of ${name} are too large to be kept as one original. Upload it without keeping it, or export fewer chats.`,
    );
  const list = options.keepsOriginal
    ? {
        exports: zips.map(({ file }) => ({ name: file.name, sizeBytes: file.size })),
        parts: await hashOthers(zips, others, prepared, options),
      }
    : null;
  for (const [index, parts] of shares.entries()) {
    options.onProgress({ step: 'packing', name, done: index, total: shares.length });
    const content = await packParts(parts, list);
    if (content.size > chatUploadMaximumBytes) throw tooLarge(name);
    const number = shares.length === 1 ? '' : ` (${index + 1} of ${shares.length})`;
    const fileName = name.replace(/(\.zip)?$/i, `${number}.zip`);
    prepared.uploads.push(await finish(fileName, content, index === 0 ? others : []));
  }
}

/** Parts of one export may repeat a file. */
function uniqueOf<Part extends ExportPart>(parts: readonly Part[]): Part[] {
  return [...new Map(parts.map((part) => [`${part.name} ${part.crc32}`, part])).values()];
}

function withPackedSize<Part extends ExportPart>(part: Part): Part {
  return part.isDeflated ? part : { ...part, packedBytes: part.sizeBytes * packedShare };
}

async function hashOthers(
  zips: readonly OpenedZip[],
  others: readonly ExportPart[],
  { hashKeys }: Prepared,
  { onProgress, untilGoing }: PrepareOptions,
) {
  const name = zips.map(({ file }) => file.name).join(', ');
  const total = others.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const said = others.map((part) => `${part.name} ${part.sizeBytes} ${part.crc32}\n`).join('');
  const files = zips.map(({ file }) => `${file.name} ${file.size}\n`).join('');
  const key = bytesToHex(sha256(utf8ToBytes(files + said)));
  hashKeys.push(key);
  return hashParts(others, await openHashStore(key), async (done) => {
    onProgress({ step: 'hashing', name, done, total });
    await untilGoing();
  });
}

async function finish(fileName: string, content: Blob, left: readonly ExportPart[]): Promise<PreparedUpload> {
  return {
    fileName,
    content,
    sha256: await hashStream(content.stream()),
    left: { files: left.length, sizeBytes: left.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) },
  };
}
