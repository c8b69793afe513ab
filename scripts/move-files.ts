import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFolderFileStore } from '#server/adapters/file-store/create-folder-file-store.ts';
import { copyFiles, type Move } from '#server/adapters/file-store/moving/copy-files.ts';
import { deleteOriginals } from '#server/adapters/file-store/moving/delete-originals.ts';
import { openMoveJournal } from '#server/adapters/file-store/moving/open-move-journal.ts';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { OperatorError } from '#server/operator-error.ts';
import { readSettings, runCommandLine, say } from './read-settings.ts';

/** `npm run move-files -- to-bucket|to-folder [--delete]`: can be stopped at any time, and goes on when run again. */
await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { delete: { type: 'boolean', default: false } },
  });
  const [direction] = positionals;
  if ((direction !== 'to-bucket' && direction !== 'to-folder') || positionals.length > 1)
    throw new OperatorError(
      'Say where to: npm run move-files -- to-bucket, or to-folder; with --delete the originals are deleted at the end.',
    );
  const { config, dataDir } = readSettings();
  const { S3_BUCKET, S3_PREFIX, S3_ENDPOINT = 'amazon' } = config;
  if (S3_BUCKET === undefined)
    throw new OperatorError(
      'Set S3_BUCKET and how it is reached for this command, whichever way files move.',
    );
  const folder = createFolderFileStore(join(dataDir, 'files'));
  const bucket = await openFileStore(config, dataDir);
  const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder];
  const journal = await openMoveJournal(
    join(dataDir, 'move-files.journal'),
    `${direction} ${S3_ENDPOINT} ${S3_BUCKET}/${S3_PREFIX}`,
  );
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () =>
      stopping.abort(new OperatorError('Stopped. Run the same command again to go on.')),
    );
  const before = journal.copied.size;
  if (before > 0) say(`Going on after ${before} files that are copied.`);
  const move: Move = { from, to, journal, signal: stopping.signal, onCopied: createProgress() };
  const { files, bytes } = await copyFiles(move);
  say(`Copied and compared ${files} files (${(bytes / 1e6).toFixed(1)} MB), ${before} before.`);
  if (!values.delete) return say(advice(direction));
  const { deleted, left } = await deleteOriginals(move);
  say(`Deleted ${deleted} originals.`);
  if (left === 0) return journal.remove();
  say(
    `${left} are left, as their copies are gone: deleted there since, or lost. Look before you delete them.`,
  );
});

/** Says every few seconds how far it is. */
function createProgress(): () => void {
  let files = 0;
  let saidAt = Date.now();
  return () => {
    files += 1;
    if (Date.now() - saidAt < 5_000) return;
    saidAt = Date.now();
    say(`${files} files copied …`);
  };
}

function advice(direction: 'to-bucket' | 'to-folder'): string {
  const change = direction === 'to-bucket' ? 'with S3_BUCKET' : 'without S3_BUCKET';
  return `Now stop Parley, run this command once more for files that came meanwhile, and start Parley ${change}. When all is well, run it again with --delete.`;
}
