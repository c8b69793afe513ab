import type { MessagePlace } from '#core/chat-archives/message-place.ts';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import { personKey } from '#core/chat-archives/reading/person-key.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitLines } from '#core/chat-archives/reading/split-lines.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const header = /^([A-Z][a-z]{2}) (\d\d), (\d{4}) {1,2}(\d{1,2}):(\d\d):(\d\d) ([AP]M)(?: \(.*\))?( .*)?$/;
const tapback = /^(?:Loved|Liked|Disliked|Laughed|Emphasized|Questioned|Reacted) by |^[^\w\s]{1,8} by /;

/** Reads the text that imessage-exporter writes of one chat: date, name, text and a blank line. Times have no zone. */
export function readImessageText(file: ExportFile, { clock, report }: ReadingOptions): ReadChat {
  const name = (file.name.split('/').at(-1) ?? '').replace(/\.txt$/i, '');
  const chat = createChat('imessage', name, name);
  const seen = new Set<string>();
  let lines: string[] = [];
  let found: RegExpExecArray | null = null;
  let place: MessagePlace | null = null;
  let number = 0;

  function finish(): void {
    if (found === null) return;
    const message = { ...readMessage(found, lines, chat, clock), place };
    // An answer is printed twice: in its place, and below what it answers.
    const key = `${message.at} ${message.sender} ${message.text}`;
    if (!seen.has(key)) chat.messages.push(message);
    seen.add(key);
    found = null;
    lines = [];
  }

  for (const { text, start } of splitLines(file.pieces())) {
    number += 1;
    const next = header.exec(text.trimStart());
    if (next !== null) {
      finish();
      found = next;
      place = { file: file.name, line: number, start, end: start + text.length };
    } else if (found !== null) {
      lines.push(text);
      if (place !== null && text.trim() !== '') place.end = start + text.length;
    } else if (text.trim() !== '') report.addUnread({ file: file.name, line: number, text });
  }
  finish();
  chat.messages.sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  chat.isGroup = chat.people.size > 2;
  return chat;
}

/** Notes of the exporter in place of a text, and between its versions. */
const unsent = /^(?:You|.{1,80}) unsent this message part .{1,40} after sending!$/;
const edited = /(?:^|\n)Edited .{1,40} later: /;

function readMessage(
  [, month = '', day, year, hour, minute, second, half, announcement]: RegExpExecArray,
  lines: readonly string[],
  chat: ReadChat,
  clock: ReadingOptions['clock'],
): ReadMessage {
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  const wall = Date.UTC(
    Number(year),
    months.indexOf(month),
    Number(day),
    hours,
    Number(minute),
    Number(second),
  );
  const { at, trouble } = clock.toUtc(wall);
  const flags = trouble === null ? [] : [trouble];
  if (announcement !== undefined)
    return createMessage({ at, sender: null, kind: 'system', text: announcement.trim(), flags });
  const [author = '', ...rest] = lines.map((line) => line.trimEnd());
  const sender = personKey(author);
  if (!chat.people.has(sender)) chat.people.set(sender, author.trim());
  const reactions = rest.findIndex((line) => line.trim() === 'Tapbacks:' || line.trim() === 'Reactions:');
  const body = reactions === -1 ? rest : rest.slice(0, reactions);
  const text = body.join('\n').trim();
  const isFile = /^(?:[~/]|attachments\/)\S.*\.\w{2,5}$/.test(text) && !text.includes('\n');
  const isUnsent = unsent.test(text);
  return createMessage({
    at,
    sender,
    kind: isUnsent ? 'deleted' : isFile ? 'media' : 'text',
    media: isFile ? kindOfFile(text) : null,
    // Each version is printed below the one before; what stays is the last.
    text: isFile || isUnsent ? '' : (text.split(edited).at(-1) ?? ''),
    flags: edited.test(text) ? [...flags, 'edited'] : flags,
    reactions:
      reactions === -1 ? 0 : rest.slice(reactions).filter((line) => tapback.test(line.trim())).length,
  });
}
