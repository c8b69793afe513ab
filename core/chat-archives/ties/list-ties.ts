import type { ArchiveTieKind } from '#contract/chat-archives/chat-archives.ts';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';

/** Somebody turned to somebody else: with an answer, a mention or a reaction. */
export interface Tie {
  kind: ArchiveTieKind;
  /** Keys of people of the chat. */
  from: string;
  to: string;
}

const none: readonly Tie[] = [];

/**
 * Says who turned to whom with each message of a chat, and who reacted to it. An answer to a message that is not in the
 * export is to nobody who is known, and nobody turns to themselves.
 */
export function listTies({
  people,
  messages,
}: Pick<ReadChat, 'people' | 'messages'>): (message: ReadMessage) => readonly Tie[] {
  const senders = new Map<string, string>();
  for (const { sourceId, sender } of messages)
    if (sourceId !== null && sender !== null) senders.set(sourceId, sender);
  return ({ sender, replyTo, mentions, reactedBy }) => {
    if (sender === null || (replyTo === null && mentions.length === 0 && reactedBy.length === 0)) return none;
    const answered = replyTo === null ? undefined : senders.get(replyTo);
    const ties: Tie[] = [
      ...(answered === undefined ? [] : [{ kind: 'reply', from: sender, to: answered } as const]),
      // Who is mentioned twice in a message is turned to once.
      ...[...new Set(mentions)].map((to) => ({ kind: 'mention', from: sender, to }) as const),
      ...[...new Set(reactedBy)].map((from) => ({ kind: 'reaction', from, to: sender }) as const),
    ];
    return ties.filter(({ from, to }) => from !== to && people.has(from) && people.has(to));
  };
}
