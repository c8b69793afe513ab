import { messagePlans } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';

/** What ChatGenie allows one user of this installation; null is without a limit. */
export function limitsOf({
  config,
}: Pick<Services, 'config'>): (typeof messagePlans)[keyof typeof messagePlans] {
  return messagePlans[config.CHATGENIE_PLAN];
}
