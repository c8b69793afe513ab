import { eq } from 'drizzle-orm';
import type { MessagePlanId } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';

/** The plan of ChatGenie that a user has: the one that they pay for, or that this installation gives to everybody. */
export async function messagePlanOf(
  { db, config }: Pick<Services, 'db' | 'config'>,
  userId: string,
): Promise<MessagePlanId> {
  if (config.CHATGENIE_PLAN === 'pro') return 'pro';
  const [row] = await db
    .select({ plan: chatgenieUser.plan })
    .from(chatgenieUser)
    .where(eq(chatgenieUser.userId, userId));
  return row?.plan ?? 'free';
}
