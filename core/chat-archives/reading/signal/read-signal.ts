import type { ArchiveMessageKind } from '#contract/chat-archives/chat-archives.ts';
import type { WholeChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { parseLoosely } from '#core/chat-archives/reading/json/parse-loosely.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitLines } from '#core/chat-archives/reading/split-lines.ts';
import { nameRecipient, type Recipient } from './name-recipient.ts';

/** Reads `main.jsonl` of Signal's own export: a frame on each line, people and chats before what was written in them. */
export function readSignal(file: ExportFile, { report }: ReadingOptions): WholeChat[] {
  const recipients = new Map<string, Recipient>();
  const chats = new Map<string, WholeChat>();
  let number = 0;
  for (const { text, start } of splitLines(file.pieces())) {
    number += 1;
    if (text.trim() === '') continue;
    const frame = parseLoosely(text.replace(/^\ufeff/, ''));
    const place = { file: file.name, line: number, start, end: start + text.length };
    if (frame === undefined) {
      report.addUnread({ file: file.name, line: number, text });
      continue;
    }
    const { recipient, chat, chatItem } = recordOf(frame.value);
    if (recipient !== undefined) {
      const said = recordOf(recipient);
      recipients.set(textOf(said.id), nameRecipient(said));
    } else if (chat !== undefined) openChat(chats, recordOf(chat), recipients);
    else if (chatItem !== undefined) {
      const item = recordOf(chatItem);
      const of = chats.get(textOf(item.chatId));
      if (of === undefined) report.addUnread({ file: file.name, line: number, text });
      else of.messages.push({ ...readItem(item, of, recipients), place });
    }
  }
  return [...chats.values()];
}

function openChat(
  chats: Map<string, WholeChat>,
  said: Record<string, unknown>,
  recipients: ReadonlyMap<string, Recipient>,
): void {
  const with_ = recipients.get(textOf(said.recipientId));
  const id = textOf(said.id);
  const chat = createChat('signal', with_?.key ?? id, with_?.name ?? `Chat ${id}`);
  chat.isGroup = with_?.isGroup ?? false;
  chats.set(id, chat);
}

function readItem(
  item: Record<string, unknown>,
  chat: WholeChat,
  recipients: ReadonlyMap<string, Recipient>,
): ReadMessage {
  const author = textOf(item.authorId);
  const { key, name } = recipients.get(author) ?? {
    key: author || 'unknown',
    name: `Unknown ${author}`.trim(),
  };
  const at = Number(textOf(item.dateSent));
  const call = recordOf(item.updateMessage);
  const isCall = call.individualCall !== undefined || call.groupCall !== undefined;
  const isSystem = item.updateMessage !== undefined && !isCall;
  const isDeleted = item.remoteDeletedMessage !== undefined || item.adminDeletedMessage !== undefined;
  const { text, media, reactors, quote } = contentOf(item);
  const keyOf = (id: string): string => recipients.get(id)?.key ?? id;
  if (!isSystem && !chat.people.has(key)) chat.people.set(key, name);
  return createMessage({
    // Signal itself knows a message by its author and the time when it was sent.
    sourceId: at > 0 && !isSystem ? `${key} ${at}` : null,
    at: at > 0 ? at : null,
    sender: isSystem ? null : key,
    kind: isSystem ? 'system' : isCall ? 'call' : isDeleted ? 'deleted' : kindOfContent(item, media),
    media,
    text: isSystem ? inWords(Object.keys(call)[0] ?? '') : text,
    flags: listOf(item.revisions).length > 0 ? ['edited'] : [],
    replyTo: quote === null ? null : `${keyOf(quote.author)} ${quote.sentMs}`,
    reactions: reactors.length,
    reactedBy: reactors.map(keyOf),
  });
}

interface Content extends Pick<ReadMessage, 'text' | 'media'> {
  /** Ids of recipients. */
  reactors: string[];
  quote: { author: string; sentMs: string } | null;
}

/** Where an item has what somebody wrote or sent; others, such as payments, have nothing to read. */
const contents = [
  'standardMessage',
  'directStoryReplyMessage',
  'stickerMessage',
  'contactMessage',
  'viewOnceMessage',
  'poll',
] as const;

function kindOfContent(item: Record<string, unknown>, media: string | null): ArchiveMessageKind {
  if (media !== null) return 'media';
  return contents.some((name) => item[name] !== undefined) ? 'text' : 'unknown';
}

/** A question with what could be chosen. */
const pollOf = ({ question, options }: Record<string, unknown>): string =>
  [question, ...listOf(options).map((each) => recordOf(each).option)]
    .map(textOf)
    .filter((line) => line !== '')
    .join('\n');

/** What was written or sent, of whatever sort the message is. */
function contentOf(item: Record<string, unknown>): Content {
  const said = recordOf(contents.map((name) => item[name]).find((each) => each !== undefined));
  const reply = recordOf(said.textReply);
  const text = textOf(recordOf(said.text ?? reply.text).body) || pollOf(said) || textOf(said.emoji) || '';
  const [attachment] = item.viewOnceMessage === undefined ? listOf(said.attachments) : [said.attachment];
  const media =
    item.stickerMessage !== undefined
      ? 'sticker'
      : item.contactMessage !== undefined
        ? 'file'
        : item.viewOnceMessage !== undefined && attachment === undefined
          ? 'unknown'
          : attachment === undefined
            ? null
            : kindOfAttachment(recordOf(attachment));
  const { authorId, targetSentTimestamp } = recordOf(said.quote);
  const sentMs = textOf(targetSentTimestamp);
  return {
    text,
    media,
    reactors: listOf(said.reactions).map((reaction) => textOf(recordOf(reaction).authorId)),
    quote: sentMs === '' ? null : { author: textOf(authorId), sentMs },
  };
}

function kindOfAttachment({ pointer, flag }: Record<string, unknown>): string {
  if (flag === 'VOICE_MESSAGE') return 'audio';
  return /^(image|video|audio)\//.exec(textOf(recordOf(pointer).contentType))?.[1] ?? 'file';
}

/** `groupChange` as `group change`. */
const inWords = (kind: string): string => kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
