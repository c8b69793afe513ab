import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitLines } from '#core/chat-archives/reading/split-lines.ts';
import { titleOfSignal } from './title-of-signal.ts';

const timed = /^(?:Sent|Received): (?:unknown|\p{L}{3}, \d{1,2} \p{L}{3} \d{4} \d\d:\d\d:\d\d [+-]\d{4})$/u;
const named = /^(.*?) ?\((\+\d{5,20})\)$/;

/** Reads the text that sigtop writes of a conversation: fields of a message, a blank line, then what was written. */
export function readSignalText(file: ExportFile, { report }: ReadingOptions): ReadChat {
  const lines = [...splitLines(file.pieces())];
  const texts = lines.map(({ text }) => text.replace(/^\ufeff/, ''));
  const title = titleOfSignal(texts[0]?.replace(/^Conversation: /, '') ?? '');
  const chat = createChat('signal', title, title);
  const begins = texts.flatMap((_text, index) => (isBeginning(texts, index) ? [index] : []));
  for (const [order, from] of begins.entries()) {
    const said = texts.slice(from, begins[order + 1] ?? texts.length);
    const message = readMessage(said, chat);
    if (message === null) {
      report.addUnread({ file: file.name, line: from + 1, text: said.join('\n') });
      continue;
    }
    const last = lines[from + said.findLastIndex((text) => text !== '')];
    const end = (last?.start ?? 0) + (last?.text.length ?? 0);
    chat.messages.push({
      ...message,
      place: { file: file.name, line: from + 1, start: lines[from]?.start ?? 0, end },
    });
  }
  chat.isGroup = chat.people.size > 2;
  return chat;
}

/** Who wrote it, its type and its time, in this order: all three, as people write such words too. */
function isBeginning(texts: readonly string[], index: number): boolean {
  const [first = '', second = '', third = ''] = texts.slice(index, index + 3);
  const isType = (text: string): boolean => /^Type: [\w-]+$/.test(text);
  if (first.startsWith('From: ')) return isType(second) && timed.test(third);
  return isType(first) && timed.test(second) && !(texts[index - 1] ?? '').startsWith('From: ');
}

function readMessage(said: readonly string[], chat: ReadChat): ReadMessage | null {
  const blank = said.indexOf('');
  const fields = said.slice(0, blank === -1 ? said.length : blank);
  const of = (name: string): string | undefined =>
    fields.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const at = Date.parse(of('Sent') ?? of('Received') ?? '');
  if (Number.isNaN(at)) return null;
  const type = of('Type') ?? '';
  const isCall = type === 'call-history';
  if (type !== 'incoming' && type !== 'outgoing' && !isCall)
    return createMessage({ at, sender: null, kind: 'system', text: type.replaceAll('-', ' ') });
  const sender = addPerson(of('From') ?? 'Unknown', chat);
  if (isCall) return createMessage({ at, sender, kind: 'call' });
  const attachment = of('Attachment');
  const media = attachment === undefined ? null : kindOfAttachment(attachment);
  return createMessage({
    at,
    sender,
    kind: media === null ? 'text' : 'media',
    media,
    text: textOf(said.slice(fields.length)),
    flags: of('Edited') === undefined ? [] : ['edited'],
    reactions: fields.filter((line) => line.startsWith('Reaction: ')).length,
  });
}

function addPerson(from: string, chat: ReadChat): string {
  const [, name = from, number] = named.exec(from) ?? [];
  const key = from === 'You' ? 'me' : (number ?? from);
  if (!chat.people.has(key)) chat.people.set(key, from === 'You' ? 'Me' : name || key);
  return key;
}

/** `a.jpg (image/jpeg, 5 bytes)` */
function kindOfAttachment(text: string): string {
  const [, name = text, type = ''] = /^(.*) \(([\w.+-]+\/[\w.+-]+), \d+ bytes\)$/.exec(text) ?? [];
  return /^(image|video|audio)\//.exec(type)?.[1] ?? kindOfFile(name);
}

/** What was written; of a message that was edited the last version, which comes first. A quote is the words of somebody else. */
function textOf(lines: readonly string[]): string {
  const isEdited = lines.some((line) => line.startsWith('| Version: '));
  const own = isEdited ? lastVersion(lines) : lines;
  return own
    .filter((line) => !/^>(?: |$)/.test(line))
    .join('\n')
    .trim();
}

function lastVersion(lines: readonly string[]): string[] {
  const version = lines.filter((line) => line.startsWith('|')).map((line) => line.replace(/^\| ?/, ''));
  const next = version.findIndex((line, index) => index > 0 && line.startsWith('Version: '));
  const whole = next === -1 ? version : version.slice(0, next);
  const blank = whole.indexOf('');
  return blank === -1 ? [] : whole.slice(blank);
}
