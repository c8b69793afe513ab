import { and, inArray, lte, type SQL } from 'drizzle-orm';
import type { LeadSelection } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { lead } from './leads.table.ts';
import { matchLeads } from './match-leads.ts';

/** A condition for the leads of a selection. Throws `not-found` for another workspace's agent. */
export async function matchSelection(ctx: Context, selection: LeadSelection): Promise<SQL | undefined> {
  if ('leadIds' in selection) return and(inWorkspace(ctx, lead), inArray(lead.id, selection.leadIds));
  const { filter, newestId } = selection;
  if (filter.agentId !== undefined) await findAgent(ctx, filter.agentId);
  return and(matchLeads(ctx, filter), lte(lead.id, newestId));
}
