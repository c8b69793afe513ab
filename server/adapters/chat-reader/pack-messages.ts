import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import { listMessageWords } from '#core/chat-archives/searching/list-message-words.ts';
import { describeWords } from '#core/chat-archives/statistics/describe-words.ts';
import { listTies } from '#core/chat-archives/ties/list-ties.ts';
import type { PackedMessage } from '#server/ports/chat-reader.ts';
import { createCopyCounter } from './create-copy-counter.ts';
import { fingerprintMessage } from './fingerprint-message.ts';

/** The messages of chats as they are stored, chat after chat: those from a time on, of which there are so many. */
export function* packMessages(
  chats: readonly ReadChat[],
  { since, kept }: { since: number; kept: number },
): Generator<PackedMessage> {
  const copyOf = createCopyCounter(kept);
  for (const [chat, of] of chats.entries()) {
    const tiesOf = listTies(of);
    for (const message of of.messages) {
      const { sourceId, at, sender, kind, media, text, flags, reactions } = message;
      if ((at ?? 0) < since) continue;
      const fingerprint = fingerprintMessage(of, message);
      const copy = copyOf(fingerprint);
      // What has a name of its own is there once, however often an export repeats it.
      if (sourceId !== null && copy > 0) continue;
      yield {
        chat,
        at,
        sender,
        kind,
        media,
        text,
        flags,
        reactions,
        ties: tiesOf(message),
        fingerprint,
        copy,
        ...describeWords(message),
        isQuestion: /[?？؟]\s*$/.test(text),
        words: listMessageWords(text).join(' '),
      };
    }
  }
}
