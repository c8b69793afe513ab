import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { findSource } from './find-source.ts';
import { source } from './sources.table.ts';
import { deleteFilesJob } from './training/training-jobs.ts';

/** Deletes a source with its pages and passages: from the next question on, none of it answers. */
export function deleteSource(ctx: Context, agentId: string, sourceId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    const { config, title } = await findSource(ctx, agentId, sourceId, 'lock');
    await ctx.db.delete(source).where(eq(source.id, sourceId));
    await ctx.db.execute(sql`update agent set index_version = index_version + 1 where id = ${agentId}`);
    if (config.kind === 'file') {
      await ctx.jobs.addJob(ctx.db, { name: deleteFilesJob, data: { fileIds: [config.fileId] } });
    }
    await recordAudit(ctx, {
      action: 'source.deleted',
      workspaceId: ctx.workspace.id,
      subject: { id: sourceId, name: title },
    });
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.deleted', payload: { agentId, sourceId } });
  });
}
