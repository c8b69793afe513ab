import type { WholeChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { readItems } from '#core/chat-archives/reading/json/read-items.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { plainSkypeText } from '#core/chat-archives/reading/skype/plain-skype-text.ts';

/** Reads messages of Teams as Microsoft Graph gives them: a list, or the list `value`. They say to which chat or channel each belongs. */
export function readGraph(file: ExportFile, { report }: ReadingOptions, list: '' | 'value'): WholeChat[] {
  const chats = new Map<string, WholeChat>();
  readItems(file, list, report, ({ value, json, number, place }) => {
    const chat = chatOf(value, file, chats);
    const message = readMessage(value, chat);
    if (message === null) report.addUnread({ file: file.name, line: number, text: json });
    else chat.messages.push({ ...message, place });
  });
  for (const chat of chats.values()) {
    chat.messages.sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
    chat.title ||= [...chat.people.values()].join(', ') || 'Teams';
    chat.isGroup = chat.people.size > 2 || /@thread\.tacv2$/.test(chat.key);
  }
  return [...chats.values()];
}

function chatOf(value: Record<string, unknown>, file: ExportFile, chats: Map<string, WholeChat>): WholeChat {
  const key = textOf(value.chatId) || textOf(recordOf(value.channelIdentity).channelId) || file.name;
  const known = chats.get(key);
  if (known !== undefined) return known;
  const chat = createChat('teams', key, '');
  chats.set(key, chat);
  return chat;
}

function readMessage(value: Record<string, unknown>, chat: WholeChat): ReadMessage | null {
  const at = Date.parse(textOf(value.createdDateTime));
  if (Number.isNaN(at)) return null;
  const sourceId = textOf(value.id) || null;
  const from = recordOf(value.from);
  const isSpoken = textOf(value.messageType) === 'message' && Object.keys(from).length > 0;
  if (!isSpoken) return createMessage({ sourceId, at, sender: null, kind: 'system', text: eventOf(value) });
  const isDeleted = textOf(value.deletedDateTime) !== '';
  const content = textOf(recordOf(value.body).content);
  const isHtml = textOf(recordOf(value.body).contentType).toLowerCase() === 'html';
  const media = isDeleted ? null : mediaOf(value, content);
  return createMessage({
    sourceId,
    at,
    sender: addPerson(from.user ?? from.application ?? from.device, chat),
    kind: isDeleted ? 'deleted' : media === null ? 'text' : 'media',
    media,
    text: isDeleted ? '' : isHtml ? plainSkypeText(content) : content,
    // The time of the last change moves with reactions too.
    flags: textOf(value.lastEditedDateTime) === '' ? [] : ['edited'],
    replyTo: textOf(value.replyToId) || null,
    reactions: listOf(value.reactions).length,
    reactedBy: listOf(value.reactions).map((each) => addPerson(recordOf(recordOf(each).user).user, chat)),
    mentions: listOf(value.mentions).flatMap((each) => {
      const user = recordOf(recordOf(each).mentioned).user;
      return user === undefined ? [] : [addPerson(user, chat)];
    }),
  });
}

function addPerson(user: unknown, chat: WholeChat): string {
  const { id, displayName } = recordOf(user);
  const key = textOf(id) || textOf(displayName) || 'unknown';
  const name = textOf(displayName);
  if (!chat.people.has(key) || (name !== '' && chat.people.get(key) === key))
    chat.people.set(key, name || key);
  return key;
}

function mediaOf(value: Record<string, unknown>, content: string): string | null {
  // A message that is quoted is an attachment too.
  const attachment = listOf(value.attachments)
    .map(recordOf)
    .find(({ contentType }) => textOf(contentType) !== 'messageReference');
  if (attachment !== undefined) return kindOfFile(textOf(attachment.name));
  return /<img\b[^<>]*\bsrc=/i.test(content) && !/schema\.skype\.com\/Emoji/.test(content) ? 'image' : null;
}

/** `#microsoft.graph.membersAddedEventMessageDetail` as `members added`. */
function eventOf(value: Record<string, unknown>): string {
  const type = textOf(recordOf(value.eventDetail)['@odata.type']);
  return type
    .replace(/^#?microsoft\.graph\./, '')
    .replace(/EventMessageDetail$/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
