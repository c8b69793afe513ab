import type { ReadMessage } from '#core/chat-archives/read-message.ts';

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
    place: null,
    ...said,
  };
}
