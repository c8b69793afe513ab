import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { assertNotOverused } from '#server/quota/assert-not-overused.ts';
import { source } from './sources.table.ts';
import { beginRun } from './training/begin-run.ts';

/**
 * Reads these sources of an agent again. Those that are being trained, or are not this agent's, are left as they are.
 * @returns how many are read again, and how many were left
 */
export function retrainSources(
  ctx: Context,
  agentId: string,
  sourceIds: readonly string[],
): Promise<{ retrained: number; left: number }> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId);
    await assertNotOverused(ctx, agentId);
    const wanted = [...new Set(sourceIds)];
    const rows = await ctx.db
      .select({
        id: source.id,
        workspaceId: source.workspaceId,
        agentId: source.agentId,
        kind: source.kind,
        run: source.run,
      })
      .from(source)
      .where(
        and(
          inWorkspace(ctx, source),
          eq(source.agentId, agentId),
          inArray(source.id, wanted),
          notInArray(source.status, ['queued', 'training']),
        ),
      )
      .orderBy(source.id)
      .for('update');
    for (const row of rows) await beginRun(ctx, row, { cause: 'owner' });
    return { retrained: rows.length, left: wanted.length - rows.length };
  });
}
