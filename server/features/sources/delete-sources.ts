import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { source } from './sources.table.ts';
import { deleteFilesJob } from './training/training-jobs.ts';

/**
 * Deletes these sources of an agent with their pages and passages: from the next question on, none of them answers.
 * Those that are not this agent's are left. Answers how many were deleted.
 */
export function deleteSources(
  ctx: Context,
  agentId: string,
  sourceIds: readonly string[],
): Promise<{ deleted: number }> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    const deleted = await ctx.db
      .delete(source)
      .where(and(inWorkspace(ctx, source), eq(source.agentId, agentId), inArray(source.id, [...sourceIds])))
      .returning({
        id: source.id,
        title: source.title,
        fileId: sql<string | null>`${source.config}->>'fileId'`,
      });
    if (deleted.length === 0) return { deleted: 0 };
    await ctx.db.execute(sql`update agent set index_version = index_version + 1 where id = ${agentId}`);
    const fileIds = deleted.flatMap(({ fileId }) => fileId ?? []);
    if (fileIds.length > 0) await ctx.jobs.addJob(ctx.db, { name: deleteFilesJob, data: { fileIds } });
    for (const { id, title } of deleted) {
      await recordAudit(ctx, {
        action: 'source.deleted',
        workspaceId: ctx.workspace.id,
        subject: { id, name: title },
      });
      const payload = { agentId, sourceId: id };
      await recordEvent(ctx.db, ctx.workspace.id, { name: 'source.deleted', payload });
    }
    return { deleted: deleted.length };
  });
}
