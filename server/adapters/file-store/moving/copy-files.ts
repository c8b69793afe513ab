import { OperatorError } from '#server/operator-error.ts';
import { FileMissing } from '#server/ports/file-missing.ts';
import type { FileStore, StoredFile } from '#server/ports/file-store.ts';
import { measureContent } from '../measure-content.ts';
import type { MoveJournal } from './open-move-journal.ts';

/** Files on their way at once: with small ones, most of the time is waiting. */
const atOnce = 4;

export interface Move {
  from: FileStore;
  to: FileStore;
  journal: MoveJournal;
  /** Stops before the next file. */
  signal: AbortSignal;
  onCopied?: (file: StoredFile) => void;
}

/**
 * Copies every file that the journal does not have yet. Each copy is read again, and counts once it has the hash of what
 * was sent.
 *
 * @throws OperatorError when a copy is not the same
 */
export async function copyFiles(move: Move): Promise<{ files: number; bytes: number }> {
  const total = { files: 0, bytes: 0 };
  const waiting = move.from.listFiles()[Symbol.asyncIterator]();
  let hasFailed = false;
  const work = async () => {
    while (!hasFailed) {
      move.signal.throwIfAborted();
      const { done, value: file } = await waiting.next();
      if (done === true) return;
      if (move.journal.copied.has(file.name) || !(await copyFile(move, file))) continue;
      total.files += 1;
      total.bytes += file.sizeBytes;
      move.onCopied?.(file);
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: atOnce }, () =>
      work().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    ),
  );
  // A folder that was not read to its end stays open until then.
  await waiting.return?.();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return total;
}

/** False when the file was deleted meanwhile. */
async function copyFile({ from, to, journal }: Move, { name }: StoredFile): Promise<boolean> {
  const opened = await from.openFile(name).catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error;
  });
  if (opened === undefined) return false;
  const sent = await to.saveFile(name, opened.content);
  const kept = measureContent((await to.openFile(name)).content as AsyncIterable<Uint8Array>);
  while ((await kept.pieces.next()).done !== true);
  const { sizeBytes, sha256 } = kept.result();
  if (sent.sizeBytes !== opened.sizeBytes || sizeBytes !== sent.sizeBytes || sha256 !== sent.sha256)
    throw new OperatorError(`The copy of ${name} is not the same as the file. Nothing was deleted.`);
  await journal.addCopied(name);
  return true;
}
