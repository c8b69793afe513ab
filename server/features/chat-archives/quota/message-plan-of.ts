import { eq } from 'drizzle-orm';
import type { MessagePlanId } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';
import { isGivenPro } from './is-given-pro.ts';

/** The plan of ChatGenie that a user has: the one that they pay for, or Pro where it is given to them or to everybody. */
export async function messagePlanOf(
  { db, config }: Pick<Services, 'db' | 'config'>,
  userId: string,
): Promise<MessagePlanId> {
  const [row] = await db
    .select({ plan: chatgenieUser.plan })
    .from(chatgenieUser)
    .where(eq(chatgenieUser.userId, userId));
  return (await isGivenPro({ db, config }, userId)) ? 'pro' : (row?.plan ?? 'free');
}
