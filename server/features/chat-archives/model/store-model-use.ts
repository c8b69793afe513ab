import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { chatgenieModelUse } from '#server/features/chat-archives/chat-archives.table.ts';
import type { ModelUsage } from '#server/ports/language-model.ts';

/** Notes for the operator's costs what a model counted for one question; nothing where it did not say. */
export async function storeModelUse(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  model: string,
  { inputTokens, outputTokens }: ModelUsage,
): Promise<void> {
  if (inputTokens + outputTokens === 0) return;
  await db
    .insert(chatgenieModelUse)
    .values({ id: createId('cmu'), model, inputTokens, outputTokens, askedAt: clock.now() });
}
