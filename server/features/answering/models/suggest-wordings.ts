import { sql } from 'drizzle-orm';
import type { SuggestedWording } from '#contract/sources/sources.schemas.ts';
import { alternativesMaximum, questionMaximumLength } from '#contract/sources/sources.ts';
import {
  composeRewordingRequest,
  REWORDINGS_WANTED,
} from '#core/answering/asking/written-questions/compose-rewording-request.ts';
import { readWrittenQuestions } from '#core/answering/asking/written-questions/read-written-questions.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { writeByModel } from '#server/features/model-keys/write-by-model.ts';
import { findSource } from '#server/features/sources/find-source.ts';

const mostOfVisitors = 20;
const mostTokens = 400;

/**
 * Other ways to ask a stored question: what visitors asked without a sure answer where this one came closest, asked
 * most first, and what the agent's language model writes, where it has one. Those that are stored already are left out.
 * `cannot-process` for what is no question with answer.
 */
export async function suggestWordings(
  ctx: Context,
  { agentId, sourceId }: { agentId: string; sourceId: string },
  signal: AbortSignal,
): Promise<SuggestedWording[]> {
  const { config } = await findSource(ctx, agentId, sourceId);
  if (config.kind !== 'qa')
    throw failure('cannot-process', { message: 'Only a question with answer has other ways to ask it.' });
  const known = new Set([config.question, ...config.alternatives].map((each) => each.toLowerCase()));
  const [ofVisitors, ofModel] = await Promise.all([
    listAsked(ctx, agentId, sourceId),
    writeWordings(ctx, agentId, config, signal),
  ]);
  const suggested: SuggestedWording[] = [];
  for (const each of [
    ...ofVisitors.map((text) => ({ text, from: 'visitors' as const })),
    ...ofModel.map((text) => ({ text, from: 'model' as const })),
  ]) {
    const key = each.text.toLowerCase();
    if (known.has(key) || each.text.length > questionMaximumLength) continue;
    known.add(key);
    suggested.push(each);
  }
  return suggested.slice(0, Math.max(0, alternativesMaximum - config.alternatives.length));
}

async function listAsked(ctx: Context, agentId: string, sourceId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ text: string }>(sql`
    select min(message.text) as text
    from question join message on message.id = question.id
    where question.workspace_id = ${ctx.workspace.id} and question.agent_id = ${agentId}
      and question.outcome in ('declined', 'hedged') and question.settled_at is null
      and question.query is null and question.closest ->> 'sourceId' = ${sourceId}
    group by coalesce(question.topic, question.id) order by count(*) desc, max(question.id) desc
    limit ${mostOfVisitors}`);
  return rows.map(({ text }) => text.replace(/\s+/g, ' ').trim());
}

async function writeWordings(
  ctx: Context,
  agentId: string,
  { question, answer }: { question: string; answer: string },
  signal: AbortSignal,
): Promise<string[]> {
  const { selectedModel } = await findAgent(ctx, agentId);
  const models = await ctx.workspaceModels.forAnswers(ctx);
  if (models.modelsFor(selectedModel).length === 0) return [];
  const request = { ...composeRewordingRequest(question, answer), maxOutputTokens: mostTokens, signal };
  const written = await writeByModel(models.chainFor(selectedModel), request);
  return written === null
    ? []
    : readWrittenQuestions(written.text, `${question}\n${answer}`, REWORDINGS_WANTED);
}
