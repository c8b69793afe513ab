import type { BodyOf } from '#contract/endpoint.ts';
import type { testModelKey as endpoint } from '#contract/model-keys/model-keys.endpoints.ts';
import type { TestedQuestion } from '#contract/model-keys/model-keys.schemas.ts';
import { modelProviderNames } from '#contract/model-keys/model-keys.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { liveAgentOf } from '#server/features/answering/live-agent-of.ts';
import { tryQuestion } from '#server/features/answering/try-question.ts';
import { findModelKey } from '#server/features/model-keys/find-model-key.ts';
import { openKey } from '#server/features/model-keys/open-key.ts';
import { watchModelKeys } from '#server/features/model-keys/watch-model-keys.ts';
import { costOfUsage } from '#server/features/model-prices/cost-of-usage.ts';
import type { LanguageModels, ModelChain, ModelFailure } from '#server/ports/language-model.ts';
import { describeModelFailure } from './describe-model-failure.ts';

/**
 * Asks an agent some questions by one model key alone, as a visitor would, and says what the checks made of what the model wrote.
 * Nothing is stored or counted but whether the key is refused; the provider may charge for it. `not-found` for a key or an agent of another workspace.
 */
export async function testModelKey(
  ctx: Context,
  modelKeyId: string,
  { agentId, questions }: BodyOf<typeof endpoint>,
  signal: AbortSignal,
): Promise<TestedQuestion[]> {
  const row = await findModelKey(ctx, modelKeyId);
  const { id } = row;
  const agent = liveAgentOf(await findAgent(ctx, agentId), ctx.workspace);
  const opened = ctx.ownModels.open([openKey(ctx, row)]);
  const models = watchModelKeys(ctx, opened, { keys: [row], refused: row.refusedAt === null ? [] : [id] });
  const tested: TestedQuestion[] = [];
  try {
    for (const question of questions) {
      const failures: ModelFailure[] = [];
      const startedMs = performance.now();
      const reply = await tryQuestion(ctx, agent, question, {
        models: noteFailures(models, (more) => failures.push(...more)),
        signal,
      });
      signal.throwIfAborted();
      const [failed] = failures;
      const { usage, askedModel = reply.model } = reply;
      tested.push({
        question,
        reply: reply.text,
        outcome: reply.outcome,
        model: reply.model,
        sources: [...new Set(reply.sources.map(({ title }) => title))],
        cut: [...(reply.cut ?? [])],
        problem:
          failed === undefined ? null : describeModelFailure(failed.kind, modelProviderNames[row.provider]),
        usage,
        cost: await costOfUsage(ctx, askedModel, usage),
        totalMs: Math.round(performance.now() - startedMs),
      });
    }
  } finally {
    await opened.close();
  }
  return tested;
}

/** The same models, which tell why they gave no answer. */
function noteFailures(models: LanguageModels, note: (failures: ModelFailure[]) => void): LanguageModels {
  return {
    ...models,
    chainFor: (selectedModel) => noteOfChain(models.chainFor(selectedModel), note),
  };
}

function noteOfChain(chain: ModelChain, note: (failures: ModelFailure[]) => void): ModelChain {
  return {
    async *streamAnswer(request) {
      for await (const part of chain.streamAnswer(request)) {
        if (part.type === 'finish' || part.type === 'unanswered') note(part.failures);
        yield part;
      }
    },
  };
}
