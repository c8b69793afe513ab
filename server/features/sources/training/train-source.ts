import { and, eq } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { crawlWebsite } from '#server/features/sources/crawling/crawl-website.ts';
import { type SourceRow, source } from '#server/features/sources/sources.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { finishTraining } from './finish-training.ts';
import { trainDocument } from './train-document.ts';
import type { TrainJob } from './training-jobs.ts';
import { updateProgress } from './update-progress.ts';

const givenUp = 'Something went wrong on our side. Train this source again.';

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
  await updateProgress(ctx, row, row.kind === 'website' ? null : 1);
  const { config } = row;
  if (config.kind === 'website') await crawlWebsite(ctx, row, config, signal);
  else await trainDocument(ctx, row, config, signal);
}

/** When the last attempt has failed, the source says so instead of training for ever. */
export async function giveUpTraining(services: Services, job: TrainJob): Promise<void> {
  const found = await findRun(services, job);
  if (found !== null) await finishTraining(found.ctx, found.row, { notes: [givenUp], isComplete: false });
}

async function findRun(services: Services, job: TrainJob): Promise<{ ctx: Context; row: SourceRow } | null> {
  const workspace = await findWorkspace(services, job.workspaceId);
  if (workspace === null) return null;
  const [row] = await services.db
    .select()
    .from(source)
    .where(
      and(eq(source.id, job.sourceId), eq(source.workspaceId, job.workspaceId), eq(source.run, job.run)),
    );
  const isOpen = row !== undefined && (row.status === 'queued' || row.status === 'training');
  return isOpen ? { ctx: { ...services, workspace, actor: { kind: 'system' } }, row } : null;
}
