import type { ReadChat } from '#core/chat-archives/read-chat.ts';
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

/** Reads a channel as DiscordChatExporter writes it in JSON. A message that parts of the export repeat is kept once. */
export function readDiscord(file: ExportFile, { report }: ReadingOptions): ReadChat {
  const people = new Map<string, string>();
  const messages = new Map<string, ReadMessage>();
  const shell = recordOf(
    readItems(file, 'messages', report, ({ value, number, place }) => {
      const id = textOf(value.id);
      if (id === '') report.addUnread({ file: file.name, line: number, text: JSON.stringify(value) });
      else messages.set(id, { ...readMessage(id, value, people), place });
    }),
  );
  const channel = recordOf(shell.channel);
  const guild = textOf(recordOf(shell.guild).name);
  const name = textOf(channel.name) || file.name;
  const isDirect = guild === 'Direct Messages';
  const chat = createChat(
    'discord',
    textOf(channel.id) || name,
    isDirect || guild === '' ? name : `${guild} · ${name}`,
  );
  chat.isGroup = !isDirect || people.size > 2;
  chat.people = people;
  chat.messages = [...messages.values()];
  return chat;
}

const spoken = new Set([
  'Default',
  'Reply',
  'ChatInputCommand',
  'ContextMenuCommand',
  'ThreadStarterMessage',
]);

function readMessage(id: string, value: Record<string, unknown>, people: Map<string, string>): ReadMessage {
  const sender = addPerson(value.author, people);
  // With its offset: without the switch for UTC the exporter writes local times.
  const at = Date.parse(textOf(value.timestamp));
  const type = textOf(value.type);
  const attachments = listOf(value.attachments).map(recordOf);
  const [attachment] = attachments;
  const isSticker = attachment === undefined && listOf(value.stickers).length > 0;
  const media =
    attachment === undefined ? (isSticker ? 'sticker' : null) : kindOfFile(textOf(attachment.fileName));
  const isSpoken = type === '' || spoken.has(type);
  return createMessage({
    sourceId: id,
    at: Number.isNaN(at) ? null : at,
    sender: isSpoken || type === 'Call' ? sender : null,
    kind: type === 'Call' ? 'call' : !isSpoken ? 'system' : media === null ? 'text' : 'media',
    media,
    text: withoutNumbers(textOf(value.content) || describeContent(value)),
    flags: textOf(value.timestampEdited) === '' ? [] : ['edited'],
    replyTo: textOf(recordOf(value.reference).messageId) || null,
    reactions: listOf(value.reactions)
      .map(recordOf)
      .reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 1), 0),
    reactedBy: listOf(value.reactions)
      .flatMap((reaction) => listOf(recordOf(reaction).users))
      .map((user) => addPerson(user, people)),
    mentions: listOf(value.mentions).map((user) => addPerson(user, people)),
  });
}

/** Emoji of a server have a number behind their name. */
const withoutNumbers = (text: string): string => text.replaceAll(/<a?(:\w{1,40}:)\d{15,22}>/g, '$1');

/** What is sent in place of a text: a message of somebody else that was passed on, or a preview with a text. */
function describeContent(value: Record<string, unknown>): string {
  const forwarded = textOf(recordOf(value.forwardedMessage).content);
  if (forwarded !== '') return forwarded;
  const previews = listOf(value.embeds).map(recordOf);
  return previews
    .flatMap(({ title, description, url }) => [textOf(title), textOf(description), textOf(url)])
    .filter((part) => part !== '')
    .join('\n');
}

function addPerson(user: unknown, people: Map<string, string>): string {
  const { id, name, nickname } = recordOf(user);
  const key = textOf(id) || textOf(name) || 'unknown';
  if (!people.has(key)) people.set(key, textOf(nickname) || textOf(name) || key);
  return key;
}
