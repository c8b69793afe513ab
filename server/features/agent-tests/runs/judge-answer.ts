import type { TestAnswer, TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';
import { compareWording } from '#core/answering/testing/compare-wording.ts';
import { judgeTest } from '#core/answering/testing/judge-test.ts';
import { splitSentences } from '#core/reading/passages/split-sentences.ts';
import type { Context } from '#server/context.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';

/** Of a long answer the first are enough: what is expected is said early. */
const mostSentences = 12;

/** A reply with what a test makes of it. */
export async function judgeAnswer(
  ctx: Context,
  { expectation, sourceIds }: { expectation: TestExpectation; sourceIds: ReadonlySet<string> },
  reply: Reply,
  signal: AbortSignal,
): Promise<TestAnswer> {
  const similarity = needsMeaning(expectation, reply)
    ? await compareMeaning(ctx, expectation.text, reply.text, signal)
    : null;
  const failure = judgeTest(expectation, reply, {
    isSourceThere: expectation.kind !== 'page' || sourceIds.has(expectation.sourceId),
    similarity,
  });
  const sources = new Map(reply.sources.map((each) => [`${each.sourceId} ${each.url ?? ''}`, each]));
  return {
    hasPassed: failure === null,
    failure,
    outcome: reply.outcome,
    text: reply.text,
    sources: [...sources.values()].map(({ sourceId, title, url }) => ({
      sourceId,
      title,
      ...(url === undefined ? {} : { url }),
    })),
    model: reply.model,
  };
}

function needsMeaning(
  expectation: TestExpectation,
  reply: Reply,
): expectation is Extract<TestExpectation, { kind: 'means' }> {
  return (
    expectation.kind === 'means' &&
    reply.outcome !== 'declined' &&
    compareWording(expectation.text, reply.text) === 'unclear'
  );
}

/** The cosine of what was expected and the answer, or its nearest sentence; null without a model. */
async function compareMeaning(
  { embeddingModels, log }: Context,
  expected: string,
  answer: string,
  signal: AbortSignal,
): Promise<number | null> {
  const model = embeddingModels.current;
  if (model === null) return null;
  const offsets = splitSentences(answer, 'en').slice(0, mostSentences);
  const sentences = offsets.map((start, at) => answer.slice(start, offsets[at + 1]).trim());
  try {
    const [wanted, ...given] = await model.embedTexts([expected, answer, ...sentences], signal);
    if (wanted === undefined) return null;
    return Math.max(...given.map((vector) => dot(wanted, vector)));
  } catch (error) {
    if (!(error instanceof EmbeddingUnavailable)) throw error;
    log.warn({ err: error }, 'an answer is compared by its words alone');
    return null;
  }
}

/** The cosine of vectors of length 1. */
const dot = (left: Float32Array, right: Float32Array): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] as number), 0);
