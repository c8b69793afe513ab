import { and, eq } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { crawlWebsite } from '#server/features/sources/crawling/crawl-website.ts';
import { syncNotion } from '#server/features/sources/notion/sync-notion.ts';
import { type SourceRow, source } from '#server/features/sources/sources.table.ts';
import { findRun } from './find-run.ts';
import { trainDocument } from './train-document.ts';
import type { TrainJob } from './training-jobs.ts';
import { updateProgress } from './update-progress.ts';

/** Reads a source and makes it answer. A run that has been overtaken, by retraining or cancelling, does nothing. */
export async function trainSource(services: Services, job: TrainJob, signal: AbortSignal): Promise<void> {
  const found = await findRun(services, job);
  if (found === null) return;
  try {
    await train(found.ctx, found.row, signal);
  } catch (error) {
    // Deleted meanwhile: its rows were gone under the writer's hands, which is no fault.
    if (!signal.aborted && (await findRun(services, job)) === null) return;
    throw error;
  }
}

async function train(ctx: Context, row: SourceRow, signal: AbortSignal): Promise<void> {
  await ctx.db
    .update(source)
    .set({ status: 'training' })
    .where(and(eq(source.id, row.id), eq(source.run, row.run)));
  await updateProgress(ctx, row, row.kind === 'website' || row.kind === 'notion' ? null : 1);
  const { config } = row;
  if (config.kind === 'website') await crawlWebsite(ctx, row, config, signal);
  else if (config.kind === 'notion') await syncNotion(ctx, row, config, signal);
  else await trainDocument(ctx, row, config, signal);
}
