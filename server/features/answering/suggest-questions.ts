import { setImmediate } from 'node:timers/promises';
import { suggestedQuestionCount } from '#contract/agents/agents.ts';
import { listLikelyQuestions } from '#core/answering/asking/written-questions/list-likely-questions.ts';
import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import type { AgentIndex } from '#server/features/sources/search/search-indexes.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
import { passageLimit } from './passage-limit.ts';

/** Each costs one search. */
const tried = 40;
/** What of a large agent's passages is looked at: the questions need not come from all of them. */
const maximumPassages = 1_000;
/** Past this time no more questions are tried than the first few, for which there is always time. */
const longestMs = 300;
const leastTried = 8;

/** Made once for each state of an agent's sources. */
const suggested = new WeakMap<AgentIndex, { indexVersion: number; questions: string[] }>();

/**
 * Questions made from an agent's sources that it answers with confidence, likeliest first; fewer, or none, where the
 * sources give no more. The work is bounded, however much an agent has read. Another workspace's agent is `not-found`.
 */
export async function suggestQuestions(ctx: Context, agentId: string): Promise<{ questions: string[] }> {
  const { indexVersion } = await findAgent(ctx, agentId);
  const agentIndex = await ctx.searchIndexes.forAgent(ctx, agentId, indexVersion);
  const known = suggested.get(agentIndex);
  if (known?.indexVersion === indexVersion) return { questions: known.questions };
  // What is next to the main text of a page, as a box or a caption, is not what the page is about.
  const passages = agentIndex.index.slots.flatMap((slot) =>
    slot === undefined || slot.passage.isBeside === true ? [] : [slot.passage],
  );
  const startedMs = performance.now();
  const likely = listLikelyQuestions(sampleOf(passages));
  const questions: string[] = [];
  for (const [at, question] of likely.slice(0, tried).entries()) {
    const isLate = at >= leastTried && performance.now() - startedMs > longestMs;
    if (isLate || questions.length === suggestedQuestionCount) break;
    const found = await searchPassages(ctx, { agentId, indexVersion, query: question, limit: passageLimit });
    const answer = answerFromPassages({ question, ranked: found.map(({ ranked }) => ranked) });
    if (answer.outcome === 'answered') questions.push(question);
    await setImmediate();
  }
  suggested.set(agentIndex, { indexVersion, questions });
  return { questions };
}

/** The owner's own questions, and others at even distances, so that every part of the sources has its chance. */
function sampleOf(passages: IndexedPassage[]): IndexedPassage[] {
  if (passages.length <= maximumPassages) return passages;
  const approved = passages.filter(({ isApproved }) => isApproved).slice(0, maximumPassages);
  const step = passages.length / maximumPassages;
  const spread = Array.from({ length: maximumPassages }, (_, at) => passages[Math.floor(at * step)]);
  return [...new Set([...approved, ...spread.filter((passage) => passage !== undefined)])];
}
