import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitRows } from '#core/chat-archives/reading/tables/split-rows.ts';
import { describeKakaoText } from './describe-kakao-text.ts';
import { titleOfKakao } from './title-of-kakao.ts';

const time = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;

/** Reads the CSV of a KakaoTalk chat as a Mac writes it: time, name and text. Its times have seconds and no zone. */
export function readKakaotalkTable(file: ExportFile, { clock, report }: ReadingOptions): ReadChat {
  const title = titleOfKakao('', file.name);
  const chat = createChat('kakaotalk', title, title);
  for (const { cells, text, line, start, end } of splitRows(file.pieces())) {
    if (line === 1) continue;
    const [written = '', name = '', said = ''] = cells;
    const found = time.exec(written);
    if (found === null) {
      report.addUnread({ file: file.name, line, text });
      continue;
    }
    const [year = 0, month = 1, day, hour, minute, second] = found.slice(1).map(Number);
    const { at, trouble } = clock.toUtc(Date.UTC(year, month - 1, day, hour, minute, second));
    const flags = trouble === null ? [] : [trouble];
    const place = { file: file.name, line, start, end };
    const isNotice = name === '';
    if (!isNotice && !chat.people.has(name)) chat.people.set(name, name);
    chat.messages.push(
      isNotice
        ? createMessage({ at, sender: null, kind: 'system', text: said, flags, place })
        : createMessage({ at, sender: name, ...describeKakaoText(said), flags, place }),
    );
  }
  chat.isGroup = chat.people.size > 2;
  return chat;
}
