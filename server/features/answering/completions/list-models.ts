import { and, desc } from 'drizzle-orm';
import type { listModels as endpoint } from '#contract/completions/completions.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { ownAgents } from '#server/own-agents.ts';
import { ownWord } from '#server/white-label/own-word.ts';

/** The agents of the workspace in the form of OpenAI's list of models, which knows no pages; newest first. */
export async function listModels(ctx: Context): Promise<AnswerOf<typeof endpoint>> {
  const agents = await ctx.db
    .select({ id: agent.id, createdAt: agent.createdAt })
    .from(agent)
    .where(and(inWorkspace(ctx, agent), ownAgents(ctx, agent.id)))
    .orderBy(desc(agent.createdAt));
  const data = agents.map(({ id, createdAt }) => ({
    id,
    object: 'model' as const,
    created: Math.floor(createdAt.getTime() / 1000),
    owned_by: ownWord(),
  }));
  return { object: 'list', data };
}
