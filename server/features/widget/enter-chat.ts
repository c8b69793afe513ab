import type { Context, Services } from '#server/context.ts';
import { findPublicAgent, type PublicAgent } from '#server/features/agents/public/find-public-agent.ts';
import { visitorContext } from './visitors/visitor-context.ts';

/** The agent that a visitor has come to, and what they do there is done with; `not-found` when there is none. */
export async function enterChat(
  services: Services,
  agentId: string,
  visitorId: string,
): Promise<{ agent: PublicAgent; ctx: Context }> {
  const agent = await findPublicAgent(services, agentId);
  return { agent, ctx: visitorContext(services, agent, visitorId) };
}
