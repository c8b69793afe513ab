import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { type SourceRow, source } from './sources.table.ts';

/** The source of this agent in this workspace, or `not-found`. With `lock`, other transactions wait to change it. */
export async function findSource(
  ctx: Context,
  agentId: string,
  sourceId: string,
  lock?: 'lock',
): Promise<SourceRow> {
  const query = ctx.db
    .select()
    .from(source)
    .where(and(inWorkspace(ctx, source), eq(source.agentId, agentId), eq(source.id, sourceId)));
  const [row] = lock === undefined ? await query : await query.for('update');
  if (row === undefined) throw failure('not-found');
  return row;
}
