import { expect, test } from 'vitest';
import { type Row, rowsOf } from '../fixtures/rows-of.ts';

/** Forms of exports that are met seldom: each was read wrongly once. */

const android = 'WhatsApp Chat with Bo.txt';
const iphone = '_chat.txt';

test.each<[form: string, file: string, text: string, message: Row]>([
  [
    'media left out, in Japanese',
    android,
    '2024/03/15 15:04 - Ann: <メディアは含まれていません>',
    ['03-15T15:04:00', 'Ann', 'media', 'unknown', ''],
  ],
  [
    'media left out, in Chinese of Taiwan',
    android,
    '2024/3/15 下午3:04 - Ann: <省略多媒體檔案>',
    ['03-15T15:04:00', 'Ann', 'media', 'unknown', ''],
  ],
  [
    'media left out, in Chinese',
    android,
    '2024/3/15 15:04 - Ann: <媒体文件已省略>',
    ['03-15T15:04:00', 'Ann', 'media', 'unknown', ''],
  ],
  [
    'a missed call, in Portuguese',
    iphone,
    '[25/03/24, 15:04:05] Ann: \u200eChamada de voz perdida',
    ['03-25T15:04:05', 'Ann', 'call', null, 'Chamada de voz perdida'],
  ],
  [
    'a missed video call, in Italian',
    iphone,
    '[25/03/24, 15:04:05] Ann: \u200eVideochiamata persa',
    ['03-25T15:04:05', 'Ann', 'call', null, 'Videochiamata persa'],
  ],
  [
    'media left out, in Thai',
    android,
    '25/3/2567 15:04 - Ann: <ไม่รวมไฟล์สื่อ>',
    ['03-25T15:04:00', 'Ann', 'media', 'unknown', ''],
  ],
  [
    'a picture left out by an iPhone, in Korean',
    iphone,
    '[2024. 3. 25. 오후 3:04:05] Ann: \u200e사진 생략됨',
    ['03-25T15:04:05', 'Ann', 'media', 'image', ''],
  ],
  [
    'a picture left out by an iPhone, in Japanese',
    iphone,
    '[2024/03/25 15:04:05] Ann: \u200e画像は省略されました',
    ['03-25T15:04:05', 'Ann', 'media', 'image', ''],
  ],
  [
    'a picture left out by an iPhone, in Hebrew',
    iphone,
    '[25/03/2024, 15:04:05] Ann: \u200eהתמונה הושמטה',
    ['03-25T15:04:05', 'Ann', 'media', 'image', ''],
  ],
  [
    'a picture left out by an iPhone, in Arabic',
    iphone,
    '[25/03/2024، 3:04:05 م] Ann: \u200eتم استبعاد الصورة',
    ['03-25T15:04:05', 'Ann', 'media', 'image', ''],
  ],
  [
    'a message that its sender deleted, in Hindi',
    android,
    '25/03/24, 3:04 pm - Ann: आपने यह मैसेज मिटा दिया',
    ['03-25T15:04:00', 'Ann', 'deleted', null, ''],
  ],
  [
    'an edited message, in Spanish with a full stop',
    android,
    '25/3/24, 15:04 - Ann: hola <Se editó este mensaje.>',
    ['03-25T15:04:00', 'Ann', 'text', null, 'hola'],
  ],
  [
    'a word for hours after the time, in Bulgarian',
    android,
    '25.03.24 г., 15:04 ч. - Ann: здравей',
    ['03-25T15:04:00', 'Ann', 'text', null, 'здравей'],
  ],
  [
    'a word for hours after the time, in German',
    android,
    '25.03.24, 15:04 Uhr - Ann: hallo',
    ['03-25T15:04:00', 'Ann', 'text', null, 'hallo'],
  ],
])('%s', (_form, file, text, message) => {
  expect(rowsOf({ [file]: text })).toEqual([message]);
});
