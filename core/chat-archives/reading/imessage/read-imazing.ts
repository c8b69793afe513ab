import type { WholeChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import { personKey } from '#core/chat-archives/reading/person-key.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitRows } from '#core/chat-archives/reading/tables/split-rows.ts';

const owner = 'me';
const time = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)/;

/**
 * Reads the CSV that iMazing writes of Messages, with commas, semicolons or tabs as its program was set up. Its times have no zone,
 * and the owner of the phone no name.
 */
export function readImazing(file: ExportFile, { clock, report }: ReadingOptions): WholeChat[] {
  const chats = new Map<string, WholeChat>();
  let names: readonly string[] = [];
  const [first] = splitRows(file.pieces());
  const separator = /[,;\t]/.exec(first?.text ?? '')?.[0] ?? ',';
  for (const { cells, text, line, start, end } of splitRows(file.pieces(), separator)) {
    if (names.length === 0) {
      names = cells;
      continue;
    }
    const of = (name: string): string => cells[names.indexOf(name)] ?? '';
    const found = time.exec(of('Message Date'));
    if (found === null) {
      report.addUnread({ file: file.name, line, text });
      continue;
    }
    const [year = 0, month = 1, day, hour, minute, second] = found.slice(1).map(Number);
    const { at, trouble } = clock.toUtc(Date.UTC(year, month - 1, day, hour, minute, second));
    const chat = chatOf(of('Chat Session') || file.name, chats);
    const message = readMessage(of, at, chat);
    if (trouble !== null) message.flags.push(trouble);
    chat.messages.push({ ...message, place: { file: file.name, line, start, end } });
  }
  for (const chat of chats.values()) chat.isGroup = chat.people.size > 2;
  return [...chats.values()];
}

function chatOf(title: string, chats: Map<string, WholeChat>): WholeChat {
  const known = chats.get(title);
  if (known !== undefined) return known;
  const chat = createChat('imessage', title, title);
  chats.set(title, chat);
  return chat;
}

function readMessage(of: (name: string) => string, at: number, chat: WholeChat): ReadMessage {
  const type = of('Type');
  if (type === 'Notification') return createMessage({ at, sender: null, kind: 'system', text: of('Text') });
  const address = of('Sender ID') || of('Sender Name');
  const sender = type === 'Outgoing' || address === '' ? owner : personKey(address);
  if (!chat.people.has(sender))
    chat.people.set(sender, sender === owner ? 'Me' : of('Sender Name') || address);
  const attachment = of('Attachment');
  const media = attachment === '' ? null : kindOfFile(attachment);
  return createMessage({
    at,
    sender,
    kind: media === null ? 'text' : 'media',
    media,
    text: [of('Subject'), of('Text')].filter((part) => part !== '').join('\n'),
    flags: of('Edited Date') === '' ? [] : ['edited'],
  });
}
