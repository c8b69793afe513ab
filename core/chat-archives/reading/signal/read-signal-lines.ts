import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { parseLoosely } from '#core/chat-archives/reading/json/parse-loosely.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitLines } from '#core/chat-archives/reading/split-lines.ts';
import { titleOfSignal } from './title-of-signal.ts';

/** Reads `data.json` of signal-export, a message on each line. Times are those of the computer that made it, without a zone. */
export function readSignalLines(file: ExportFile, options: ReadingOptions): ReadChat {
  const title = titleOfSignal(file.name);
  const chat = createChat('signal', title, title);
  /** The exporter may write a message twice. */
  const seen = new Set<string>();
  let number = 0;
  for (const { text, start } of splitLines(file.pieces())) {
    number += 1;
    if (text.trim() === '') continue;
    const value = recordOf(parseLoosely(text.replace(/^\ufeff/, ''))?.value);
    const wall = Date.parse(`${textOf(value.date)}Z`);
    if (Number.isNaN(wall)) {
      options.report.addUnread({ file: file.name, line: number, text });
      continue;
    }
    const message = readMessage(value, wall, chat, options);
    const key = `${message.at} ${message.sender} ${message.text}`;
    if (!seen.has(key))
      chat.messages.push({
        ...message,
        place: { file: file.name, line: number, start, end: start + text.length },
      });
    seen.add(key);
  }
  chat.isGroup = chat.people.size > 2;
  return chat;
}

function readMessage(
  value: Record<string, unknown>,
  wall: number,
  chat: ReadChat,
  { clock }: ReadingOptions,
): ReadMessage {
  const { at, trouble } = clock.toUtc(wall);
  const name = textOf(value.sender) || 'Unknown';
  const sender = name === 'Me' ? 'me' : name;
  if (!chat.people.has(sender)) chat.people.set(sender, name);
  const [attachment] = listOf(value.attachments).map(recordOf);
  const isSticker = Object.keys(recordOf(value.sticker)).length > 0;
  const media =
    attachment === undefined ? (isSticker ? 'sticker' : null) : kindOfFile(textOf(attachment.path));
  const isDeleted = value.deleted === true;
  const isCall = value.call === true;
  return createMessage({
    at,
    sender,
    kind: isDeleted ? 'deleted' : isCall ? 'call' : media === null ? 'text' : 'media',
    media: isDeleted || isCall ? null : media,
    text: isDeleted || isCall ? '' : textOf(value.body),
    flags: trouble === null ? [] : [trouble],
    reactions: listOf(value.reactions).length,
  });
}
