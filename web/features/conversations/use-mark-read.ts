import { useEffect } from 'react';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import { markConversationRead } from '#web/console/conversations/conversations.queries.ts';

/**
 * Marks the open conversation as read, again with each message that comes while it is open. One that is marked as unread
 * meanwhile stays so.
 */
export function useMarkRead(
  conversation: Pick<Conversation, 'id' | 'isUnread' | 'lastMessageAt'> | undefined,
): void {
  const { id, isUnread, lastMessageAt } = conversation ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is one more to be read
  useEffect(() => {
    // Not read is no failure that anybody could do something about: it stays bold.
    if (id && isUnread) void markConversationRead(id).catch(() => undefined);
  }, [id, lastMessageAt]);
}
