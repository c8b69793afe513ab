import type { Context } from '#server/context.ts';
import { findAgent } from './find-agent.ts';

/** The groups of words that mean the same to an agent's customers. */
export async function getSynonyms(ctx: Context, agentId: string): Promise<{ groups: string[][] }> {
  return { groups: (await findAgent(ctx, agentId)).synonyms };
}
