import { describe, expect, test } from 'vitest';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { chatsOf, type Given, readFiles, timeOf } from '../fixtures/read-files.ts';
import { halfOfDay } from './half-of-day.ts';
import { persianDay } from './persian-day.ts';

/** Faults that other readers of exports have, by the name of each. */

const whatsApp = (text: string, given: Given = {}): ReadMessage[] =>
  chatsOf({ 'WhatsApp Chat with Club.txt': text }, given)[0]?.messages ?? [];

const only = (messages: ReadMessage[]): ReadMessage => {
  expect(messages).toHaveLength(1);
  return messages[0] as ReadMessage;
};

describe('headers of phones and languages', () => {
  const dmy = { dateOrder: 'dmy' } as const;
  test.each<[string, string, Given?]>([
    ['W1 year first', '2024/03/05 15:04 - Ann: hi'],
    ['W2 zh, pm', '2024/3/5 下午3:04 - Ann: hi'],
    ['W3 ko, pm', '2024. 3. 5. 오후 3:04 - Ann: hi'],
    ['W4 de, nachm.', '05.03.24, 3:04 nachm. - Ann: hi'],
    ['W5 ar', '٥/٣/٢٠٢٤، ٣:٠٤ م - Ann: hi'],
    ['ar with marks', '٥\u200f/٣\u200f/٢٠٢٤، ٣:٠٤ م - Ann: hi'],
    ['W5 fa', '۵/۳/۲۰۲۴، ۱۵:۰۴ - Ann: hi', dmy],
    ['W5 bn', '৫/৩/২৪, ১৫:০৪ - Ann: hi', dmy],
    ['W6 with a BOM', '\ufeff05/03/2024, 15:04 - Ann: hi', dmy],
    ['W8 a year of the Buddhist calendar', '5/3/2567 15:04 - Ann: hi', dmy],
    ['W11 de', '05.03.24, 15:04 - Ann: hi'],
    ['W11 nl', '05-03-2024 15:04 - Ann: hi', dmy],
    ['W11 fr', '05/03/2024 à 15:04 - Ann: hi'],
    ['W11 es-MX', '5/3/2024, 3:04\u202fp.\u00a0m. - Ann: hi'],
    ['en-GB', '05/03/2024, 15:04 - Ann: hi', dmy],
    ['en-US', '3/5/24, 3:04\u202fPM - Ann: hi', { dateOrder: 'mdy' }],
    ['iOS, 24 hours', '[05/03/2024, 15:04:00] Ann: hi', dmy],
    ['iOS, 12 hours', '[3/5/24, 3:04:00\u202fPM] Ann: hi', { dateOrder: 'mdy' }],
    ['iOS, de', '[05.03.24, 15:04:00] Ann: hi'],
    ['sv', '2024-03-05 15:04 - Ann: hi'],
    ['pt-BR', '05/03/2024 15:04 - Ann: hi', dmy],
    ['fi', '5.3.2024 klo 15.04 - Ann: hi'],
    ['id', '05/03/24 15.04 - Ann: hi', dmy],
    ['bg', '5.03.24 г., 15:04 - Ann: hi'],
    ['hu', '2024. 03. 05. 15:04 - Ann: hi'],
    ['ja', '2024/03/05 15:04 - Ann: hi'],
    ['ja, pm', '2024/03/05 午後3:04 - Ann: hi'],
    ['zh, iOS', '[2024/3/5 下午3:04:00] Ann: hi'],
    ['ko, iOS', '[2024. 3. 5. 오후 3:04:00] Ann: hi'],
    ['vi, time first', '15:04, 05/03/2024 - Ann: hi'],
    ['tr', '5.03.2024 15:04 - Ann: hi'],
    ['pl', '5.03.2024, 15:04 - Ann: hi'],
    ['ru', '05.03.2024, 15:04 - Ann: hi'],
    ['el, pm', '5/3/24, 3:04 μ.μ. - Ann: hi', dmy],
    ['hi, pm', '05/03/24, 3:04 pm - Ann: hi', dmy],
    ['en-AU', '5/3/24, 3:04 pm - Ann: hi', dmy],
    ['en-ZA', '2024/03/05, 15:04 - Ann: hi'],
    ['en-CA', '2024-03-05, 3:04 p.m. - Ann: hi'],
    ['it', '05/03/24, 15:04 - Ann: hi', dmy],
    ['da', '05.03.2024 15.04 - Ann: hi'],
    ['th', '5/3/2567 15:04 - Ann: hi', dmy],
    ['he', '5.3.2024, 15:04 - Ann: hi'],
    ['fi, pm', '5.3.2024 klo 3.04 ip. - Ann: hi'],
    ['vi, pm', '3:04 CH, 05/03/2024 - Ann: hi'],
    ['sq, pm', '5.3.24, 3:04\u202fe pasdites - Ann: hi'],
    ['ur, pm', '5/3/24، 3:04 شام - Ann: hi', dmy],
    ['mr, pm', '५/३/२०२४, ३:०४ म.उ. - Ann: hi', dmy],
    ['ta, pm', '5/3/24, பிற்பகல் 3:04 - Ann: hi', dmy],
    ['am, pm', '5/3/24, 3:04 ከሰዓት - Ann: hi', dmy],
    ['my', '၅/၃/၂၄၊ ၁၅:၀၄ - Ann: hi', dmy],
    ['fr-CA', '2024-03-05 15 h 04 - Ann: hi'],
    ['fr-CA, iOS', '[2024-03-05 15 h 04 min 00 s] Ann: hi'],
    ['fa, the Persian calendar', '۱۴۰۲/۱۲/۱۵،\u200f ۱۵:۰۴ - Ann: hi'],
    ['he, iOS, from the right', '\u200f[5.3.2024, 15:04:00] Ann: hi'],
    ['sl', '5. 3. 24, 15:04 - Ann: hi'],
    ['hr', '05. 03. 2024. u 15:04 - Ann: hi'],
  ])('%s', (_name, text, given = {}) => {
    const message = only(whatsApp(text, given));
    expect([timeOf(message), message.sender, message.text]).toEqual(['2024-03-05T15:04:00', 'Ann', 'hi']);
  });

  // As the machine's own tables have them, which older ones have otherwise.
  test.each([
    'fi',
    'sv',
    'el',
    'lt',
    'lv',
    'sq',
    'sl',
    'my',
    'lo',
    'ky',
    'mn',
    'ps',
    'si',
    'so',
    'uz',
    'ga',
    'is',
  ])('%s: both halves of the day are told apart', (language) => {
    const wordAt = (hour: number): string =>
      new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
        .formatToParts(Date.UTC(2024, 2, 5, hour))
        .find(({ type }) => type === 'dayPeriod')?.value ?? '';
    expect([halfOfDay(wordAt(9)), halfOfDay(wordAt(15))]).toEqual(['am', 'pm']);
  });

  test('every day of the Persian calendar from 2009 to 2050 is the one that the machine has', () => {
    const persian = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    for (let ms = Date.UTC(2009, 2, 21); ms < Date.UTC(2051, 2, 20); ms += 86_400_000) {
      const parts = persian.formatToParts(ms);
      const numberOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
      expect(persianDay(numberOf('year'), numberOf('month'), numberOf('day'))).toBe(ms);
    }
    expect(only(whatsApp('1402/12/15, 15:04 - Ann: hi')).flags).toEqual(['persian-year']);
    // The last month has 29 days in that year.
    expect(persianDay(1_402, 12, 30)).toBeNull();
  });

  test('half of the day that is not known is not guessed', () => {
    expect(readFiles({ 'a.txt': '05.03.24, 3:04 xyzzy - Ann: hi' })).toMatchObject({ kind: 'refused' });
  });
});

describe('the order of day and month', () => {
  test.each([
    ['W9 a part above 12', '1/31/2024, 3:04 PM - Ann: hi', '2024-01-31T15:04:00'],
    ['W10 the day above 12', '25/09/20, 10:27 - Ann: hi', '2020-09-25T10:27:00'],
    [
      'time goes forward',
      ['1/2/24, 10:00', '2/2/24, 10:00', '3/2/24, 10:00', '1/3/24, 10:00', '2/3/24, 10:00']
        .map((at) => `${at} - Ann: a`)
        .join('\n'),
      '2024-02-01T10:00:00',
    ],
  ])('%s', (_name, text, expected) => {
    expect(timeOf(whatsApp(text)[0] as ReadMessage)).toBe(expected);
  });

  test('W12 what nothing decides is asked, and read as answered', () => {
    const text = '12/5/23, 3:04 PM - Ann: a\n1/6/24, 3:04 PM - Ann: b';
    expect(readFiles({ 'a.txt': text })).toMatchObject({
      kind: 'asks',
      possible: ['dmy', 'mdy'],
      samples: ['12/5/23, 3:04 PM - Ann: a', '1/6/24, 3:04 PM - Ann: b'],
    });
    expect(whatsApp(text, { dateOrder: 'dmy' }).map(timeOf)).toEqual([
      '2023-05-12T15:04:00',
      '2024-06-01T15:04:00',
    ]);
    expect(whatsApp(text, { dateOrder: 'mdy' }).map(timeOf)).toEqual([
      '2023-12-05T15:04:00',
      '2024-01-06T15:04:00',
    ]);
  });
});

describe('what is a message, and whose', () => {
  const dmy = { dateOrder: 'dmy' } as const;

  test('W13 a pasted header is no message where CR LF ends them', () => {
    const text = '[05/03/2024, 15:04:00] Ann: see\n[01/01/2020, 10:00:00] Bo: I owe you 500\r\n';
    const message = only(whatsApp(text, dmy));
    expect([message.sender, message.text]).toEqual(['Ann', 'see\n[01/01/2020, 10:00:00] Bo: I owe you 500']);
  });

  test('W14 without that clue both are flagged', () => {
    const messages = whatsApp(
      '[05/03/2024, 15:04:00] Ann: see\n[01/01/2020, 10:00:00] Bo: I owe you 500\n',
      dmy,
    );
    expect(messages.map(({ flags }) => flags)).toEqual([['may-be-pasted'], ['may-be-pasted']]);
  });

  test('a line with the header of another phone is text', () => {
    const text = ['one', 'two', 'three'].map((word) => `05/03/2024, 15:04 - Ann: ${word}`).join('\n');
    const messages = whatsApp(`${text}\n[01/01/2020, 10:00:00] Bo: I owe you`, dmy);
    expect(messages.at(-1)?.text).toBe('three\n[01/01/2020, 10:00:00] Bo: I owe you');
  });

  test.each<[string, string, Partial<ReadMessage>]>([
    [
      'W15 a colon in the name of a group',
      '05/03/2024, 15:04 - Ann changed the subject from "A: b" to "C: d"',
      { kind: 'system', sender: null },
    ],
    [
      'W16 the actor in the place of the author',
      '[14.08.2024, 21:00:11] Club: \u200eBo added you',
      { kind: 'system', sender: null },
    ],
    [
      'W17 a word of the system inside a text',
      '05/03/2024, 15:04 - Ann: I added milk to the list',
      { kind: 'text', sender: 'Ann', text: 'I added milk to the list' },
    ],
    ['W18 a blank line', '05/03/2024, 15:04 - Ann: one\n\ntwo', { text: 'one\n\ntwo' }],
    [
      'W19 a message to be seen once',
      '[05/03/2024, 15:04:05] Ann:',
      { kind: 'text', sender: 'Ann', text: '' },
    ],
    [
      'W20 an edit',
      '05/03/2024, 15:04 - Ann: fixed \u200e<This message was edited>',
      { text: 'fixed', flags: ['edited'] },
    ],
    [
      'an edit in another language',
      '05/03/2024, 15:04 - Ann: så \u200e<Detta meddelande redigerades>',
      { text: 'så', flags: ['edited'] },
    ],
    [
      'W21 a number with marks',
      '05/03/2024, 15:04 - \u202a+44\u00a07700\u00a0900123\u202c: hi',
      { sender: '+447700900123' },
    ],
    ['W21 the same number without', '05/03/2024, 15:04 - +44 7700 900123: hi', { sender: '+447700900123' }],
    ['a contact that is not saved', '05/03/2024, 15:04 - ~\u00a0Nev: hi', { sender: 'Nev' }],
    ['deleted, he', '5.3.2024, 15:04 - Ann: הודעה זו נמחקה', { kind: 'deleted', text: '' }],
    ['deleted, zh', '2024/03/05 15:04 - Ann: 此消息已删除。', { kind: 'deleted', text: '' }],
    [
      'an edit of Android, ru',
      '05.03.2024, 15:04 - Ann: да <Сообщение изменено>',
      { text: 'да', flags: ['edited'] },
    ],
    [
      'media of Android',
      '05/03/2024, 15:04 - Ann: <Media omitted>',
      { kind: 'media', media: 'unknown', text: '' },
    ],
    [
      'media of iOS',
      '[05/03/2024, 15:04:05] Ann: \u200eimage omitted',
      { kind: 'media', media: 'image', text: '' },
    ],
    [
      'an attachment of iOS',
      '\u200e[05/03/2024, 15:04:05] Ann: \u200e<attached: 00000002-PHOTO-2024.jpg>',
      { kind: 'media', media: 'image', text: '' },
    ],
    [
      'an attachment of Android, with words',
      '05/03/2024, 15:04 - Ann: IMG-20240305-WA0001.jpg (file attached)\nour cat',
      { kind: 'media', media: 'image', text: 'our cat' },
    ],
    ['a deleted message', '05/03/2024, 15:04 - Ann: This message was deleted', { kind: 'deleted', text: '' }],
    ['a call', '[05/03/2024, 15:04:05] Ann: \u200eMissed voice call', { kind: 'call' }],
    [
      'a line of Android without author',
      '05/03/2024, 15:04 - Messages and calls are end-to-end encrypted.',
      { kind: 'system', sender: null },
    ],
    [
      'a link is no author',
      '05/03/2024, 15:04 - Ann: https://a.example: see',
      { sender: 'Ann', text: 'https://a.example: see' },
    ],
  ])('%s', (_name, text, expected) => {
    expect(only(whatsApp(text, dmy))).toMatchObject(expected);
  });

  test('W22, W23 hours of the change of clocks are flagged', () => {
    const given = { zone: 'Europe/London' };
    const spring = only(whatsApp('31/03/2024, 01:30 - Ann: a', given));
    expect([timeOf(spring), spring.flags]).toEqual(['2024-03-31T01:30:00', ['no-such-hour']]);
    const autumn = only(whatsApp('27/10/2024, 01:30 - Ann: a', given));
    expect([timeOf(autumn), autumn.flags]).toEqual(['2024-10-27T00:30:00', ['hour-twice']]);
  });

  test('lines before the first message are counted and kept', () => {
    const { report } = readFiles({ 'a.txt': 'Exported by a program\n31/03/2024, 01:30 - Ann: a' });
    expect([report.unreadCount, report.unread]).toEqual([
      1,
      [{ file: 'a.txt', line: 1, text: 'Exported by a program' }],
    ]);
  });
});
