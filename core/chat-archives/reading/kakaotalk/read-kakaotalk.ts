import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitLines } from '#core/chat-archives/reading/split-lines.ts';
import { describeKakaoText } from './describe-kakao-text.ts';
import { type KakaoLine, parseKakaoLine } from './parse-kakao-line.ts';
import { titleOfKakao } from './title-of-kakao.ts';

/** Older than the message before by more than this, it was not written where it is. */
const dayMs = 86_400_000;

/** Reads the text of a KakaoTalk chat as Windows, Android and iPhones write it. */
export function readKakaotalk(file: ExportFile, { clock, report }: ReadingOptions): ReadChat {
  const chat = createChat('kakaotalk', '', '');
  chat.isToTheMinute = true;
  let day: number | null = null;
  let current: ReadMessage | null = null;
  let number = 0;
  for (const { text: raw, start } of splitLines(file.pieces())) {
    number += 1;
    const text = raw.replace(/^\ufeff/, '');
    if (number === 1) chat.title = titleOfKakao(text, file.name);
    const line = parseKakaoLine(text);
    if (line === null) {
      if (current !== null) extend(current, text, start + raw.length);
      else if (text.trim() !== '' && number > 3) report.addUnread({ file: file.name, line: number, text });
    } else if (line.kind === 'day') {
      day = line.dayMs ?? day;
      settle(current);
      current = null;
    } else if (line.kind === 'aside') {
      settle(current);
      current = null;
      const place = { file: file.name, line: number, start, end: start + raw.length };
      const at = chat.messages.at(-1)?.at ?? null;
      chat.messages.push(createMessage({ at, sender: null, kind: 'system', text, place }));
    } else if ((line.dayMs ?? day) === null) report.addUnread({ file: file.name, line: number, text });
    else {
      settle(current);
      const place = { file: file.name, line: number, start, end: start + raw.length };
      const message = { ...readMessage(line, (line.dayMs ?? day ?? 0) + line.timeMs, chat, clock), place };
      flagPasted(chat.messages.at(-1), message);
      chat.messages.push(message);
      current = message;
    }
  }
  settle(current);
  chat.key = chat.title;
  chat.isGroup = chat.people.size > 2;
  return chat;
}

function readMessage(
  line: Exclude<KakaoLine, { kind: 'day' | 'aside' }>,
  wall: number,
  chat: ReadChat,
  clock: ReadingOptions['clock'],
): ReadMessage {
  const { at, trouble } = clock.toUtc(wall);
  const flags = trouble === null ? [] : [trouble];
  if (line.kind === 'notice')
    return createMessage({ at, sender: null, kind: 'system', text: line.text, flags });
  const sender = line.name.trim() || 'Unknown';
  if (!chat.people.has(sender)) chat.people.set(sender, sender);
  return createMessage({ at, sender, text: line.text, flags });
}

/** A message goes on with this line. */
function extend(message: ReadMessage, text: string, end: number): void {
  message.text += `\n${text}`;
  if (message.place !== null) message.place.end = end;
}

/** Once all lines of a message are known, its text says what it is; blank lines before the next day are no part of it. */
function settle(message: ReadMessage | null): void {
  if (message === null || message.kind !== 'text') return;
  const text = message.text.replace(/\n+$/, '');
  if (message.place !== null) message.place.end -= message.text.length - text.length;
  Object.assign(message, describeKakaoText(text));
}

function flagPasted(before: ReadMessage | undefined, message: ReadMessage): void {
  if (before === undefined || before.at === null || message.at === null) return;
  if (before.at - message.at <= dayMs) return;
  for (const each of [before, message])
    if (!each.flags.includes('may-be-pasted')) each.flags.push('may-be-pasted');
}
