import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type PageQuery, pageOf } from '#server/database/page-of.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { selectSources } from './select-sources.ts';
import { source } from './sources.table.ts';

/** The sources of an agent, newest first; `not-found` for another workspace's agent. */
export async function listSources(
  ctx: Context,
  agentId: string,
  query: PageQuery & { needs?: 'attention' | undefined },
) {
  await findAgent(ctx, agentId);
  const where = and(
    inWorkspace(ctx, source),
    eq(source.agentId, agentId),
    query.needs === undefined ? undefined : inArray(source.status, ['partial', 'failed']),
  );
  return pageOf(ctx, source, where, query, (where, order, limit) => selectSources(ctx, where, order, limit));
}
