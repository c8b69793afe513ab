import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { parseLoosely } from '#core/chat-archives/reading/json/parse-loosely.ts';
import { readItems } from '#core/chat-archives/reading/json/read-items.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { readWrittenDate } from './read-written-date.ts';

const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));

/**
 * Reads Google Chat of Google Takeout: a folder for each group or direct message, with its messages and its members.
 * @param groups the parts that name members and the group
 */
export function readGoogleChat(
  files: readonly ExportFile[],
  groups: readonly ExportFile[],
  { report }: ReadingOptions,
): ReadChat[] {
  const heads = new Map(groups.map((file) => [folderOf(file.name), headOf(file)]));
  return files.map((file) => {
    const folder = folderOf(file.name);
    const head = heads.get(folder);
    const id = folder.split('/').at(-1) || file.name;
    const people = new Map(head?.people);
    const messages: ReadMessage[] = [];
    readItems(file, 'messages', report, ({ value, json, number, place }) => {
      const message = readMessage(value, people);
      if (message === null) report.addUnread({ file: file.name, line: number, text: json });
      else messages.push({ ...message, place });
    });
    const chat = createChat('google-chat', id, head?.name || [...people.values()].join(', ') || id);
    chat.isGroup = people.size > 2 || /^Space /.test(id);
    chat.people = people;
    chat.messages = messages.sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
    return chat;
  });
}

/** A call has no words of its own. */
function isCallOnly(value: Record<string, unknown>): boolean {
  const annotations = listOf(value.annotations).map(recordOf);
  return textOf(value.text) === '' && annotations.some((each) => each.video_call_metadata !== undefined);
}

/** A message that is a link alone, as those of pictures that move, has it in an annotation. */
function linkOf(value: Record<string, unknown>): string {
  const links = listOf(value.annotations).map((each) => recordOf(recordOf(recordOf(each).url_metadata).url));
  // Google gives the field a long name that asks not to be relied on.
  return links.map((link) => textOf(Object.values(link)[0])).find((link) => /^https?:/.test(link)) ?? '';
}

function headOf(file: ExportFile): { name: string; people: [string, string][] } {
  const group = recordOf(parseLoosely([...file.pieces()].join(''))?.value);
  const people = listOf(group.members)
    .map(recordOf)
    .flatMap((member): [string, string][] => {
      const key = textOf(member.email) || textOf(member.name);
      return key === '' ? [] : [[key, textOf(member.name) || key]];
    });
  return { name: textOf(group.name), people };
}

/** Null for a message whose time cannot be read. What was deleted has no creator, and often no time. */
function readMessage(value: Record<string, unknown>, people: Map<string, string>): ReadMessage | null {
  const written = textOf(value.created_date);
  const at = written === '' ? null : readWrittenDate(written);
  const isDeleted = value.message_state === 'DELETED' || value.deletion_metadata !== undefined;
  if (at === null && !isDeleted) return null;
  const creator = recordOf(value.creator);
  const sender = textOf(creator.email) || textOf(creator.name) || null;
  if (sender === null && !isDeleted) return null;
  if (sender !== null && !people.has(sender)) people.set(sender, textOf(creator.name) || sender);
  const [attachment] = listOf(value.attached_files).map(recordOf);
  const media =
    attachment === undefined
      ? null
      : kindOfFile(textOf(attachment.original_name) || textOf(attachment.export_name));
  return createMessage({
    sourceId: textOf(value.message_id) || null,
    at,
    sender,
    kind: isDeleted ? 'deleted' : isCallOnly(value) ? 'call' : media === null ? 'text' : 'media',
    media: isDeleted ? null : media,
    text: textOf(value.text) || linkOf(value),
    flags: textOf(value.updated_date) === '' ? [] : ['edited'],
    replyTo: textOf(recordOf(value.quoted_message_metadata).message_id) || null,
    reactions: listOf(value.reactions).reduce<number>(
      (sum, reaction) => sum + Math.max(1, listOf(recordOf(reaction).reactor_emails).length),
      0,
    ),
    reactedBy: listOf(value.reactions).flatMap((reaction) =>
      listOf(recordOf(reaction).reactor_emails).map(textOf),
    ),
  });
}
