import { and, eq } from 'drizzle-orm';
import { maximumPagesLimit } from '#contract/sources/sources.ts';
import type { Context } from '#server/context.ts';
import { describeNotionProblem } from '#server/features/notion/describe-notion-problem.ts';
import { withNotionToken } from '#server/features/notion/with-notion-token.ts';
import { clearReadAttempts } from '#server/features/sources/documents/clear-read-attempts.ts';
import { closeOpenDocuments } from '#server/features/sources/documents/close-open-documents.ts';
import { failDocument } from '#server/features/sources/documents/fail-document.ts';
import { openDocument } from '#server/features/sources/documents/open-document.ts';
import { unpublishDocument } from '#server/features/sources/documents/unpublish-document.ts';
import { type SourceConfig, type SourceRow, source } from '#server/features/sources/sources.table.ts';
import { finishTraining } from '#server/features/sources/training/finish-training.ts';
import { updateProgress } from '#server/features/sources/training/update-progress.ts';
import type { NotionReference } from '#server/ports/notion.ts';
import { NotionProblem } from '#server/ports/notion-problem.ts';
import { describeLimit } from '#server/quota/describe-limit.ts';
import { quotaLeft } from '#server/quota/quota-left.ts';
import { notionAddress } from './notion-address.ts';
import type { NotionChildren } from './notion-children.ts';
import type { NotionSync } from './notion-sync.ts';
import { syncNotionPage } from './sync-notion-page.ts';

type NotionConfig = Extract<SourceConfig, { kind: 'notion' }>;

const longestMs = 30 * 60_000;
const progressMs = 500;

/**
 * Reads the chosen pages and tables of Notion with all pages in them. Only pages that have changed since the last time
 * are read again; pages that are gone stop answering. What Notion refuses for now is left as it was.
 */
export async function syncNotion(
  ctx: Context,
  row: SourceRow,
  config: NotionConfig,
  signal: AbortSignal,
): Promise<void> {
  const room = await quotaLeft(ctx, 'links', { agentId: row.agentId, except: { sourceId: row.id } });
  if (room === 0) {
    return finishTraining(ctx, row, { notes: [describeLimit(ctx.workspace, 'links')] });
  }
  const sync = openSync(ctx, row, config, signal);
  try {
    await readAll(sync, config);
  } catch (error) {
    // The process must stop, or we failed: what is known so far spares the next attempt work.
    await storeChildren(sync, { ...sync.lastChildren, ...sync.children });
    await clearReadAttempts(ctx, row.id);
    throw error;
  }
  if (sync.stoppedBy === 'stale') return closeOpenDocuments(ctx, row.id, row.run);
  const isComplete = sync.stoppedBy === null && !sync.hadTrouble;
  if (sync.leftOut > 0) sync.notes.push(describeLeftOut(sync.leftOut));
  const children = isComplete ? sync.children : { ...sync.lastChildren, ...sync.children };
  await storeChildren(sync, children);
  await finishTraining(ctx, row, {
    notes: sync.notes,
    // Many pages gone at once are no accident: somebody has stopped sharing them.
    leaving: { isComplete, isAsBefore: false, isWanted: () => true },
  });
}

async function storeChildren({ ctx, row }: NotionSync, notionChildren: NotionChildren): Promise<void> {
  await ctx.db
    .update(source)
    .set({ notionChildren })
    .where(and(eq(source.id, row.id), eq(source.run, row.run)));
}

function openSync(ctx: Context, row: SourceRow, { items }: NotionConfig, signal: AbortSignal): NotionSync {
  return {
    ctx,
    row,
    signal,
    waiting: items.map(({ kind, id }) => ({ kind, id })),
    seen: new Set(),
    lastChildren: row.notionChildren ?? {},
    children: {},
    leftOut: 0,
    notes: [],
    hadTrouble: false,
    stoppedBy: null,
    due: { endMs: performance.now() + longestMs, progressMs: 0 },
  };
}

async function readAll(sync: NotionSync, { items }: NotionConfig): Promise<void> {
  for (let next = sync.waiting.shift(); next !== undefined; next = sync.waiting.shift()) {
    sync.signal.throwIfAborted();
    if (sync.seen.has(next.id)) continue;
    await takeStock(sync);
    if (sync.stoppedBy !== null) return;
    try {
      await readItem(sync, next);
    } catch (error) {
      if (!(error instanceof NotionProblem)) throw error;
      await noteProblem(sync, next, error, items.find(({ id }) => id === next.id)?.title);
    }
  }
}

async function readItem(sync: NotionSync, item: NotionReference): Promise<void> {
  const { ctx, signal } = sync;
  if (item.kind === 'page') {
    const page = await withNotionToken(ctx, (token) => ctx.notion.getItem(token, item, signal));
    if ('properties' in page) await syncNotionPage(sync, page);
    return;
  }
  await withNotionToken(ctx, (token) => ctx.notion.getItem(token, item, signal));
  // With another token it begins again, and passes over what it has seen.
  await withNotionToken(ctx, async (token) => {
    for await (const found of ctx.notion.listRows(token, item.id, signal)) {
      signal.throwIfAborted();
      if (!('properties' in found)) sync.waiting.push({ kind: found.kind, id: found.id });
      else if (!sync.seen.has(found.id)) await syncNotionPage(sync, found);
      await takeStock(sync);
      if (sync.stoppedBy !== null) return;
    }
    sync.seen.add(item.id);
  });
}

/** What Notion says of one page ends with that page; what it says of the connection ends the run. */
async function noteProblem(
  sync: NotionSync,
  item: NotionReference,
  { kind }: NotionProblem,
  chosenTitle: string | undefined,
): Promise<void> {
  const { ctx, row } = sync;
  sync.seen.add(item.id);
  const reason = describeNotionProblem(kind);
  if (kind === 'unauthorized' || kind === 'busy' || kind === 'unavailable') {
    sync.stoppedBy = 'notion';
    sync.notes.push(reason);
    return;
  }
  if (kind !== 'not-found') sync.hadTrouble = true;
  // A page in another that is gone is no longer part of the source, and goes at the end of the run.
  if (chosenTitle === undefined && kind === 'not-found') return;
  const title = chosenTitle || 'Untitled';
  const opened = await openDocument(ctx, row, notionAddress(item.id), title);
  if (kind === 'not-found') await unpublishDocument(ctx, opened, 'failed', reason);
  else await failDocument(ctx, opened.id, reason);
}

/** Between pages: is this run still wanted, is there time left, how far are we. */
async function takeStock(sync: NotionSync): Promise<void> {
  const nowMs = performance.now();
  if (nowMs >= sync.due.progressMs) {
    sync.due.progressMs = nowMs + progressMs;
    if (!(await updateProgress(sync.ctx, sync.row, sync.waiting.length))) sync.stoppedBy = 'stale';
  }
  if (sync.stoppedBy !== null) return;
  if (nowMs > sync.due.endMs) {
    sync.stoppedBy = 'time';
    sync.notes.push('Reading was stopped after 30 minutes. Train this source again to read the rest.');
  } else if (sync.seen.size >= maximumPagesLimit) {
    sync.stoppedBy = 'limit';
    sync.notes.push(
      `Only the first ${maximumPagesLimit.toLocaleString('en')} pages were read. Add the others as a source of their own.`,
    );
  }
}

function describeLeftOut(count: number): string {
  return count === 1
    ? '1 block was left out, as Notion does not give its content to connections.'
    : `${count} blocks were left out, as Notion does not give their content to connections.`;
}
