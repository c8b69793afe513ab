import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { getLead } from './get-lead.ts';
import { type NewLead, storeLead } from './store-lead.ts';

/** Adds a lead on behalf of a member. Throws as `storeLead` does, and `not-found` for another workspace's agent. */
export async function createLead(
  ctx: Context,
  { agentId, ...fields }: NewLead & { agentId: string },
): Promise<Lead> {
  const agent = await findAgent(ctx, agentId);
  return getLead(ctx, await storeLead(ctx, agent, fields));
}
