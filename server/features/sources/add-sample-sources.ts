import { sampleAgent } from '#contract/agents/sample-agent.ts';
import type { Context } from '#server/context.ts';
import { addSource } from './add-source.ts';

/** What the sample agent answers from. */
export async function addSampleSources(ctx: Context, agentId: string): Promise<void> {
  for (const text of sampleAgent.texts) await addSource(ctx, agentId, { kind: 'text', ...text });
  for (const question of sampleAgent.questions) await addSource(ctx, agentId, { kind: 'qa', ...question });
}
