import { and, eq, sql } from 'drizzle-orm';
import type { Source } from '#contract/sources/sources.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { selectSources } from './select-sources.ts';
import { source } from './sources.table.ts';

/** The source as the API shows it, or `not-found`. */
export async function getSource(ctx: Context, agentId: string, sourceId: string): Promise<Source> {
  const where = and(inWorkspace(ctx, source), eq(source.agentId, agentId), eq(source.id, sourceId));
  const [found] = await selectSources(ctx, where, sql`${source.id}`, 1);
  if (found === undefined) throw failure('not-found');
  return found;
}
