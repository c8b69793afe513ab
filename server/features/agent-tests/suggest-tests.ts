import { setImmediate } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';
import { suggestedTests } from '#contract/agent-tests/agent-tests.ts';
import { listLikelyQuestions } from '#core/answering/asking/written-questions/list-likely-questions.ts';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { embeddedReply } from '#server/features/answering/embedded-reply.ts';
import { findPassages } from '#server/features/answering/find-passages.ts';
import { liveAgentOf } from '#server/features/answering/live-agent-of.ts';
import { agentTest } from './agent-tests.table.ts';

interface SuggestedTest {
  question: string;
  expectation: TestExpectation;
}

/** Each costs a search; past this time no more are tried. */
const mostTried = 80;
const longestMs = 1_500;

/**
 * Tests made from the sources: the owner's own questions and those that pages ask in a heading, where the agent answers
 * them from the source that they come from. Questions made of headings that ask nothing are left out: nobody asks them.
 */
export async function suggestTests(
  ctx: Context,
  agentId: string,
  signal: AbortSignal,
): Promise<SuggestedTest[]> {
  const row = await findAgent(ctx, agentId);
  const known = await ctx.db
    .select({ question: agentTest.question })
    .from(agentTest)
    .where(and(inWorkspace(ctx, agentTest), eq(agentTest.agentId, agentId)));
  const taken = new Set(known.map(({ question }) => question.toLowerCase()));
  const { index, documents } = await ctx.searchIndexes.forAgent(ctx, agentId, row.indexVersion);
  const asking = index.slots.flatMap((slot) => (slot && asksSomething(slot.passage) ? [slot.passage] : []));
  const agent = liveAgentOf(row, ctx.workspace);
  const suggested: SuggestedTest[] = [];
  const startedMs = performance.now();
  for (const text of listLikelyQuestions(asking).slice(0, mostTried)) {
    if (signal.aborted || performance.now() - startedMs > longestMs) break;
    if (taken.has(text.toLowerCase())) continue;
    const { questions } = await findPassages(ctx, agent, { text, query: text, before: [] });
    const reply = embeddedReply(agent, questions, 'en');
    const [cited] = reply.sources;
    const passage = questions[0]?.found[0]?.ranked.passage;
    if (reply.outcome === 'answered' && cited !== undefined && passage !== undefined) {
      const url = documents.get(passage.documentId)?.url ?? null;
      suggested.push({ question: text, expectation: expectationOf(passage, cited, url) });
    }
    if (suggested.length === suggestedTests) break;
    await setImmediate();
  }
  return suggested;
}

const asksSomething = ({ question, headingPath }: IndexedPassage): boolean =>
  question !== null || /[?？؟]\s*$/u.test(headingPath.at(-1) ?? '');

/** An approved answer is expected as it is; of a page only that it is where the answer comes from. */
function expectationOf(
  passage: IndexedPassage,
  cited: { sourceId: string; url?: string | undefined },
  url: string | null,
): TestExpectation {
  if (passage.isApproved && passage.text.length <= 300)
    return { kind: 'contains', text: passage.text.trim() };
  return { kind: 'page', sourceId: cited.sourceId, url: cited.url ?? url };
}
