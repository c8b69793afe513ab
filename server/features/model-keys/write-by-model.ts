import {
  type AnswerRequest,
  LanguageModelError,
  type ModelChain,
  type ModelUsage,
} from '#server/ports/language-model.ts';

export interface Written {
  text: string;
  modelId: string;
  /** Zero where the provider did not tell it. */
  usage: ModelUsage;
}

/** What the first model that answers writes, as a whole; null when none does, or it stops in the middle. */
export async function writeByModel(chain: ModelChain, request: AnswerRequest): Promise<Written | null> {
  let text = '';
  try {
    for await (const part of chain.streamAnswer(request)) {
      if (part.type === 'text-delta') text += part.text;
      else if (part.type === 'finish' && part.finishReason !== 'error')
        return { text, modelId: part.modelId, usage: part.usage ?? { inputTokens: 0, outputTokens: 0 } };
    }
    return null;
  } catch (error) {
    if (LanguageModelError.isInstance(error)) request.signal.throwIfAborted();
    throw error;
  }
}
