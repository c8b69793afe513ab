import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { captureLead, type NewLead } from './capture-lead.ts';
import { findLead } from './find-lead.ts';

/** Adds a lead on behalf of a member. Throws as `captureLead` does, and `not-found` for another workspace's agent. */
export async function createLead(
  ctx: Context,
  { agentId, ...fields }: NewLead & { agentId: string },
): Promise<Lead> {
  const agent = await findAgent(ctx, agentId);
  const lead = await findLead(ctx, await captureLead(ctx, agent, fields));
  if (lead === null) throw failure('not-found');
  return lead;
}
