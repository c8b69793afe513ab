import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { type SourceRow, source } from './sources.table.ts';

/** Without the state of a crawl, which may be megabytes and is its job's alone. */
const { crawlState: _crawlState, lastCrawl: _lastCrawl, ...columns } = getTableColumns(source);

/** The source of this agent in this workspace, or `not-found`. With `lock`, other transactions wait to change it. */
export async function findSource(
  ctx: Context,
  agentId: string,
  sourceId: string,
  lock?: 'lock',
): Promise<Omit<SourceRow, 'crawlState' | 'lastCrawl'>> {
  const query = ctx.db
    .select(columns)
    .from(source)
    .where(and(inWorkspace(ctx, source), eq(source.agentId, agentId), eq(source.id, sourceId)));
  const [row] = lock === undefined ? await query : await query.for('update');
  if (row === undefined) throw failure('not-found');
  return row;
}
