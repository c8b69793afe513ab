import { setImmediate } from 'node:timers/promises';
import { suggestedQuestionCount } from '#contract/agents/agents.ts';
import { listLikelyQuestions } from '#core/answering/asking/list-likely-questions.ts';
import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { listPassages } from '#server/features/sources/search/list-passages.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
import { passageLimit } from './passage-limit.ts';

/** Each costs one search. */
const tried = 40;

/**
 * Questions made from an agent's sources that it answers with confidence, likeliest first; fewer, or none, where the
 * sources give no more. Another workspace's agent is `not-found`.
 */
export async function suggestQuestions(ctx: Context, agentId: string): Promise<{ questions: string[] }> {
  const { indexVersion } = await findAgent(ctx, agentId);
  const likely = listLikelyQuestions(await listPassages(ctx, agentId, indexVersion));
  const questions: string[] = [];
  for (const question of likely.slice(0, tried)) {
    if (questions.length === suggestedQuestionCount) break;
    const found = await searchPassages(ctx, { agentId, indexVersion, query: question, limit: passageLimit });
    const answer = answerFromPassages({ question, ranked: found.map(({ ranked }) => ranked) });
    if (answer.outcome === 'answered') questions.push(question);
    await setImmediate();
  }
  return { questions };
}
