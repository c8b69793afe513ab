import { and, eq, isNotNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';

/** Whether a user has ChatGenie Pro without paying: this installation gives it to everybody, or an operator to them. */
export async function isGivenPro(
  { db, config }: Pick<Services, 'db' | 'config'>,
  userId: string,
): Promise<boolean> {
  if (config.CHATGENIE_PLAN === 'pro') return true;
  const isGiven = and(eq(chatgenieUser.userId, userId), isNotNull(chatgenieUser.grantReason));
  return (await db.$count(chatgenieUser, isGiven)) > 0;
}
