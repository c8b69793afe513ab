import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { deleteUnstoredFile } from '#server/http/uploads/delete-unstored-file.ts';
import { saveUpload } from '#server/http/uploads/save-upload.ts';
import { findSource } from '../find-source.ts';
import { titleOfConfig } from '../title-of-config.ts';
import { beginRun } from '../training/begin-run.ts';
import { deleteFilesJob } from '../training/training-jobs.ts';
import { sourceUploadRules } from './source-upload-rules.ts';

const notAFile = 'Only a file can be replaced by another one.';

/**
 * Takes another file in the place of the one that a source is made of, and trains it under a new run; the old words go
 * on answering meanwhile. `cannot-process` for sources of another kind.
 */
export async function replaceFile(
  ctx: Context,
  agentId: string,
  sourceId: string,
  request: Request,
): Promise<void> {
  const { kind } = await findSource(ctx, agentId, sourceId);
  if (kind !== 'file') throw failure('cannot-process', { message: notAFile });
  const saved = await saveUpload(ctx, request, sourceUploadRules);
  try {
    await withTransaction(ctx, async (ctx) => {
      await findAgent(ctx, agentId, 'lock');
      const row = await findSource(ctx, agentId, sourceId, 'lock');
      if (row.config.kind !== 'file') throw failure('cannot-process', { message: notAFile });
      const config = { kind: 'file' as const, ...saved };
      await beginRun(ctx, row, {
        cause: 'owner',
        changes: { title: titleOfConfig(config), config, total: 1 },
      });
      await ctx.jobs.addJob(ctx.db, { name: deleteFilesJob, data: { fileIds: [row.config.fileId] } });
    });
  } catch (error) {
    await deleteUnstoredFile(ctx, saved.fileId, error);
    throw error;
  }
}
