import type { Services } from '#server/context.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';

/** Gives a user ChatGenie Pro without payment, or no longer. Nothing that they have imported is deleted by it. */
export async function setProGrant(
  { db }: Pick<Services, 'db'>,
  userId: string,
  grantReason: string | null,
): Promise<void> {
  await db
    .insert(chatgenieUser)
    .values({ userId, grantReason })
    .onConflictDoUpdate({ target: chatgenieUser.userId, set: { grantReason } });
}
