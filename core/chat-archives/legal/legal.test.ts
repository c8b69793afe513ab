import { describe, expect, test } from 'vitest';
import { byteOffsets } from './byte-offsets.ts';
import { chainEvents } from './chain-events.ts';
import { findBrokenLink } from './find-broken-link.ts';
import type { LegalRecord, LegalSettings, OriginalText } from './legal-package.ts';
import { openTexts } from './open-texts.ts';
import { readOriginal } from './read-original.ts';
import { sha256Of } from './sha256-of.ts';
import { writeRecordTable } from './write-record-table.ts';
import { writeRecords } from './write-records.ts';

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** UTF-16 with its mark, the byte that counts less first. */
function inUtf16(text: string): Uint8Array {
  const codes = [0xfeff, ...Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))];
  return Uint8Array.from(codes.flatMap((code) => [code & 0xff, code >> 8]));
}

const settingsOf = (uploadName: string): LegalSettings => ({
  uploadName,
  zone: 'Europe/London',
  dateOrder: 'dmy',
  chat: null,
});

function recordsOf(
  files: Record<string, string | Uint8Array>,
  settings = settingsOf(Object.keys(files)[0] ?? ''),
): LegalRecord[] {
  const parts = Object.entries(files).map(([name, content]) => ({
    name,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }));
  const texts = openTexts(parts, parts.length > 1, decode) ?? [];
  const listed = parts.map(({ name, bytes }) => ({ name, sizeBytes: bytes.length, sha256: sha256Of(bytes) }));
  const read = readOriginal(texts, listed, settings);
  if (read.kind !== 'read') throw new Error(read.sentence);
  return read.records;
}

const whatsapp = [
  '25/12/2023, 15:04 - Ann: Überraschung 👍🏽',
  '25/12/2023, 15:06 - Bo: two lines',
  'the second, with お茶',
  '',
  '26/12/2023, 09:00 - Ann: done',
];

/** Of each platform a file, and the texts of its messages as they are in the file. */
const samples: [string, Record<string, string>, string[]][] = [
  ['WhatsApp', { 'chat.txt': whatsapp.join('\r\n') }, ['Überraschung 👍🏽', 'two lines', 'done']],
  [
    'Telegram',
    {
      'result.json': JSON.stringify({
        name: 'Bo',
        type: 'personal_chat',
        id: 5,
        messages: ['hé', '𝔸 two'].map((text, id) => ({
          id,
          type: 'message',
          date_unixtime: '1709651045',
          from: 'Bo',
          from_id: 'user5',
          text,
        })),
      }),
    },
    ['hé', '𝔸 two'],
  ],
  [
    'Messenger',
    {
      'message_1.json': JSON.stringify({
        participants: [{ name: 'Ann' }, { name: 'Bo' }],
        title: 'Bo',
        thread_path: 'inbox/bo',
        messages: [
          { sender_name: 'Bo', timestamp_ms: 1_709_651_045_000, content: 'newer' },
          { sender_name: 'Ann', timestamp_ms: 1_709_651_000_000, content: 'older' },
        ],
      }),
    },
    ['older', 'newer'],
  ],
  [
    'Discord',
    {
      'channel.json': JSON.stringify({
        guild: { name: 'Home' },
        channel: { id: '1', name: 'talk' },
        messages: ['one', 'two'].map((content, id) => ({
          id: String(id + 1),
          type: 'Default',
          timestamp: '2024-03-05T15:04:05+00:00',
          content,
          author: { id: '7', name: 'Bo' },
        })),
      }),
    },
    ['one', 'two'],
  ],
  [
    'Slack',
    {
      'users.json': JSON.stringify([{ id: 'U1', name: 'bo' }]),
      'general/2024-03-05.json': JSON.stringify([{ ts: '1709651045.000200', user: 'U1', text: 'hi all' }]),
    },
    ['hi all'],
  ],
  [
    'Snapchat',
    {
      'chat_history.json': JSON.stringify({
        bo: ['later', 'sooner'].map((Content, index) => ({
          From: 'bo',
          'Media Type': 'TEXT',
          Created: `2024-03-05 15:0${5 - index}:05 UTC`,
          Content,
          IsSender: false,
        })),
      }),
    },
    ['sooner', 'later'],
  ],
  [
    'LINE',
    {
      'line.txt':
        '[LINE] Chat history with Bo\nSaved on: 2024/03/05\n\n2024/03/05(Tue)\n15:04\tBo\tfirst\n15:05\tAnn\tsecond',
    },
    ['first', 'second'],
  ],
  [
    'iMessage',
    {
      'Bo.txt':
        'Mar 05, 2024  3:04:05 PM\nBo\nfirst text\n\nMar 05, 2024  3:05:05 PM\nMe\nsecond text\nwith more\n\n',
    },
    ['first text', 'second text\nwith more'],
  ],
  [
    'SMS',
    {
      'sms.xml':
        '<?xml version="1.0"?>\n<smses count="2">\n  <sms address="+4412" date="1709651045000" type="1" body="caf&#233;" contact_name="Bo"/>\n  <sms address="+4412" date="1709651046000" type="2" body="sure" contact_name="Bo"/>\n</smses>',
    },
    ['body="caf&#233;"', 'body="sure"'],
  ],
  [
    'Skype',
    {
      'messages.json': JSON.stringify({
        userId: 'x',
        exportDate: '2024-03-05',
        conversations: [
          {
            id: '8:bo',
            displayName: 'Bo',
            MessageList: ['newest', 'oldest'].map((content, index) => ({
              id: String(index),
              originalarrivaltime: `2024-03-05T15:0${5 - index}:00Z`,
              messagetype: 'Text',
              content,
              from: '8:bo',
            })),
          },
        ],
      }),
    },
    ['oldest', 'newest'],
  ],
  [
    'Signal',
    {
      'main.jsonl': [
        { version: '1', backupTimeMs: '1' },
        { recipient: { id: '2', contact: { e164: '4412', profileGivenName: 'Bo' } } },
        { chat: { id: '1', recipientId: '2' } },
        ...['first', 'second'].map((body) => ({
          chatItem: {
            chatId: '1',
            authorId: '2',
            dateSent: '1709651045000',
            standardMessage: { text: { body } },
          },
        })),
      ]
        .map((frame) => JSON.stringify(frame))
        .join('\n'),
    },
    ['first', 'second'],
  ],
  [
    'KakaoTalk',
    { 'chat.txt': '2024. 3. 5. 오후 3:04, Bo : 첫째\nline\n\n2024. 3. 5. 오후 3:05, Ann : 둘째' },
    ['첫째\nline', '둘째'],
  ],
  [
    'KakaoTalk of a Mac',
    {
      'chat.csv':
        'Date,User,Message\n2024-03-05 15:04:05,"Bo","one,\ntwo"\n2024-03-05 15:04:06,"Ann","three"',
    },
    ['one,\ntwo', 'three'],
  ],
  [
    'Google Chat',
    {
      'DM 1/messages.json': JSON.stringify({
        messages: ['one', 'two'].map((text, index) => ({
          creator: { name: 'Bo', email: 'bo@a.example' },
          created_date: `Tuesday, March 5, 2024 at 3:04:0${index} PM UTC`,
          text,
        })),
      }),
    },
    ['one', 'two'],
  ],
  [
    'Discord package',
    {
      'messages/c1/messages.json':
        '[{"ID": 2, "Timestamp": "2024-03-05 15:04:05", "Contents": "one"}, {"ID": 3, "Timestamp": "2024-03-05 15:04:06", "Contents": "two"}]',
    },
    ['one', 'two'],
  ],
  [
    'X',
    {
      'direct-messages.js': `window.YTD.direct_messages.part0 = ${JSON.stringify([
        {
          dmConversation: {
            conversationId: '1-2',
            messages: ['newest', 'oldest'].map((text, index) => ({
              messageCreate: {
                id: `${9 - index}`,
                senderId: '1',
                text,
                createdAt: `2024-03-05T15:04:0${5 - index}.000Z`,
              },
            })),
          },
        },
      ])}`,
    },
    ['oldest', 'newest'],
  ],
];

describe('each message is traced to its bytes', () => {
  test.each(samples)('%s', (_name, files, texts) => {
    const records = recordsOf(files);
    expect(records).toHaveLength(_name === 'WhatsApp' ? 3 : texts.length);
    for (const [index, { file, byteOffset, byteLength, sha256 }] of records.entries()) {
      const bytes = new TextEncoder()
        .encode(files[file ?? ''])
        .subarray(byteOffset ?? 0, (byteOffset ?? 0) + (byteLength ?? 0));
      const raw = new TextDecoder().decode(bytes);
      expect(raw).toContain(texts[index]);
      for (const other of texts.filter((_text, at) => at !== index)) expect(raw).not.toContain(other);
      expect(sha256).toBe(sha256Of(bytes));
    }
  });

  test('in UTF-8 with and without a mark, and in UTF-16', () => {
    const text = whatsapp.join('\n');
    const plain = new TextEncoder().encode(text);
    const [first] = recordsOf({ 'chat.txt': plain });
    expect(first).toMatchObject({ line: 1, byteOffset: 0, byteLength: 47 });
    const marked = recordsOf({ 'chat.txt': Uint8Array.from([0xef, 0xbb, 0xbf, ...plain]) });
    expect(marked[0]).toMatchObject({ byteOffset: 3, byteLength: 47, sha256: first?.sha256 });
    const wide = inUtf16(text);
    for (const { byteOffset, byteLength, text } of recordsOf({ 'chat.txt': wide })) {
      const bytes = wide.subarray(byteOffset ?? 0, (byteOffset ?? 0) + (byteLength ?? 0));
      expect(new TextDecoder('utf-16le').decode(bytes)).toContain(text);
    }
  });

  test('of a message with lines, all of them and no blank line after it', () => {
    const [, second] = recordsOf({ 'chat.txt': whatsapp.join('\r\n') });
    expect(second).toMatchObject({ line: 2, text: 'two lines\nthe second, with お茶' });
    const bytes = new TextEncoder().encode(whatsapp.join('\r\n'));
    const raw = new TextDecoder().decode(
      bytes.subarray(second?.byteOffset ?? 0, (second?.byteOffset ?? 0) + (second?.byteLength ?? 0)),
    );
    expect(raw).toBe('25/12/2023, 15:06 - Bo: two lines\r\nthe second, with お茶');
  });

  test('not at all where text and bytes do not fit together', () => {
    const text: OriginalText = { name: 'a', bytes: new Uint8Array(4), text: 'abc', encoding: 'utf-8' };
    expect(byteOffsets(text, [0, 1])).toBeNull();
    expect(byteOffsets({ ...text, bytes: new Uint8Array(3) }, [0, 1, 3])).toEqual([0, 1, 3]);
    expect(openTexts([{ name: 'a.txt', bytes: Uint8Array.from([0xc3, 0x28]) }], false, decode)).toBeNull();
  });

  test('a table that somebody sent is passed over, a chat in a guessed encoding is not', () => {
    const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
    const chat = { name: 'chat.txt', bytes: bytes('05/03/2024, 15:04 - Ann: hi\n') };
    const table = { name: 'prices.csv', bytes: bytes('Stück;Preis\n1;2\n') };
    const german = { name: 'old.txt', bytes: bytes('05/03/2024, 15:04 - Ann: grün\n') };
    expect(openTexts([chat, table], true, decode)?.map(({ name }) => name)).toEqual(['chat.txt']);
    expect(openTexts([chat, german], true, decode)).toBeNull();
  });
});

test('times are on the clocks of the zone, with the offset of their day', () => {
  const lines = ['25/12/2023, 15:04 - Ann: a', '05/07/2024, 15:04 - Ann: b'];
  expect(recordsOf({ 'chat.txt': lines.join('\n') }).map(({ at, local }) => [at, local])).toEqual([
    ['2023-12-25T15:04:00.000Z', '2023-12-25 15:04:00 +00:00'],
    ['2024-07-05T14:04:00.000Z', '2024-07-05 15:04:00 +01:00'],
  ]);
  const west = recordsOf(
    { 'chat.txt': lines.join('\n') },
    { ...settingsOf('chat.txt'), zone: 'America/St_Johns' },
  );
  expect(west[0]?.local).toBe('2023-12-25 15:04:00 -03:30');
});

test('an extract of one chat keeps the numbers of the original', () => {
  const files = Object.fromEntries(
    ['a', 'b'].map((name) => [
      `${name}.txt`,
      [1, 2].map((minute) => `25/12/2023, 15:0${minute} - ${name}: ${name}${minute}`).join('\n'),
    ]),
  );
  const all = recordsOf(files, settingsOf('chats.zip'));
  expect(all.map(({ number, text }) => [number, text])).toEqual([
    [1, 'a1'],
    [2, 'a2'],
    [3, 'b1'],
    [4, 'b2'],
  ]);
  const second = recordsOf(files, { ...settingsOf('chats.zip'), chat: 1 });
  expect(second.map(({ number, chat, text }) => [number, chat, text])).toEqual([
    [3, 2, 'b1'],
    [4, 2, 'b2'],
  ]);
  expect(() => recordsOf(files, { ...settingsOf('chats.zip'), chat: 2 })).toThrow('does not have this chat');
});

test('a message names the parts of the original that its bytes name', () => {
  const files = {
    '_chat.txt': [
      '[25/12/2023, 15:04:05] Ann: \u200e<attached: 00000002-PHOTO.jpg>',
      '[25/12/2023, 15:05:05] Ann: \u200e<attached: 00000003-Our plan v2.pdf>',
      '[25/12/2023, 15:06:05] Ann: I mean v2.pdf',
    ].join('\n'),
    '00000002-PHOTO.jpg': new Uint8Array(4),
    '00000003-Our plan v2.pdf': new Uint8Array(4),
    'other/My v2.pdf': new Uint8Array(4),
  };
  expect(recordsOf(files).map(({ attachments }) => attachments)).toEqual([
    ['00000002-PHOTO.jpg'],
    ['00000003-Our plan v2.pdf'],
    [],
  ]);
});

test('records are one line of JSON each, and cells that no spreadsheet takes for a formula', () => {
  const records = recordsOf({
    'chat.txt': '25/12/2023, 15:04 - Ann: =1+1\n25/12/2023, 15:05 - Bo: say "hi", ok',
  });
  const lines = writeRecords(records).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(records);
  const table = writeRecordTable(records);
  expect(table.startsWith('\ufeffnumber,chat,at,')).toBe(true);
  expect(table).toContain(",'=1+1,");
  expect(table).toContain(',"say ""hi"", ok",');
});

describe('the audit log', () => {
  const chain = chainEvents(
    ['received', 'read', 'package made'].map((what, index) => ({
      at: `2024-03-05T15:04:0${index}.000Z`,
      what,
      details: { index },
    })),
  );
  const lines = chain.trimEnd().split('\n');

  test('is unbroken as it was written', () => {
    expect(findBrokenLink(chain)).toBeNull();
  });

  test.each([
    ['changed', [lines[0]?.replace('received', 'refused'), lines[1], lines[2]], 2],
    ['left out', [lines[0], lines[2]], 2],
    ['put before another', [lines[1], lines[0], lines[2]], 1],
    ['made up', ['{"number":1}', lines[1], lines[2]], 1],
    ['no JSON', [lines[0], 'nothing', lines[2]], 2],
    ['missing with all others', [], 1],
  ])('shows a line that was %s', (_how, given, at) => {
    expect(findBrokenLink(given.map((line) => `${line}\n`).join(''))).toBe(at);
  });
});
