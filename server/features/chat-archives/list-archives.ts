import type { Archive, MessagePlan } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { Services } from '#server/context.ts';
import { readMessagePlan } from './quota/read-message-plan.ts';
import { readArchives } from './read-archives.ts';

export async function listArchives(
  services: Services,
  userId: string,
): Promise<{ data: Archive[]; plan: MessagePlan }> {
  const [data, plan] = await Promise.all([readArchives(services, userId), readMessagePlan(services, userId)]);
  return { data, plan };
}
