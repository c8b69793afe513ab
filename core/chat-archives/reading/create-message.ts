import type { ReadMessage } from '#core/chat-archives/read-message.ts';

/** Shared by all messages without any, of which there may be millions. */
const none: readonly string[] = [];

/** A message of text, with what its export says otherwise. */
export function createMessage(said: Partial<ReadMessage> & Pick<ReadMessage, 'at' | 'sender'>): ReadMessage {
  return {
    sourceId: null,
    kind: 'text',
    text: '',
    media: null,
    flags: [],
    replyTo: null,
    reactions: 0,
    reactedBy: none,
    mentions: none,
    place: null,
    ...said,
  };
}
