import { and, eq } from 'drizzle-orm';
import { sampleAgent } from '#contract/agents/sample-agent.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { agent } from './agents.table.ts';
import { createAgent } from './create-agent.ts';

/**
 * The agent of a made-up firm that people look around in: the one that is there, else a new one, which takes its place
 * in the plan like any other. Only inside a transaction. `plan-limit` beyond the plan.
 */
export async function addSampleAgent(ctx: Context): Promise<{ id: string; isNew: boolean }> {
  await lockWorkspace(ctx);
  const [known] = await ctx.db
    .select({ id: agent.id })
    .from(agent)
    .where(and(inWorkspace(ctx, agent), eq(agent.isSample, true)))
    .limit(1);
  if (known !== undefined) return { id: known.id, isNew: false };
  const id = await createAgent(ctx, {
    ...sampleAgent.settings,
    suggestedQuestions: [...sampleAgent.settings.suggestedQuestions],
  });
  await ctx.db.update(agent).set({ isSample: true }).where(eq(agent.id, id));
  return { id, isNew: true };
}
