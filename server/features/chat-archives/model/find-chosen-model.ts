import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { findModel } from './find-model.ts';

/** The model to which a user lets messages be sent; null while they do not, or agreed to another destination. */
export async function findChosenModel(
  services: Pick<Services, 'db' | 'languageModels' | 'config'>,
  userId: string,
): Promise<LanguageModel | null> {
  const found = findModel(services);
  if (found === null) return null;
  const [row] = await services.db
    .select({ sendsTo: chatgenieUser.sendsTo })
    .from(chatgenieUser)
    .where(eq(chatgenieUser.userId, userId));
  return row?.sendsTo === found.destination ? found.model : null;
}
