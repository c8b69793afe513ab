import type { ModelChoice } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { Services } from '#server/context.ts';
import { findChosenModel } from './find-chosen-model.ts';
import { findModel } from './find-model.ts';

/** Where messages could be sent to word answers, and whether the user lets them be. */
export async function getModelChoice(services: Services, userId: string): Promise<ModelChoice> {
  const found = findModel(services);
  return {
    destination: found?.destination ?? null,
    model: found === null ? null : found.model.id.slice(found.model.id.indexOf(':') + 1),
    isOn: (await findChosenModel(services, userId)) !== null,
  };
}
