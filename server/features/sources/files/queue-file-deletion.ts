import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { source } from '../sources.table.ts';
import { deleteFilesJob } from '../training/training-jobs.ts';

/** Before an agent is deleted: has its uploaded files deleted once that has happened. */
export async function queueFileDeletion(ctx: Context, agentId: string): Promise<void> {
  const rows = await ctx.db
    .select({ fileId: sql<string>`${source.config}->>'fileId'` })
    .from(source)
    .where(and(inWorkspace(ctx, source), eq(source.agentId, agentId), eq(source.kind, 'file')));
  if (rows.length === 0) return;
  await ctx.jobs.addJob(ctx.db, { name: deleteFilesJob, data: { fileIds: rows.map((row) => row.fileId) } });
}
