import type { ModelChoice } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';
import { findModel } from './find-model.ts';
import { getModelChoice } from './get-model-choice.ts';

/**
 * Lets messages be sent to the destination that the user was shown, or no longer to any. `conflict` where it is another by now.
 * @param destination null to switch it off
 */
export async function chooseModel(
  services: Services,
  userId: string,
  destination: string | null,
): Promise<ModelChoice> {
  if (destination !== null && findModel(services)?.destination !== destination)
    throw failure('conflict', { message: 'Messages would go somewhere else by now. Reload the page.' });
  const sendsTo = destination;
  await services.db
    .insert(chatgenieUser)
    .values({ userId, sendsTo })
    .onConflictDoUpdate({ target: chatgenieUser.userId, set: { sendsTo } });
  return getModelChoice(services, userId);
}
