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
import { plainSlackText } from './plain-slack-text.ts';
import { textOfParts } from './text-of-parts.ts';

const dayFile = /(?:^|\/)([^/]+)\/\d{4}-\d\d-\d\d\.json$/;
const lists = /(?:^|\/)(channels|groups|dms|mpims)\.json$/;

/** Reads the export of a workspace: people, lists of channels, and one file a day of each. */
export function readSlack(files: readonly ExportFile[], options: ReadingOptions): ReadChat[] {
  // It is in no list of users.
  const names = new Map([['USLACKBOT', 'Slackbot']]);
  for (const file of files.filter(({ name }) => /(?:^|\/)(?:org_)?users\.json$/.test(name)))
    readItems(file, '', options.report, ({ value }) => {
      const profile = recordOf(value.profile);
      const name = textOf(profile.display_name) || textOf(profile.real_name) || textOf(value.name);
      if (textOf(value.id) !== '' && name !== '') names.set(textOf(value.id), name);
    });
  const folders = readFolders(files, options);
  const days = new Map<string, ExportFile[]>();
  for (const file of files) {
    const folder = dayFile.exec(file.name)?.[1];
    if (folder !== undefined) days.set(folder, [...(days.get(folder) ?? []), file]);
  }
  return [...days].map(([folder, ofFolder]) => {
    const known = folders.get(folder);
    const title = known?.members.map((id) => names.get(id) ?? id).join(', ') || `#${folder}`;
    const chat = createChat('slack', known?.id ?? folder, title);
    chat.isGroup = known?.isGroup ?? true;
    readDays(ofFolder, chat, names, options);
    return chat;
  });
}

interface Folder {
  id: string;
  isGroup: boolean;
  /** Ids of those in a direct message; empty for channels, which have a name. */
  members: string[];
}

/** By the name of the folder: that of the channel, for direct messages its id. */
function readFolders(files: readonly ExportFile[], { report }: ReadingOptions): Map<string, Folder> {
  const folders = new Map<string, Folder>();
  for (const file of files) {
    const list = lists.exec(file.name)?.[1];
    if (list === undefined) continue;
    readItems(file, '', report, ({ value }) => {
      const id = textOf(value.id);
      const isDirect = list === 'dms' || list === 'mpims';
      const members = isDirect ? listOf(value.members).map(textOf) : [];
      const folder: Folder = { id, isGroup: list !== 'dms', members };
      folders.set(textOf(value.name) || id, folder);
      folders.set(id, folder);
    });
  }
  return folders;
}

function readDays(
  files: readonly ExportFile[],
  chat: ReadChat,
  names: ReadonlyMap<string, string>,
  { report }: ReadingOptions,
): void {
  // A message that was sent to the channel as well is in the thread and in the channel, under one time.
  const messages = new Map<string, ReadMessage>();
  for (const file of files.toSorted((one, other) => one.name.localeCompare(other.name)))
    readItems(file, '', report, ({ value, number, place }) => {
      const ts = textOf(value.ts);
      if (ts === '') return report.addUnread({ file: file.name, line: number, text: JSON.stringify(value) });
      if (!messages.has(ts)) messages.set(ts, { ...readMessage(ts, value, chat, names), place });
    });
  chat.messages = [...messages.values()].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/** What a message itself says of its sender: of programs, and of people who are not in the list. */
function nameIn(value: Record<string, unknown>): string {
  const { display_name, real_name, name } = recordOf(value.user_profile);
  return (
    [value.username, recordOf(value.bot_profile).name, display_name, real_name, name]
      .map(textOf)
      .find((each) => each !== '') ?? ''
  );
}

const spoken = new Set(['', 'thread_broadcast', 'bot_message', 'me_message', 'file_share', 'file_comment']);

function readMessage(
  ts: string,
  value: Record<string, unknown>,
  chat: ReadChat,
  names: ReadonlyMap<string, string>,
): ReadMessage {
  const isCall = textOf(value.subtype) === 'huddle_thread';
  const sender =
    (isCall && textOf(recordOf(value.room).created_by)) ||
    textOf(value.user) ||
    textOf(value.bot_id) ||
    textOf(value.username) ||
    'unknown';
  const name = names.get(sender) ?? (nameIn(value) || sender);
  /** Those who are in the list of people and wrote nothing yet. */
  const addNamed = (id: string): string => {
    const known = names.get(id);
    if (known !== undefined && !chat.people.has(id)) chat.people.set(id, known);
    return id;
  };
  const at = Math.round(Number(ts) * 1_000);
  const [file] = listOf(value.files).map(recordOf);
  const media = file === undefined ? null : kindOfFile(textOf(file.name));
  const subtype = textOf(value.subtype);
  const isSpoken = isCall || spoken.has(subtype);
  if ((isSpoken || subtype === 'tombstone') && !chat.people.has(sender)) chat.people.set(sender, name);
  const thread = textOf(value.thread_ts);
  return createMessage({
    sourceId: ts,
    at: Number.isFinite(at) && at > 0 ? at : null,
    sender: isSpoken || subtype === 'tombstone' ? sender : null,
    kind: isCall
      ? 'call'
      : subtype === 'tombstone'
        ? 'deleted'
        : !isSpoken
          ? 'system'
          : media === null
            ? 'text'
            : 'media',
    media: isSpoken ? media : null,
    text: subtype === 'tombstone' ? '' : plainSlackText(textOf(value.text) || textOfParts(value), names),
    flags: value.edited === undefined ? [] : ['edited'],
    replyTo: thread === '' || thread === ts ? null : thread,
    reactions: listOf(value.reactions)
      .map(recordOf)
      .reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 1), 0),
    reactedBy: listOf(value.reactions)
      .flatMap((reaction) => listOf(recordOf(reaction).users).map(textOf))
      .map(addNamed),
    mentions: [...textOf(value.text).matchAll(/<@([A-Z0-9]+)/g)].map(([, id = '']) => addNamed(id)),
  });
}
