import { composeQuery } from '#core/answering/asking/compose-query.ts';
import { splitQuestions } from '#core/answering/asking/split-questions.ts';
import { isInEnglish } from '#core/answering/deciding/is-in-english.ts';
import type { Context } from '#server/context.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import { type FoundPassage, searchPassages } from '#server/features/sources/search/search-passages.ts';
import { passageLimit } from './passage-limit.ts';

/** One question of a message with what was found for it, best first. */
export interface SearchedQuestion {
  question: string;
  found: FoundPassage[];
}

interface Searched {
  questions: SearchedQuestion[];
  /** Of all questions in turn, each passage once: what a model is given. */
  passages: FoundPassage[];
}

/**
 * Searches for each question of a message; a second one may lean on the first ("Do you repair wheels? What does it
 * cost?"). On plans with English only, what is in another language is not answered from.
 * @param query of the message as a whole, with what it leans on
 * @param before what the visitor wrote before, oldest first
 */
export async function findPassages(
  ctx: Context,
  { id: agentId, indexVersion, isMultilingual }: LiveAgent,
  { text, query, before }: { text: string; query: string; before: readonly string[] },
): Promise<Searched> {
  const startedMs = performance.now();
  const parts = splitQuestions(text);
  const questions: SearchedQuestion[] = [];
  for (const [at, question] of parts.entries()) {
    const isWhole = question === text;
    const own = isWhole
      ? query
      : composeQuery(question, [...before, ...(parts.length === 1 ? [text] : parts.slice(0, at))]);
    const found = await searchPassages(ctx, { agentId, indexVersion, query: own, limit: passageLimit });
    questions.push({
      question,
      found: isMultilingual ? found : found.filter(({ ranked }) => isInEnglish(ranked.passage)),
    });
  }
  const endedMs = performance.now();
  ctx.tracing?.record('chat.find-passages', { questions: parts.length }, startedMs, endedMs);
  ctx.metrics?.countSearch((endedMs - startedMs) / 1_000);
  return { questions, passages: takeInTurn(questions) };
}

function takeInTurn(questions: readonly SearchedQuestion[]): FoundPassage[] {
  const [first] = questions;
  if (questions.length === 1 && first !== undefined) return first.found;
  const passages = new Map<string, FoundPassage>();
  for (let place = 0; place < passageLimit; place += 1) {
    for (const { found } of questions) {
      const each = found[place];
      if (each !== undefined && passages.size < passageLimit) passages.set(each.ranked.passage.id, each);
    }
  }
  return [...passages.values()];
}
