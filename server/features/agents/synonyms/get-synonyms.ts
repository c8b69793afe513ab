import type { Context } from '#server/context.ts';
import { findAgent } from '../find-agent.ts';

/** The groups of words that mean the same to an agent's customers, and the version of its settings. */
export async function getSynonyms(
  ctx: Context,
  agentId: string,
): Promise<{ groups: string[][]; version: number }> {
  const { synonyms, version } = await findAgent(ctx, agentId);
  return { groups: synonyms, version };
}
