import { eq } from 'drizzle-orm';
import type { CrawlCause } from '#contract/crawls/crawls.ts';
import type { Context } from '#server/context.ts';
import { openCrawlRow } from '#server/features/sources/crawls/open-crawl-row.ts';
import { type SourceRow, source } from '#server/features/sources/sources.table.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { trainingJobOf } from './training-job-of.ts';

/**
 * Queues another run of a source whose row the caller's transaction has locked; what the source says now goes on
 * answering meanwhile.
 * @param changes what else of the row is set with it
 */
export async function beginRun(
  ctx: Context,
  row: Pick<SourceRow, 'id' | 'workspaceId' | 'agentId' | 'kind' | 'run'>,
  { cause, changes = {} }: { cause: CrawlCause; changes?: Partial<SourceRow> },
): Promise<void> {
  const run = row.run + 1;
  await ctx.db
    .update(source)
    .set({ ...changes, status: 'queued', run, done: 0, failed: 0, error: null })
    .where(eq(source.id, row.id));
  if (row.kind === 'website') await openCrawlRow(ctx, { ...row, run }, cause);
  const payload = { agentId: row.agentId, sourceId: row.id };
  await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.changed', payload });
  await ctx.jobs.addJob(ctx.db, trainingJobOf({ ...row, run }));
}
