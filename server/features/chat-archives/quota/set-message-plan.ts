import type { MessagePlanId } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';

/** Gives a user the plan of ChatGenie that is paid now. Nothing that they have imported is deleted by it. */
export async function setMessagePlan(
  { db }: Pick<Services, 'db'>,
  userId: string,
  plan: MessagePlanId,
): Promise<void> {
  await db
    .insert(chatgenieUser)
    .values({ userId, plan })
    .onConflictDoUpdate({ target: chatgenieUser.userId, set: { plan } });
}
