import { type MessagePlanLimits, messagePlans } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { messagePlanOf } from './message-plan-of.ts';

/** What ChatGenie allows a user; null is without a limit. */
export async function limitsOf(
  services: Pick<Services, 'db' | 'config'>,
  userId: string,
): Promise<MessagePlanLimits> {
  return messagePlans[await messagePlanOf(services, userId)];
}
