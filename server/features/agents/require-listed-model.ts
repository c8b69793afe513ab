import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';

/** Throws `invalid-input` for a model that this installation does not offer. */
export function requireListedModel({ languageModels }: Services, key: string | undefined): void {
  if (key === undefined || languageModels.listModels().some((model) => model.key === key)) return;
  const message = 'Choose one of the models that GET /api/v1/language-models lists.';
  throw failure('invalid-input', {
    message: `selectedModel: ${message}`,
    details: { selectedModel: message },
  });
}
