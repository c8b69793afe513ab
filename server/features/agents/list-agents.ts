import { and } from 'drizzle-orm';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type Page, type PageQuery, pageOf } from '#server/database/page-of.ts';
import { ownAgents } from '#server/own-agents.ts';
import { agent } from './agents.table.ts';
import { selectAgents } from './select-agents.ts';

export function listAgents(ctx: Context, query: PageQuery): Promise<Page<Agent>> {
  const own = and(inWorkspace(ctx, agent), ownAgents(ctx, agent.id));
  return pageOf(ctx, agent, own, query, (where, order, limit) => selectAgents(ctx, where, order, limit));
}
