import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { placesOfList } from '#core/chat-archives/reading/json/places-of-list.ts';
import { readItems } from '#core/chat-archives/reading/json/read-items.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { plainSkypeText } from './plain-skype-text.ts';

/** Reads `messages.json` of the data that Microsoft gives of a personal account: chats of Skype, and of Teams. */
export function readSkype(file: ExportFile, { report }: ReadingOptions): ReadChat[] {
  const chats: ReadChat[] = [];
  /** Names by accounts: messages often have none, but each conversation of two has that of the other one. */
  const names = new Map<string, string>();
  readItems(file, 'conversations', report, ({ value, json, place }) => {
    const id = textOf(value.id);
    const title = textOf(value.displayName) || id.replace(/^\d+:/, '');
    if (/^8:/.test(id) && textOf(value.displayName) !== '') names.set(id.slice(2), title);
    const isTeams = /@(?:unq\.gbl\.spaces|thread\.(?:v2|tacv2))/.test(id);
    const chat = createChat(isTeams ? 'teams' : 'skype', id, title);
    chat.isGroup = /@thread|^19:/.test(id) && !/@unq\.gbl\.spaces/.test(id);
    const entries = listOf(value.MessageList).map(recordOf);
    const places = placesOfList(json, place, 'MessageList', entries.length);
    const messages = entries.map((entry, index) => ({
      ...readMessage(entry, chat),
      place: places[index] ?? null,
    }));
    // Newest first.
    chat.messages.push(...messages.reverse());
    if (chat.messages.length > 0) chats.push(chat);
  });
  for (const { people } of chats)
    for (const [key, name] of people) if (name === key) people.set(key, names.get(key) ?? name);
  return chats;
}

function readMessage(entry: Record<string, unknown>, chat: ReadChat): ReadMessage {
  const at = Date.parse(textOf(entry.originalarrivaltime));
  const sender = (textOf(entry.from).split('/').at(-1) || 'unknown').replace(/^\d+:/, '');
  const name = textOf(entry.displayName) || sender;
  const type = textOf(entry.messagetype);
  const content = textOf(entry.content);
  const isText = /^(?:RichText|Text)(?:\/html)?$/i.test(type);
  const text = plainSkypeText(content);
  // Teams has pictures in its HTML.
  const isPicture = isText && text === '' && /<img\b[^>]*\bsrc=/i.test(content);
  const isMedia = isPicture || /^RichText\/(?:UriObject|Media|Files|Contacts|Location)/i.test(type);
  const isCall = /^Event\/Call/i.test(type);
  const isSpoken = isText || isMedia || isCall;
  if (isSpoken && !chat.people.has(sender)) chat.people.set(sender, name);
  const isDeleted = isSpoken && recordOf(entry.properties).deletetime !== undefined;
  const media = /video/i.test(type)
    ? 'video'
    : /audio/i.test(type)
      ? 'audio'
      : isPicture || /uriobject/i.test(type)
        ? 'image'
        : 'file';
  return createMessage({
    sourceId: textOf(entry.id) || null,
    at: Number.isNaN(at) ? null : at,
    sender: isSpoken ? sender : null,
    kind: isDeleted ? 'deleted' : isCall ? 'call' : isMedia ? 'media' : isText ? 'text' : 'system',
    media: isMedia ? media : null,
    text: isDeleted || isCall || isMedia ? '' : isText ? text : eventOf(content),
    replyTo: /<(?:quote\b[^<>]*\bmessageid|blockquote\b[^<>]*\bitemid)="(\w+)"/.exec(content)?.[1] ?? null,
    mentions: [...content.matchAll(/<at id="(?:\d+:)?([^"]+)"/g)].map(([, id = '']) => id),
    flags: /<e_m\b/.test(content) || recordOf(entry.properties).edittime !== undefined ? ['edited'] : [],
  });
}

/** What an event is about: besides that it has when it was and who did it, as numbers and accounts. */
function eventOf(content: string): string {
  const value = /<value>([^<]*)<\/value>/.exec(content)?.[1];
  return plainSkypeText(value ?? content);
}
