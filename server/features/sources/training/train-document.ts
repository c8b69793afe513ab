import { describeReadFailure } from '#core/reading/problems/describe-read-failure.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import type { Context } from '#server/context.ts';
import { hashText } from '#server/features/sources/crawling/hash-text.ts';
import { clearReadAttempts } from '#server/features/sources/documents/clear-read-attempts.ts';
import { failDocument } from '#server/features/sources/documents/fail-document.ts';
import { isGivenUp } from '#server/features/sources/documents/is-given-up.ts';
import { openDocument } from '#server/features/sources/documents/open-document.ts';
import type { SourceConfig, SourceRow } from '#server/features/sources/sources.table.ts';
import { describeLimit } from '#server/quota/describe-limit.ts';
import { composeDocument } from './compose-document.ts';
import { finishTraining } from './finish-training.ts';
import { indexPassages } from './index-passages.ts';
import { readWithScans } from './read-with-scans.ts';

type Readable = Exclude<SourceConfig, { kind: 'website' | 'notion' }>;
type Read = { document: ReadDocument; contentHash: string | null; notes: string[] } | { reason: string };

/** Trains a source that is one document: a file, a text, or a question with its answer. */
export async function trainDocument(
  ctx: Context,
  row: SourceRow,
  config: Readable,
  signal: AbortSignal,
): Promise<void> {
  const opened = await openDocument(ctx, row, config.kind, row.title);
  const read = isGivenUp(opened)
    ? { reason: describeReadFailure({ kind: 'broke-the-server' }, 'file') }
    : await readDocument(ctx, row, config, signal);
  if (signal.aborted) await clearReadAttempts(ctx, row.id);
  signal.throwIfAborted();
  if ('reason' in read) {
    await failDocument(ctx, opened.id, read.reason);
    return finishTraining(ctx, row, { notes: [] });
  }
  const outcome = await indexPassages(ctx, {
    agentId: row.agentId,
    sourceId: row.id,
    run: row.run,
    documentId: opened.id,
    document: read.document,
    isApproved: config.kind === 'qa',
    url: null,
    contentHash: read.contentHash,
    page: null,
  });
  if (outcome === 'stale' || outcome === 'removed') return;
  const notes = [...read.notes];
  if (outcome === 'cut' || outcome === 'characters-full') {
    const full = describeLimit(ctx.workspace, 'characters');
    notes.unshift(outcome === 'cut' ? `${full} What fits was read.` : full);
  }
  if (outcome === 'characters-full') await failDocument(ctx, opened.id, notes[0] ?? '');
  if (outcome === 'no-text') {
    await failDocument(ctx, opened.id, read.notes[0] ?? 'It has no readable text.');
  }
  await finishTraining(ctx, row, { notes });
}

async function readDocument(
  ctx: Context,
  row: SourceRow,
  config: Readable,
  signal: AbortSignal,
): Promise<Read> {
  if (config.kind !== 'file') {
    const document = composeDocument(config);
    // By what it says: the same under another title is a copy.
    return { document, contentHash: hashText({ ...document, title: '' }), notes: [] };
  }
  const file = {
    bytes: await ctx.fileStore.readFile(config.fileId),
    contentType: config.contentType,
    fileName: config.fileName,
    workspaceId: ctx.workspace.id,
  };
  const result = await readWithScans(ctx, file, signal);
  if (result.kind === 'failed') return { reason: describeReadFailure(result.failure, 'file') };
  const title = result.document.title.trim() || row.title;
  return { document: { ...result.document, title }, contentHash: result.contentHash, notes: result.notes };
}
