import { setImmediate } from 'node:timers/promises';
import type { SynonymSuggestion } from '#contract/synonyms/synonyms.schemas.ts';
import { listCandidateWords } from '#core/answering/asking/list-candidate-words.ts';
import { listUnknownWords } from '#core/answering/asking/list-unknown-words.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { listOpenQuestions } from '#server/features/conversations/questions/list-open-questions.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';

/** Questions that are looked at; each costs one search. */
const mostQuestions = 200;
const mostSuggested = 12;
const passagesRead = 3;
const mostCandidates = 3;
/** Of single words a cosine below this is mostly chance. Chosen by eye, not fitted. */
const leastSimilarity = 0.45;

interface Found {
  word: string;
  question: string;
  asked: number;
  /** Words of the passages that came closest. */
  near: Set<string>;
}

/**
 * Words that visitors use in questions without an answer and the sources contain nowhere, those asked most first; each
 * with words of the closest passages that may mean the same, by a model.
 */
export async function suggestSynonyms(
  ctx: Context,
  agentId: string,
  signal: AbortSignal,
): Promise<SynonymSuggestion[]> {
  const { indexVersion } = await findAgent(ctx, agentId);
  const found = new Map<string, Found>();
  for (const { text } of await listOpenQuestions(ctx, agentId, mostQuestions)) {
    signal.throwIfAborted();
    const passages = await searchPassages(ctx, { agentId, indexVersion, query: text, limit: passagesRead });
    const ranked = passages.map((each) => each.ranked);
    const near = listCandidateWords(ranked.map(({ passage }) => passage));
    for (const { stem, word } of listUnknownWords(ranked[0]?.query)) {
      const known = found.get(stem) ?? { word, question: text, asked: 0, near: new Set<string>() };
      known.asked += 1;
      for (const each of near) known.near.add(each);
      found.set(stem, known);
    }
    await setImmediate();
  }
  const most = [...found.values()].sort((left, right) => right.asked - left.asked).slice(0, mostSuggested);
  const suggested: SynonymSuggestion[] = [];
  for (const { near, ...each } of most) {
    suggested.push({ ...each, candidates: await findNearWords(ctx, each.word, [...near], signal) });
  }
  return suggested;
}

/** The words nearest to one in meaning; none without a model. */
async function findNearWords(
  { embeddingModels, log }: Context,
  word: string,
  candidates: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const model = embeddingModels.current;
  if (model === null || candidates.length === 0) return [];
  try {
    const [wanted, ...given] = await model.embedTexts([word, ...candidates], signal);
    if (wanted === undefined) return [];
    return given
      .map((vector, at) => ({
        candidate: candidates[at] as string,
        similarity: vector.reduce((sum, value, place) => sum + value * (wanted[place] as number), 0),
      }))
      .filter(({ similarity }) => similarity >= leastSimilarity)
      .sort((left, right) => right.similarity - left.similarity)
      .slice(0, mostCandidates)
      .map(({ candidate }) => candidate);
  } catch (error) {
    if (!(error instanceof EmbeddingUnavailable)) throw error;
    log.warn({ err: error }, 'synonyms are suggested without the words of the sources');
    return [];
  }
}
