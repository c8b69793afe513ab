import type { ChatPlatform } from '#contract/chat-archives/chat-archives.ts';
import type { WholeChat } from '#core/chat-archives/read-chat.ts';

/** A chat without messages yet, with what most platforms have in common. */
export function createChat(platform: ChatPlatform, key: string, title: string): WholeChat {
  return {
    platform,
    key,
    title,
    isGroup: false,
    isToTheMinute: false,
    isOwnOnly: false,
    hasGaps: false,
    people: new Map(),
    messages: [],
  };
}
