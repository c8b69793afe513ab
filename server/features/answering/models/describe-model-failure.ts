import { LanguageModelError, type ModelFailure } from '#server/ports/language-model.ts';

/** Why a model gave no answer, as a sentence for the owner. */
export function describeModelFailure(kind: ModelFailure['kind'], provider: string): string {
  if (kind === 'empty-answer') return `${provider} gave an empty answer.`;
  return new LanguageModelError(kind, provider).message;
}
