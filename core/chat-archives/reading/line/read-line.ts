import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitLines } from '#core/chat-archives/reading/split-lines.ts';
import { halfOfDay } from '#core/chat-archives/reading/whatsapp/half-of-day.ts';
import { orderOfDays } from './order-of-days.ts';
import { readLineDay } from './read-line-day.ts';

const spoken = /^(?:(\p{L}{2}) ?)?(\d{1,2}):(\d{2})(?: ?([AP]M))?\t([^\t]*)(?:\t([\s\S]*))?$/u;
const media: Record<string, string> = {
  '[Photo]': 'image',
  '[Photos]': 'image',
  '[Sticker]': 'sticker',
  '[Video]': 'video',
  '[Voice message]': 'audio',
  '[File]': 'file',
  '[写真]': 'image',
  '[スタンプ]': 'sticker',
  '[動画]': 'video',
  '[ボイスメッセージ]': 'audio',
  '[ファイル]': 'file',
  '[照片]': 'image',
  '[圖片]': 'image',
  '[图片]': 'image',
  '[貼圖]': 'sticker',
  '[表情贴图]': 'sticker',
  '[影片]': 'video',
  '[视频]': 'video',
  '[語音訊息]': 'audio',
  '[语音讯息]': 'audio',
  '[檔案]': 'file',
  '[文件]': 'file',
  '[사진]': 'image',
  '[스티커]': 'sticker',
  '[동영상]': 'video',
  '[음성메시지]': 'audio',
  '[파일]': 'file',
  '[Foto]': 'image',
  '[Stiker]': 'sticker',
  '[Pesan suara]': 'audio',
  '[รูป]': 'image',
  '[รูปภาพ]': 'image',
  '[สติกเกอร์]': 'sticker',
  '[วิดีโอ]': 'video',
  '[ข้อความเสียง]': 'audio',
  '[ไฟล์]': 'file',
};

/** Reads the text of a LINE chat: a line for each day, then time, name and text between tabs. */
export function readLine(file: ExportFile, { clock, report }: ReadingOptions): ReadChat {
  const chat = createChat('line', '', '');
  chat.isToTheMinute = true;
  const order = orderOfDays(splitLines(file.pieces()));
  const dayOf = (line: string): number | null => {
    const day = readLineDay(line);
    if (day === null) return null;
    return order === null ? (day.month === day.day ? day.month : null) : day[order];
  };
  let dayMs: number | null = null;
  let current: ReadMessage | null = null;
  let isQuoted = false;
  let open: OpenLine[] = [];
  let number = 0;
  for (const { text: line, start } of splitLines(file.pieces())) {
    number += 1;
    const text = line.replace(/^\ufeff/, '');
    if (number === 1) {
      chat.title = titleOf(text);
      continue;
    }
    const said = spoken.exec(text);
    if (isQuoted && current !== null && said === null) {
      // A day inside a quotation is a day only if nothing closes the quotation before the next message.
      open.push({ day: dayOf(text), length: current.text.length, end: current.place?.end ?? 0 });
      isQuoted = !/(?:^|[^"])(?:"")*"$/.test(text);
      extend(current, start + line.length);
      current.text += `\n${isQuoted ? text : text.slice(0, -1)}`;
      if (!isQuoted) current.text = current.text.replaceAll('""', '"');
      continue;
    }
    // Somebody began a message with a quotation mark that nothing closes.
    if (isQuoted && current !== null) dayMs = cutAtDay(current, open) ?? dayMs;
    open = [];
    isQuoted = false;
    const day = dayOf(text);
    const found = day === null ? said : null;
    if (day !== null) dayMs = day;
    else if (found !== null && dayMs !== null) {
      const place = { file: file.name, line: number, start, end: start + line.length };
      current = { ...readSpoken(found, dayMs, chat, clock), place };
      chat.messages.push(current);
      isQuoted = current.text.startsWith('"') && !/^"[\s\S]*"$/.test(current.text);
      if (isQuoted || /^"[\s\S]*\n[\s\S]*"$/.test(current.text)) current.text = current.text.slice(1);
    } else if (number > 3 && text.trim() !== '') {
      if (current === null) report.addUnread({ file: file.name, line: number, text });
      else {
        current.text += `\n${text}`;
        extend(current, start + line.length);
      }
    }
  }
  chat.key = chat.title;
  chat.isGroup = chat.people.size > 2;
  return chat;
}

/** A line after a quotation mark that is not closed yet, with what the message was before it. */
interface OpenLine {
  day: number | null;
  length: number;
  end: number;
}

/** Takes from a message what begins with a day, which was no part of it. Answers the last of the days. */
function cutAtDay(message: ReadMessage, open: readonly OpenLine[]): number | null {
  const first = open.find(({ day }) => day !== null);
  if (first === undefined) return null;
  message.text = message.text.slice(0, first.length);
  if (message.place !== null) message.place.end = first.end;
  return open.findLast(({ day }) => day !== null)?.day ?? null;
}

/** A message goes on to here. */
function extend({ place }: ReadMessage, end: number): void {
  if (place !== null) place.end = end;
}

const titleOf = (line: string): string =>
  line
    .replace(/^\[LINE\] ?/, '')
    .replace(/^Chat (?:history )?(?:in|with) /, '')
    .replace(/(?:との)?トーク履歴$|のトーク$/, '')
    .replace(/^[與与](.+)的(?:聊天記錄|聊天记录)$/, '$1')
    .replace(/^ประวัติการ(?:แชท|สนทนา)(?:กับ|ใน) ?/, '')
    .replace(/^Riwayat (?:chat|obrolan) (?:dengan|di) /, '')
    .replace(/ ?님과의 대화$/, '')
    .replace(/^"|"$/g, '')
    .trim() || 'LINE';

function readSpoken(
  [, before, hour, minute, after, name = '', text]: RegExpExecArray,
  dayMs: number,
  chat: ReadChat,
  clock: ReadingOptions['clock'],
): ReadMessage {
  // Old phones wrote 24:04 for four minutes past midnight of the same line.
  const half = before ?? after;
  const hours =
    half === undefined ? Number(hour) % 24 : (Number(hour) % 12) + (halfOfDay(half) === 'pm' ? 12 : 0);
  const { at, trouble } = clock.toUtc(dayMs + (hours * 60 + Number(minute)) * 60_000);
  const flags = trouble === null ? [] : [trouble];
  if (text === undefined || name === '')
    return createMessage({ at, sender: null, kind: 'system', text: text ?? name, flags });
  if (!chat.people.has(name)) chat.people.set(name, name);
  const kind = media[text];
  if (kind !== undefined) return createMessage({ at, sender: name, kind: 'media', media: kind, flags });
  if (/^☎/.test(text)) return createMessage({ at, sender: name, kind: 'call', flags });
  return createMessage({ at, sender: name, text, flags });
}
