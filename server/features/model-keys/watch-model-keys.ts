import type { ChainPart, LanguageModels, ModelChain } from '#server/ports/language-model.ts';
import type { ModelKeyRow } from './model-keys.table.ts';
import { noteModelKeyRefusal } from './note-model-key-refusal.ts';
import { noteModelKeySuccess } from './note-model-key-success.ts';
import type { AskingWorkspace } from './workspace-models.ts';

/** A model key as it was opened. */
export type OpenedKey = Pick<ModelKeyRow, 'id' | 'provider' | 'changedAt'>;

interface Watched {
  keys: readonly OpenedKey[];
  /** Ids of those that were refused before: only for them is a success worth a write. */
  refused: readonly string[];
}

/** The same models, which note when a provider refuses a key of the workspace, and when it accepts it again. */
export function watchModelKeys(
  ctx: AskingWorkspace,
  models: LanguageModels,
  watched: Watched,
): LanguageModels {
  return {
    ...models,
    chainFor: (selectedModel) => watchChain(ctx, models.chainFor(selectedModel), watched),
  };
}

function watchChain(ctx: AskingWorkspace, chain: ModelChain, { keys, refused }: Watched): ModelChain {
  const keyOf = (modelId: string) => keys.find(({ provider }) => modelId.startsWith(`${provider}:`));
  const note = async (end: Extract<ChainPart, { type: 'finish' | 'unanswered' }>) => {
    for (const { modelId, kind, wasSkipped } of end.failures) {
      const key = keyOf(modelId);
      if (key !== undefined && kind === 'auth' && !wasSkipped) await noteModelKeyRefusal(ctx, key);
    }
    const good = end.type === 'finish' && end.finishReason !== 'error' ? keyOf(end.modelId) : undefined;
    if (good !== undefined && refused.includes(good.id)) await noteModelKeySuccess(ctx, good);
  };
  return {
    async *streamAnswer(request) {
      for await (const part of chain.streamAnswer(request)) {
        // The answer is there, whether that can be noted or not.
        if (part.type === 'finish' || part.type === 'unanswered')
          await note(part).catch((error: unknown) =>
            ctx.log.error({ err: error }, 'whether a model key is refused could not be noted'),
          );
        yield part;
      }
    },
  };
}
