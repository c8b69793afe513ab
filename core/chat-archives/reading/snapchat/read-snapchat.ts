import type { MessagePlace } from '#core/chat-archives/message-place.ts';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { parseLoosely } from '#core/chat-archives/reading/json/parse-loosely.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { splitItems } from '#core/chat-archives/reading/json/split-items.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';

/** Above this a time counts microseconds. The field named so holds milliseconds in most exports. */
const leastMicroseconds = 1e14;

/**
 * Reads `chat_history.json`: by friend or group, newest first. Snapchat keeps what was saved only, so that a silence in
 * it may be none.
 */
export function readSnapchat(file: ExportFile, { report }: ReadingOptions): ReadChat[] {
  const text = [...file.pieces()].join('');
  const history = recordOf(parseLoosely(text)?.value);
  const places = placesOf(file.name, text);
  const entries = Object.entries(history).flatMap(([name, list]) => {
    const ofList = listOf(list).map(recordOf);
    const known = places.get(name);
    return ofList.map((entry, index): Entry => {
      // A count that differs would give messages the places of others.
      const place = (known?.length === ofList.length ? known[index] : null) ?? null;
      return { entry, line: index + 1, place, chatKey: isOldList.test(name) ? friendOf(entry) : name };
    });
  });
  return [...Map.groupBy(entries, ({ chatKey }) => chatKey)].map(([key, ofChat]) => {
    const people = new Map<string, string>();
    const title = ofChat.map(({ entry }) => textOf(entry['Conversation Title'])).find((text) => text !== '');
    const chat = createChat('snapchat', key, title ?? key);
    const messages = ofChat.flatMap(({ entry, line, place }) => {
      const message = readMessage(entry, people);
      if (message === null) report.addUnread({ file: file.name, line, text: JSON.stringify(entry) });
      return message === null ? [] : { ...message, place };
    });
    chat.isGroup = title !== undefined || people.size > 2;
    chat.hasGaps = true;
    chat.people = people;
    chat.messages = messages.reverse().sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
    return chat;
  });
}

interface Entry {
  entry: Record<string, unknown>;
  /** The how many of its list, from 1. */
  line: number;
  place: MessagePlace | null;
  chatKey: string;
}

/** Older exports have two lists of all chats, what came and what was sent, instead of a list for each friend. */
const isOldList = /^(?:Received|Sent) (?:Saved )?Chat History$/;
const owner = 'me';

const friendOf = (entry: Record<string, unknown>): string =>
  textOf(entry.From) || textOf(entry.To) || 'Unknown';

/** Where the entries of each chat are in the file, by the key of the chat. */
function placesOf(file: string, text: string): Map<string, MessagePlace[]> {
  const places = new Map<string, MessagePlace[]>();
  splitItems([text], '', ({ name, json, start }) => {
    const ofChat = places.get(name) ?? [];
    ofChat.push({ file, line: ofChat.length + 1, start, end: start + json.length });
    places.set(name, ofChat);
  });
  return places;
}

function readMessage(entry: Record<string, unknown>, people: Map<string, string>): ReadMessage | null {
  const at = timeOf(entry);
  const sender = textOf(entry.From) || (textOf(entry.To) === '' ? '' : owner);
  if (at === null || sender === '') return null;
  if (!people.has(sender)) people.set(sender, sender === owner ? 'Me' : sender);
  const type = textOf(entry['Media Type']);
  const isStatusOrText = /^(?:TEXT|STATUS.*|)$/.test(type);
  // Types come and go: what is neither a text nor a status is something that was sent.
  const isMedia = !isStatusOrText;
  const media = type === 'STICKER' ? 'sticker' : type === 'NOTE' ? 'audio' : 'unknown';
  const isCall = /^STATUS.*CALL/.test(type);
  const isStatus = type.startsWith('STATUS') && !isCall;
  return createMessage({
    at,
    sender: isStatus && type !== 'STATUSERASEDMESSAGE' ? null : sender,
    kind: isCall
      ? 'call'
      : type === 'STATUSERASEDMESSAGE'
        ? 'deleted'
        : isStatus
          ? 'system'
          : isMedia
            ? 'media'
            : 'text',
    media: isMedia ? media : null,
    text: isStatus || isCall ? '' : textOf(entry.Content) || textOf(entry.Text),
  });
}

function timeOf(entry: Record<string, unknown>): number | null {
  const exact = Number(textOf(entry['Created(microseconds)']));
  if (exact > 0) return exact > leastMicroseconds ? Math.round(exact / 1_000) : exact;
  const at = Date.parse(textOf(entry.Created).replace(/ UTC$/, 'Z').replace(' ', 'T'));
  return Number.isNaN(at) ? null : at;
}
