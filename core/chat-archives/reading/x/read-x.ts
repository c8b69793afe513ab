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
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';

/**
 * Reads direct messages of the archive of an X account: a script that sets a list of conversations. Only the name of the
 * account itself is in it, of all others their numbers.
 * @param accounts the parts that say whose archive it is
 */
export function readX(
  files: readonly ExportFile[],
  accounts: readonly ExportFile[],
  { report }: ReadingOptions,
): ReadChat[] {
  const names = new Map<string, string>();
  for (const file of accounts)
    readItems(file, '', report, ({ value }) => {
      const { accountId, accountDisplayName, username } = recordOf(value.account);
      const name = textOf(accountDisplayName) || textOf(username);
      if (textOf(accountId) !== '' && name !== '') names.set(textOf(accountId), name);
    });
  const chats: ReadChat[] = [];
  for (const file of files)
    readItems(file, '', report, ({ value, json, place, number }) => {
      const conversation = recordOf(value.dmConversation);
      const id = textOf(conversation.conversationId);
      if (id === '') return report.addUnread({ file: file.name, line: number, text: json });
      const events = listOf(conversation.messages).map(recordOf);
      const places = placesOfList(json, place, 'messages', events.length);
      const chat = createChat('x', id, titleOf(id, events, names));
      // The parts of a conversation of two are their numbers.
      chat.isGroup = !/^\d+-\d+$/.test(id);
      for (const [index, event] of events.entries()) {
        const message = readEvent(event, chat, names);
        if (message === null)
          report.addUnread({ file: file.name, line: number, text: JSON.stringify(event) });
        else chat.messages.push({ ...message, place: places[index] ?? null });
      }
      // Newest first.
      chat.messages.reverse();
      chats.push(chat);
    });
  if (chats.length > 0)
    report.addNote(
      'Archives of X have no names of other people. They are listed by the numbers of their accounts.',
    );
  return chats;
}

const nameOf = (id: string, names: ReadonlyMap<string, string>): string => names.get(id) ?? `Account ${id}`;

function titleOf(
  id: string,
  events: readonly Record<string, unknown>[],
  names: ReadonlyMap<string, string>,
): string {
  const named = events.map(({ conversationNameUpdate }) => textOf(recordOf(conversationNameUpdate).name));
  const given = named.find((name) => name !== '');
  if (given !== undefined) return given;
  if (!/^\d+-\d+$/.test(id)) return `Group ${id}`;
  const both = id.split('-');
  const others = both.filter((each) => !names.has(each));
  return (others.length > 0 ? others : both).map((each) => nameOf(each, names)).join(', ');
}

function readEvent(
  event: Record<string, unknown>,
  chat: ReadChat,
  names: ReadonlyMap<string, string>,
): ReadMessage | null {
  const [kind = ''] = Object.keys(event);
  const said = recordOf(event[kind]);
  const at = Date.parse(textOf(said.createdAt));
  if (Number.isNaN(at)) return null;
  const sourceId = textOf(said.id) || null;
  if (kind !== 'messageCreate')
    return createMessage({ sourceId, at, sender: null, kind: 'system', text: inWords(kind) });
  const sender = textOf(said.senderId) || 'unknown';
  if (!chat.people.has(sender)) chat.people.set(sender, nameOf(sender, names));
  const media = listOf(said.mediaUrls).map(textOf);
  return createMessage({
    sourceId,
    at,
    sender,
    kind: media.length > 0 ? 'media' : 'text',
    media: media.length > 0 ? kindOfAddress(media[0] ?? '') : null,
    text: plainText(said),
    flags: listOf(said.editHistory).length > 0 ? ['edited'] : [],
    reactions: listOf(said.reactions).length,
    reactedBy: listOf(said.reactions).map((reaction) => {
      const id = textOf(recordOf(reaction).senderId);
      if (id !== '' && !chat.people.has(id)) chat.people.set(id, nameOf(id, names));
      return id;
    }),
  });
}

/** `participantsJoin` as `participants join`. */
const inWords = (kind: string): string => kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function kindOfAddress(address: string): string {
  const kind = kindOfFile(address.split('?')[0] ?? '');
  return kind === 'file' ? 'unknown' : kind;
}

const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** As people see it: addresses as they were written, and none for the picture that the message itself shows. */
function plainText(said: Record<string, unknown>): string {
  const text = textOf(said.text).replace(
    /&(lt|gt|quot|#39|amp);/g,
    (all, name: string) => named[name] ?? all,
  );
  return listOf(said.urls)
    .map(recordOf)
    .reduce<string>((shown, { url, expanded }) => {
      const isOwnMedia = /\/messages\/media\/\d+$/.test(textOf(expanded));
      return textOf(url) === '' ? shown : shown.replaceAll(textOf(url), isOwnMedia ? '' : textOf(expanded));
    }, text)
    .trim();
}
