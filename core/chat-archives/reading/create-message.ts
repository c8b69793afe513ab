import type { ReadMessage } from '#core/chat-archives/read-message.ts';

/** Shared by all messages without any, of which there may be millions. */
const none: readonly string[] = [];

/** Programs write times like year 1 where they know none, or in another unit: figures would be of thousands of years. */
const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(2200, 0, 1);

/** A message of text, with what its export says otherwise. A time that no message can have is not known. */
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
    at: said.at !== null && said.at >= earliest && said.at < latest ? said.at : null,
  };
}
