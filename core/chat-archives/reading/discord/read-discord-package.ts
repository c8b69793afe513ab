import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { parseLoosely } from '#core/chat-archives/reading/json/parse-loosely.ts';
import { readItems } from '#core/chat-archives/reading/json/read-items.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitRows } from '#core/chat-archives/reading/tables/split-rows.ts';

/** The account whose package it is: there is nobody else in it. */
const owner = 'me';
const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));

/**
 * Reads the package that Discord gives of an account: of each channel what the account itself wrote, as JSON or, in
 * packages before 2024, as CSV.
 * @param heads the parts that name the channels, each in its folder and all in the index
 */
export function readDiscordPackage(
  files: readonly ExportFile[],
  heads: readonly ExportFile[],
  options: ReadingOptions,
): ReadChat[] {
  const channels = new Map(heads.map((file) => [folderOf(file.name), headOf(file)]));
  const titles = titlesIn(heads.filter(({ name }) => isIndex.test(name)));
  return files.map((file) => {
    const folder = folderOf(file.name);
    const id =
      channels.get(folder)?.id || (folder.split('/').at(-1) ?? '').replace(/^c(?=\d)/, '') || file.name;
    const chat = createChat('discord', id, channels.get(folder)?.title || titles.get(id) || `Channel ${id}`);
    chat.isGroup = channels.get(folder)?.isGroup ?? false;
    chat.isOwnOnly = true;
    chat.people.set(owner, 'Me');
    chat.messages = file.name.endsWith('.csv') ? readTable(file, options) : readList(file, options);
    chat.messages.sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
    return chat;
  });
}

const isIndex = /(?:^|\/)index\.json$/i;

/** Channels by their ids, as the index of the package names them; direct messages have a name only there. */
function titlesIn(indexes: readonly ExportFile[]): Map<string, string> {
  return new Map(
    indexes
      .flatMap((file) => Object.entries(recordOf(parseLoosely([...file.pieces()].join(''))?.value)))
      .map(([id, title]) => [
        id,
        textOf(title)
          .replace(/^Direct Message with /, '')
          .replace(/#0$/, ''),
      ]),
  );
}

function headOf(file: ExportFile): { id: string; title: string; isGroup: boolean } {
  const channel = recordOf(parseLoosely([...file.pieces()].join(''))?.value);
  const guild = textOf(recordOf(channel.guild).name);
  const name = textOf(channel.name);
  const isDirect = channel.type === 1 || channel.type === 'DM';
  const title = guild !== '' && name !== '' ? `${guild} · ${name}` : name;
  return { id: textOf(channel.id), title, isGroup: !isDirect };
}

function readList(file: ExportFile, { report }: ReadingOptions): ReadMessage[] {
  const messages: ReadMessage[] = [];
  readItems(file, '', report, ({ value, json, number, place }) => {
    // The number has more digits than a number of JavaScript keeps.
    const id = /"ID"\s*:\s*"?(\d+)/.exec(json)?.[1] ?? '';
    const message = readSaid(id, textOf(value.Timestamp), textOf(value.Contents), textOf(value.Attachments));
    if (message === null) report.addUnread({ file: file.name, line: number, text: json });
    else messages.push({ ...message, place });
  });
  return messages;
}

function readTable(file: ExportFile, { report }: ReadingOptions): ReadMessage[] {
  const messages: ReadMessage[] = [];
  for (const { cells, text, line, start, end } of splitRows(file.pieces())) {
    const [id = '', time = '', contents = '', attachments = ''] = cells;
    if (id === 'ID') continue;
    const message = readSaid(id, time, contents, attachments);
    if (message === null) report.addUnread({ file: file.name, line, text });
    else messages.push({ ...message, place: { file: file.name, line, start, end } });
  }
  return messages;
}

/** Times without an offset are in UTC. */
function readSaid(id: string, time: string, text: string, attachments: string): ReadMessage | null {
  const written = time.trim().replace(' ', 'T');
  const at = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}Z`);
  if (!/^\d+$/.test(id) || Number.isNaN(at)) return null;
  const [attachment] = attachments.split(' ').filter((address) => address !== '');
  const media = attachment === undefined ? null : kindOfFile(attachment.split('?')[0] ?? '');
  return createMessage({
    sourceId: id,
    at,
    sender: owner,
    kind: media === null ? 'text' : 'media',
    media,
    text,
  });
}
