import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const german = 'Name;Größe;Preis\nMüller;5;3,50 €\n';
const chinese = '产品,价格\n苹果,5元\n香蕉,7元\n营业时间是早上九点到下午五点\n';

const cases: [encoding: string, text: string][] = [
  ['utf-8', german],
  ['utf-8', chinese],
  ['windows-1252', german],
  ['windows-1252', 'Größe'],
  ['windows-1252', 'Äpfel, Öl, Übung'],
  ['windows-1252', 'Crème brûlée à la carte – 5,50 €'],
  ['windows-1252', 'El niño pidió más café mañana'],
  [
    'windows-1254',
    'Çalışma saatlerimiz hafta içi dokuz ile beş arasındadır. İade süresi otuz gündür, ürün kullanılmamış olmalıdır.',
  ],
  ['windows-1251', 'Мы работаем с понедельника по пятницу с девяти до шести часов вечера.'],
  ['gb18030', chinese],
  ['gb18030', '产品,价格\n苹果,5元\n'],
  ['big5', '營業時間是早上九點到下午五點，歡迎光臨我們的商店。'],
  ['shift_jis', '営業時間は午前九時から午後五時までです。'],
  ['euc-jp', '営業時間は午前九時から午後五時までです。'],
  ['euc-kr', '영업 시간은 오전 아홉 시부터 오후 다섯 시까지입니다.'],
];

describe('decodeText', () => {
  test.each(cases)('reads %s without a mark: %s', (encoding, text) => {
    expect(decodeText(iconv.encode(text, encoding))).toBe(text);
  });

  test.each(['utf-8', 'utf-16le', 'utf-16be'])('reads %s with its byte-order mark', (encoding) => {
    expect(decodeText(iconv.encode(german, encoding, { addBOM: true }))).toBe(german);
  });

  test.each(['utf-16le', 'utf-16be'])('reads %s without a mark by its zeros', (encoding) => {
    expect(decodeText(iconv.encode(german, encoding))).toBe(german);
  });
});
