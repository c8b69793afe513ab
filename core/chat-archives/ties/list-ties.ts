import type { ArchiveTieKind } from '#contract/chat-figures/chat-figures.ts';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';

/** Somebody turned to somebody else: with an answer, a mention or a reaction. */
export interface Tie {
  kind: ArchiveTieKind;
  /** Keys of people of the chat. */
  from: string;
  to: string;
  /** Of an answer: from the message that it quotes, in milliseconds; null where a time is not known. */
  afterMs: number | null;
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
  let quoted: Map<string, Said> | undefined;
  return ({ sender, at, replyTo, mentions, reactedBy }) => {
    if (sender === null || (replyTo === null && mentions.length === 0 && reactedBy.length === 0)) return none;
    if (replyTo !== null) quoted ??= readQuoted(messages);
    const answered = replyTo === null ? undefined : quoted?.get(replyTo);
    const ties: Tie[] = [
      ...(answered === undefined ? [] : [answerTo(answered, { sender, at })]),
      // Who is mentioned twice in a message is turned to once.
      ...[...new Set(mentions)].map((to) => ({ kind: 'mention', from: sender, to, afterMs: null }) as const),
      ...[...new Set(reactedBy)].map(
        (from) => ({ kind: 'reaction', from, to: sender, afterMs: null }) as const,
      ),
    ];
    return ties.filter(({ from, to }) => from !== to && people.has(from) && people.has(to));
  };
}

/** What is quoted anywhere, by its id. */
function readQuoted(messages: Iterable<ReadMessage>): Map<string, Said> {
  const ids = new Set<string>();
  for (const { replyTo } of messages) if (replyTo !== null) ids.add(replyTo);
  const quoted = new Map<string, Said>();
  for (const { sourceId, sender, at } of messages)
    if (sourceId !== null && sender !== null && ids.has(sourceId)) quoted.set(sourceId, { sender, at });
  return quoted;
}

interface Said {
  sender: string;
  at: number | null;
}

function answerTo(answered: Said, { sender, at }: Said): Tie {
  const ms = at === null || answered.at === null ? null : at - answered.at;
  // Before what it quotes no answer was written: one of both times is wrong. Some exports have parts of a millisecond.
  const afterMs = ms === null || ms < 0 ? null : Math.round(ms);
  return { kind: 'reply', from: sender, to: answered.sender, afterMs };
}
