import type { Message } from '#contract/conversations/conversations.schemas.ts';

/** How many messages are added at once. */
const mostAtOnce = 20;

interface Following {
  /** Messages up to this one were there before the thread; null for none. */
  after: string | null;
  /** People have the conversation. */
  isHeld: boolean;
  /** Ids of messages that are in the thread. */
  posted: ReadonlySet<string>;
}

/**
 * The messages that a thread does not have yet, oldest first, at most the last 20. While the agent answers, only what
 * people wrote; what else was said is added once people have the conversation.
 */
export function listFollowing<Each extends Pick<Message, 'id' | 'author'>>(
  messages: readonly Each[],
  { after, isHeld, posted }: Following,
): Each[] {
  return messages
    .filter(({ id, author: { kind } }) => {
      if (kind === 'system' || posted.has(id) || (after !== null && id <= after)) return false;
      return isHeld || kind === 'person';
    })
    .slice(-mostAtOnce);
}
