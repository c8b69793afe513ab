import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { countDocuments } from '#server/features/sources/documents/count-documents.ts';
import { describeFailed } from '#server/features/sources/documents/describe-failed.ts';
import { noContent } from '#server/features/sources/documents/no-content.ts';
import { withoutFailed } from '#server/features/sources/documents/without-failed.ts';
import { findSource } from '#server/features/sources/find-source.ts';
import { document, source } from '#server/features/sources/sources.table.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { findPages, type PagesPlace } from './find-pages.ts';

/**
 * Takes pages out of a website: from the next question on they do not answer, and crawls leave them out until they are
 * asked for again. `cannot-process` for what is no website.
 */
export function removePages(
  ctx: Context,
  { agentId, sourceId }: PagesPlace,
  pageIds: string[],
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    const row = await findSource(ctx, agentId, sourceId, 'lock');
    await findPages(ctx, row, pageIds);
    await ctx.db
      .update(document)
      .set({
        status: 'skipped',
        reason: 'You removed this page.',
        isRemoved: true,
        ...noContent,
        missingInRun: null,
        updatedAt: ctx.clock.now(),
      })
      .where(inArray(document.id, pageIds));
    await ctx.db.execute(sql`delete from passage where document_id = any(${sql.param(pageIds)}::text[])`);
    await ctx.db.execute(sql`update agent set index_version = index_version + 1 where id = ${agentId}`);
    const counted = await countDocuments(ctx, sourceId);
    const isTraining = row.status === 'queued' || row.status === 'training';
    await ctx.db
      .update(source)
      .set({
        ...(isTraining ? {} : stateOf(row.error, counted)),
        done: counted.ready,
        failed: counted.failed,
        total: counted.ready + counted.failed,
        characters: counted.characters,
      })
      .where(eq(source.id, sourceId));
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.changed', payload: { agentId, sourceId } });
  });
}

/** What its note said about the website as a whole is still true. */
function stateOf(note: string | null, { failed, live }: { failed: number; live: number }) {
  if (live === 0) return { status: 'failed' as const, error: 'No page of this website is left.' };
  const sentences = [withoutFailed(note), failed > 0 ? describeFailed(failed) : ''].filter(Boolean);
  return sentences.length === 0
    ? { status: 'ready' as const, error: null }
    : { status: 'partial' as const, error: sentences.join(' ') };
}
