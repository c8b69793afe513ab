import { createHash } from 'node:crypto';
import { comparableText } from '#core/reading/comparing/comparable-text.ts';
import { composeNotionDocument } from '#core/reading/notion/compose-notion-document.ts';
import { describeReadFailure } from '#core/reading/problems/describe-read-failure.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { readingVersion } from '#core/reading/reading-version.ts';
import { describeNotionProblem } from '#server/features/notion/describe-notion-problem.ts';
import { withNotionToken } from '#server/features/notion/with-notion-token.ts';
import { failDocument } from '#server/features/sources/documents/fail-document.ts';
import { isGivenUp } from '#server/features/sources/documents/is-given-up.ts';
import { markDocumentUnchanged } from '#server/features/sources/documents/mark-document-unchanged.ts';
import { type DocumentRow, openDocument } from '#server/features/sources/documents/open-document.ts';
import { unpublishDocument } from '#server/features/sources/documents/unpublish-document.ts';
import { indexPassages } from '#server/features/sources/training/index-passages.ts';
import type { NotionPage } from '#server/ports/notion.ts';
import { NotionProblem } from '#server/ports/notion-problem.ts';
import { describeLimit } from '#server/quota/describe-limit.ts';
import { notionAddress } from './notion-address.ts';
import type { NotionSync } from './notion-sync.ts';

const MINUTE_MS = 60_000;

/**
 * Reads a page if it has changed since it was last read, and queues the pages in it. Throws a `NotionProblem` only for
 * what concerns the whole connection.
 */
export async function syncNotionPage(sync: NotionSync, page: NotionPage): Promise<void> {
  const { ctx, row } = sync;
  sync.seen.add(page.id);
  const opened = await openDocument(ctx, row, notionAddress(page.id), page.title || 'Untitled', page.url);
  if (isGivenUp(opened)) {
    sync.hadTrouble = true;
    await failDocument(ctx, opened.id, describeReadFailure({ kind: 'broke-the-server' }, 'page'));
    return;
  }
  const last = sync.lastChildren[page.id];
  const isSame = opened.liveVersion > 0 && opened.lastModified === page.editedAt;
  if (isSame && opened.readingVersion === readingVersion && last !== undefined) {
    const hash = opened.contentHash ?? '';
    const identity = { etag: null, lastModified: page.editedAt, bodyHash: hash, textHash: hash };
    await markDocumentUnchanged(ctx, opened.id, identity);
    queueChildren(sync, page.id, last);
    return;
  }
  try {
    await readPage(sync, page, opened);
  } catch (error) {
    if (!(error instanceof NotionProblem) || !/^not-|^refused/.test(error.kind)) throw error;
    const reason = describeNotionProblem(error.kind);
    if (error.kind === 'not-found') {
      await unpublishDocument(ctx, opened, 'failed', reason);
    } else {
      sync.hadTrouble = true;
      await failDocument(ctx, opened.id, reason);
    }
  }
}

async function readPage(sync: NotionSync, page: NotionPage, opened: DocumentRow): Promise<void> {
  const { ctx, row, signal } = sync;
  const beganAt = ctx.clock.now();
  const read = await withNotionToken(ctx, (token) => ctx.notion.readPage(token, page.id, signal));
  sync.leftOut += read.leftOut;
  queueChildren(sync, page.id, read.children);
  const title = page.title || 'Untitled';
  const document = composeNotionDocument(title, page.properties, read.nodes);
  const contentHash = hashOf(document);
  const lastModified = settledTime(page.editedAt, beganAt);
  const identity = { etag: null, lastModified, bodyHash: contentHash, textHash: contentHash };
  if (
    opened.liveVersion > 0 &&
    opened.contentHash === contentHash &&
    opened.readingVersion === readingVersion
  ) {
    await markDocumentUnchanged(ctx, opened.id, identity);
    return;
  }
  const outcome = await indexPassages(ctx, {
    agentId: row.agentId,
    sourceId: row.id,
    run: row.run,
    documentId: opened.id,
    document,
    isApproved: false,
    url: page.url,
    contentHash,
    page: identity,
  });
  if (outcome === 'no-text') await unpublishDocument(ctx, opened, 'skipped', 'This page has no text.');
  else if (outcome === 'stale') sync.stoppedBy = 'stale';
  else if (outcome !== 'indexed' && outcome !== 'removed') {
    sync.stoppedBy = 'limit';
    sync.notes.push(describeLimit(ctx.workspace, outcome === 'links-full' ? 'links' : 'characters'));
  }
}

function queueChildren(sync: NotionSync, pageId: string, children: NotionSync['waiting']): void {
  sync.children[pageId] = children;
  sync.waiting.push(...children);
}

/** Also by its title, which is part of what is found. */
function hashOf(document: ReadDocument): string {
  return createHash('sha256')
    .update(`${document.title}\n${comparableText(document)}`)
    .digest('hex');
}

/** Notion tells changes by the minute: one in the minute in which we read may not be in what we read. */
function settledTime(editedAt: string, readAt: Date): string | null {
  return readAt.getTime() - Date.parse(editedAt) >= 2 * MINUTE_MS ? editedAt : null;
}
