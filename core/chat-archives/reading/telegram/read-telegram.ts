import type { ArchiveMessageFlag } from '#contract/chat-archives/chat-archives.ts';
import type { ReadChat, WholeChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { readItems } from '#core/chat-archives/reading/json/read-items.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';

/** Reads `result.json` of Telegram Desktop: one chat, or an account with all of its chats. */
export function readTelegram(file: ExportFile, options: ReadingOptions): ReadChat[] {
  // Which chat a list is of comes behind it.
  const lists = new Map<number, WholeChat>();
  const shell = recordOf(
    readItems(file, 'messages', options.report, ({ list, value, place }) => {
      const chat = lists.get(list) ?? createChat('telegram', '', '');
      lists.set(list, chat);
      chat.messages.push({ ...readMessage(value, chat, options), place });
    }),
  );
  const heads =
    'chats' in shell
      ? [...listOf(recordOf(shell.chats).list), ...listOf(recordOf(shell.left_chats).list)].map(recordOf)
      : [shell];
  return heads
    .filter((head) => 'messages' in head)
    .map((head, index) => ({ ...(lists.get(index) ?? createChat('telegram', '', '')), ...readHead(head) }));
}

function readHead(head: Record<string, unknown>): Pick<ReadChat, 'key' | 'title' | 'isGroup'> {
  const title = textOf(head.name) || (head.type === 'saved_messages' ? 'Saved messages' : 'Deleted account');
  return { key: textOf(head.id) || title, title, isGroup: /group|channel/.test(textOf(head.type)) };
}

function readMessage(value: Record<string, unknown>, chat: ReadChat, options: ReadingOptions): ReadMessage {
  const sourceId = textOf(value.id) || null;
  const at = timeOf(value, options);
  const type = textOf(value.type);
  if (type !== 'message') {
    const text = [textOf(value.actor), textOf(value.action).replaceAll('_', ' ')].filter(
      (part) => part !== '',
    );
    const isCall = value.action === 'phone_call';
    const sender = isCall ? addPerson(chat, value.actor_id, value.actor) : null;
    const kind = isCall ? 'call' : type === 'service' ? 'system' : 'unknown';
    return createMessage({ sourceId, at, sender, kind, text: isCall ? '' : text.join(': ') });
  }
  const media = mediaOf(value);
  const reactions = listOf(value.reactions).map(recordOf);
  return createMessage({
    sourceId,
    at,
    sender: addPerson(chat, value.from_id, value.from),
    kind: media === null ? 'text' : 'media',
    media,
    text: writtenText(value.text) || describeContent(value),
    flags: flagsOf(value, reactions.length > 0),
    replyTo: textOf(value.reply_to_message_id) || null,
    reactions: reactions.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 1), 0),
    // Of many reactions the export names the last ones only.
    reactedBy: reactions
      .flatMap(({ recent }) => listOf(recent).map(recordOf))
      .map(({ from_id, from }) => addPerson(chat, from_id, from)),
    mentions: mentionsOf(value.text),
  });
}

/** The server notes an edit also when somebody reacts, so that such an edit may be none. */
function flagsOf(value: Record<string, unknown>, hasReactions: boolean): ArchiveMessageFlag[] {
  if (textOf(value.edited) === '' && textOf(value.edited_unixtime) === '') return [];
  return [hasReactions ? 'edit-uncertain' : 'edited'];
}

function addPerson(chat: ReadChat, id: unknown, name: unknown): string {
  const key = textOf(id) || textOf(name) || 'unknown';
  if (!chat.people.has(key)) chat.people.set(key, textOf(name) || `Deleted account ${key}`);
  return key;
}

/** Seconds in UTC where there are such, else the clock of the computer that made the export. */
function timeOf(value: Record<string, unknown>, { clock }: ReadingOptions): number | null {
  const seconds = Number(textOf(value.date_unixtime));
  if (seconds > 0) return seconds * 1_000;
  const wall = Date.parse(`${textOf(value.date)}Z`);
  return Number.isNaN(wall) ? null : clock.toUtc(wall).at;
}

function mediaOf(value: Record<string, unknown>): string | null {
  const types: Record<string, string> = {
    voice_message: 'audio',
    audio_file: 'audio',
    video_message: 'video',
    video_file: 'video',
    animation: 'image',
    sticker: 'sticker',
  };
  if (textOf(value.photo) !== '') return 'image';
  const type = types[textOf(value.media_type)];
  if (type !== undefined) return type;
  if (textOf(value.file) !== '') return /^(image|video|audio)\//.exec(textOf(value.mime_type))?.[1] ?? 'file';
  // What could be seen once is not in an export.
  return value.self_destruct_period_seconds === undefined ? null : 'unknown';
}

/** What is sent in place of a text: a poll, a list, a place, a contact, a game or an invoice. */
function describeContent(value: Record<string, unknown>): string {
  const poll = recordOf(value.poll);
  const answers = listOf(poll.answers).map(recordOf);
  const { latitude, longitude } = recordOf(value.location_information);
  const contact = recordOf(value.contact_information);
  const list = recordOf(value.todo_list);
  const lines = [
    textOf(poll.question),
    ...answers.map(({ text, voters }) => `${textOf(text)} (${textOf(voters) || '0'})`),
    latitude === undefined ? '' : `${textOf(value.place_name)} ${textOf(latitude)}, ${textOf(longitude)}`,
    [contact.first_name, contact.last_name, contact.phone_number].map(textOf).filter(Boolean).join(' '),
    textOf(value.game_title),
    textOf(recordOf(value.invoice_information).title),
    textOf(list.title),
    ...listOf(list.answers ?? list.items).map((item) => textOf(recordOf(item).text)),
  ];
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Those who have no user name: a mention by user name does not say whose it is. */
function mentionsOf(text: unknown): string[] {
  return listOf(text)
    .map(recordOf)
    .filter(({ type, user_id }) => type === 'mention_name' && textOf(user_id) !== '')
    .map(({ user_id }) => `user${textOf(user_id)}`);
}

/** A text is one string, or a list of strings and of parts with a look. */
function writtenText(text: unknown): string {
  if (typeof text === 'string') return text;
  return listOf(text)
    .map((part) => (typeof part === 'string' ? part : textOf(recordOf(part).text)))
    .join('');
}
