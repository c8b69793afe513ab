import { and, eq, sql } from 'drizzle-orm';
import type { SourceStatus } from '#contract/sources/sources.ts';
import { nextCrawlTime } from '#core/crawling/schedule/next-crawl-time.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import type { LastCrawl } from '#server/features/sources/crawling/last-crawl.ts';
import { closeCrawlRow } from '#server/features/sources/crawls/close-crawl-row.ts';
import type { CrawlTally } from '#server/features/sources/crawls/crawl-tally.ts';
import { hasChanges } from '#server/features/sources/crawls/has-changes.ts';
import { closeOpenDocuments } from '#server/features/sources/documents/close-open-documents.ts';
import { countDocuments } from '#server/features/sources/documents/count-documents.ts';
import { describeFailed } from '#server/features/sources/documents/describe-failed.ts';
import {
  type LeavingPages,
  removeMissingPages,
} from '#server/features/sources/documents/remove-missing-pages.ts';
import { document, type SourceRow, source } from '#server/features/sources/sources.table.ts';
import { isWaiting } from '#server/features/sources/standby/is-waiting.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';

interface Ending {
  /** Sentences for the owner about what stood in the way; any makes the source partial. */
  notes: string[];
  /** What a crawl that came to its end says about pages that it did not find. */
  leaving?: LeavingPages;
  tally?: CrawlTally;
  /** What the next crawl may use; absent leaves what the last one left. */
  lastCrawl?: LastCrawl;
}

/** Gives a run its final status, which follows from its documents. Does nothing for a run that has been overtaken. */
export function finishTraining(
  ctx: Context,
  row: SourceRow,
  { leaving, tally, lastCrawl, ...ending }: Ending,
) {
  const { id: sourceId, agentId, run } = row;
  return withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select 1 from agent where id = ${agentId} for no key update`);
    const [current] = await ctx.db
      .select({ schedule: source.schedule })
      .from(source)
      .where(and(eq(source.id, sourceId), eq(source.run, run)))
      .for('update');
    if (current === undefined) return;
    await closeOpenDocuments(ctx, sourceId, run);
    const notes = [...ending.notes];
    if (leaving !== undefined) notes.push(...describeKept(await removeMissingPages(ctx, row, leaving)));
    const counted = await countDocuments(ctx, sourceId);
    const status: SourceStatus =
      counted.live === 0 ? 'failed' : counted.failed > 0 || notes.length > 0 ? 'partial' : 'ready';
    const hasPages = row.kind === 'website' || row.kind === 'notion';
    const failures = counted.failed > 0 && hasPages ? [describeFailed(counted.failed)] : [];
    const reasons =
      status === 'failed'
        ? [...notes, counted.reason ?? 'There was nothing to read.']
        : [...notes, ...failures];
    const error = status === 'ready' ? null : (status === 'failed' ? reasons.slice(0, 1) : reasons).join(' ');
    const now = ctx.clock.now();
    await ctx.db
      .update(source)
      .set({
        status,
        done: counted.ready,
        failed: counted.failed,
        total: counted.ready + counted.failed,
        characters: counted.characters,
        error,
        nextCrawlAt: nextCrawlTime(current.schedule, now, Math.random()),
        crawlState: null,
        ...(lastCrawl === undefined ? {} : { lastCrawl }),
        ...(counted.live > 0 ? { trainedAt: now } : {}),
      })
      .where(eq(source.id, sourceId));
    if (row.kind === 'website') {
      await closeCrawlRow(ctx, row, { outcome: status, note: error, tally: tally ?? null });
    }
    const payload = { agentId, sourceId };
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.changed', payload });
    if (counted.live > 0 && ((await hasChanges(ctx, row)) || (await hasWaiting(ctx, sourceId))))
      await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.trained', payload });
  });
}

const hasWaiting = async (ctx: Context, sourceId: string): Promise<boolean> =>
  (await ctx.db.$count(document, and(eq(document.sourceId, sourceId), isWaiting))) > 0;

function describeKept(count: number): string[] {
  if (count === 0) return [];
  return [
    `${count} pages seem to be gone, which is most of this website. The agent keeps their text until the website is read again and they are still gone.`,
  ];
}
