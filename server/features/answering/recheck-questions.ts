import { setImmediate } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { listOpenQuestions } from '#server/features/conversations/questions/list-open-questions.ts';
import { settleQuestions } from '#server/features/conversations/questions/settle-questions.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { passageLimit } from './passage-limit.ts';

export interface RecheckJob {
  workspaceId: string;
  agentId: string;
}

/** Topics that are asked again after a change of the sources; each costs one search. */
const mostTopics = 500;

/**
 * Asks the questions that an agent has not answered again, as after a change of its sources, and clears those that it
 * answers now. Nothing is asked of a language model: where the agent answers with one, only an approved answer is sure
 * to be given.
 */
export async function recheckQuestions(
  services: Services,
  { workspaceId, agentId }: RecheckJob,
): Promise<void> {
  const workspace = await findWorkspace(services, workspaceId);
  if (workspace === null) return;
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const [row] = await ctx.db
    .select({ selectedModel: agent.selectedModel })
    .from(agent)
    .where(and(eq(agent.id, agentId), eq(agent.workspaceId, workspaceId)));
  if (row === undefined) return;
  const hasModel = (await ctx.workspaceModels.forAnswers(ctx)).modelsFor(row.selectedModel).length > 0;
  const answered: string[] = [];
  for (const { id, text, query } of await listOpenQuestions(ctx, agentId, mostTopics)) {
    const found = await searchPassages(ctx, { agentId, query, limit: passageLimit });
    const ranked = found.map((each) => each.ranked);
    const isSure = !hasModel || ranked[0]?.passage.isApproved === true;
    if (isSure && answerFromPassages({ question: text, ranked }).outcome === 'answered') answered.push(id);
    await setImmediate();
  }
  if (answered.length === 0) return;
  await withTransaction(ctx, (ctx) => settleQuestions(ctx, answered, 'source-changed'));
  ctx.jobs.wakeOutbox();
}
