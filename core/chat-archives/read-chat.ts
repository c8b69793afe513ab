import type { ChatPlatform } from '#contract/chat-archives/chat-archives.ts';
import type { ReadMessage } from './read-message.ts';

/** Messages that can be gone through more than once. Those of a large file are read again each time, and never all in memory. */
export interface MessageList extends Iterable<ReadMessage> {
  readonly length: number;
}

/** A chat as an export has it. */
export interface ReadChat {
  platform: ChatPlatform;
  /** The same for the same chat in a later export. */
  key: string;
  title: string;
  isGroup: boolean;
  /** Times have no seconds. */
  isToTheMinute: boolean;
  /** Only what the owner of the account wrote is in the export. */
  isOwnOnly: boolean;
  /** Only a part of what was written is in the export, so a silence may be none. */
  hasGaps: boolean;
  /** Names by the keys that messages carry. */
  people: Map<string, string>;
  /** In the order of the export, oldest first. */
  messages: MessageList;
}

/** One whose messages are in memory. */
export interface WholeChat extends ReadChat {
  messages: ReadMessage[];
}
