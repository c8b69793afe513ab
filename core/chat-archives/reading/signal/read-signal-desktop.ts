import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { readItems } from '#core/chat-archives/reading/json/read-items.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { titleOfSignal } from './title-of-signal.ts';

const owner = 'me';
const isSpoken = (type: string): boolean => type === 'incoming' || type === 'outgoing';

/**
 * Reads a conversation as Signal Desktop stores it, which sigtop exports as a list. It names people by their accounts; only
 * the name of the file says who the other one of two is.
 */
export function readSignalDesktop(file: ExportFile, { report }: ReadingOptions): ReadChat {
  const title = titleOfSignal(file.name);
  const chat = createChat('signal', title, title);
  readItems(file, '', report, ({ value, json, number, place }) => {
    const message = readMessage(value, chat);
    if (message === null) report.addUnread({ file: file.name, line: number, text: json });
    else chat.messages.push({ ...message, place });
  });
  const others = [...chat.people.keys()].filter((key) => key !== owner);
  const [other] = others;
  if (others.length === 1 && other !== undefined) chat.people.set(other, title);
  chat.isGroup = others.length > 1;
  // Whom an answer quotes is said by account, also where that is the owner, whose account no message has.
  for (const message of chat.messages) {
    const [author = '', sentMs] = message.replyTo?.split(' ') ?? [];
    if (sentMs !== undefined && !chat.people.has(author)) message.replyTo = `${owner} ${sentMs}`;
  }
  chat.messages.sort((one, another) => (one.at ?? 0) - (another.at ?? 0));
  return chat;
}

function readMessage(value: Record<string, unknown>, chat: ReadChat): ReadMessage | null {
  const at = Number(textOf(value.sent_at) || textOf(value.timestamp));
  const type = textOf(value.type);
  if (!(at > 0) || type === '') return null;
  if (type === 'call-history') return createMessage({ at, sender: addPerson(value, chat), kind: 'call' });
  if (!isSpoken(type))
    return createMessage({ at, sender: null, kind: 'system', text: type.replaceAll('-', ' ') });
  const sender = addPerson(value, chat);
  const isDeleted = value.deletedForEveryone === true;
  const media = isDeleted ? null : mediaOf(value);
  const quote = recordOf(value.quote);
  const quoted = textOf(quote.authorAci) || textOf(quote.authorUuid) || textOf(quote.author);
  return createMessage({
    sourceId: `${sender} ${at}`,
    at,
    sender,
    kind: isDeleted ? 'deleted' : media === null ? 'text' : 'media',
    media,
    text: isDeleted ? '' : withMentions(textOf(value.body), listOf(value.bodyRanges)),
    flags: listOf(value.editHistory).length > 0 ? ['edited'] : [],
    replyTo: quoted === '' ? null : `${quoted} ${textOf(quote.id)}`,
    reactions: listOf(value.reactions).length,
  });
}

function addPerson(value: Record<string, unknown>, chat: ReadChat): string {
  const account = textOf(value.sourceServiceId) || textOf(value.sourceUuid) || textOf(value.source);
  const key = value.type === 'outgoing' ? owner : account || 'other';
  if (!chat.people.has(key)) chat.people.set(key, key === owner ? 'Me' : `Unknown ${key}`);
  return key;
}

function mediaOf(value: Record<string, unknown>): string | null {
  if (value.sticker !== undefined && value.sticker !== null) return 'sticker';
  const [attachment] = listOf(value.attachments).map(recordOf);
  if (attachment === undefined) return value.isViewOnce === true ? 'unknown' : null;
  return /^(image|video|audio)\//.exec(textOf(attachment.contentType))?.[1] ?? 'file';
}

/** In place of a name the text has a sign, from the last one on so that places stay right. */
function withMentions(body: string, ranges: readonly unknown[]): string {
  const mentions = ranges
    .map(recordOf)
    .filter(({ replacementText }) => textOf(replacementText) !== '')
    .toSorted((one, other) => Number(other.start) - Number(one.start));
  return mentions.reduce((text, { start, length, replacementText }) => {
    const from = Number(start);
    return `${text.slice(0, from)}@${textOf(replacementText)}${text.slice(from + Number(length))}`;
  }, body);
}
