import { makeZip } from '#server/adapters/document-reader/fixtures/make-zip.ts';
import type { HostileFile } from './hostile-file.ts';

/** Exports of chat apps that nest, repeat or claim without end, each small enough to be read in a moment. */
export function hostileChats(): HostileFile[] {
  return [...texts(), ...lists(), ...zips()];
}

const file = (fileName: string, what: string, content: string): HostileFile => ({
  what,
  fileName,
  bytes: Buffer.from(content),
});

function texts(): HostileFile[] {
  const header = '13/03/2024, 15:04 - ';
  const sms = (what: string, body: string) => file('sms.xml', what, `<?xml version="1.0"?>${body}`);
  return [
    file('chat.txt', 'one message of a million lines', `${header}Ann: a${'\n'.repeat(1_000_000)}`),
    file('chat.txt', 'a line of a megabyte', `${header}${'a '.repeat(500_000)}`),
    file('chat.txt', 'dates without an end', `${'13/'.repeat(200_000)}\n${header}Ann: a`),
    file('chat.txt', 'half a date, over and over', '[1/1/24, 1:1:1 '.repeat(60_000)),
    file('chat.txt', 'spaces and colons', `${header}${': '.repeat(300_000)}`),
    file(
      'chat.txt',
      'fifty thousand people',
      Array.from({ length: 50_000 }, (_, index) => `${header}Person ${index}: a`).join('\n'),
    ),
    file('chat.txt', 'names that objects share', `${header}__proto__: a\n${header}constructor: b`),
    file(
      'line.txt',
      'a quote that never ends',
      `[LINE] Chat history with Ann\n${'15:04\tBo\t"a\n'.repeat(50_000)}`,
    ),
    file('Ann.txt', 'times without a text', 'Mar 05, 2024  3:04:05 PM\n'.repeat(50_000)),
    sms('elements in each other', `<smses>${'<mms><parts>'.repeat(50_000)}`),
    sms(
      'entities of entities',
      '<!DOCTYPE s [<!ENTITY a "&b;&b;"><!ENTITY b "&a;&a;">]><smses><sms body="&a;"/></smses>',
    ),
    sms(
      'a hundred thousand attributes',
      `<smses><sms ${Array.from({ length: 100_000 }, (_, index) => `a${index}="1"`).join(' ')}/></smses>`,
    ),
    sms(
      'references to half a letter',
      `<smses><sms address="1" date="1" type="1" body="${'&#55357;'.repeat(50_000)}"/></smses>`,
    ),
    sms('an attribute that never ends', `<smses><sms address="1" body="${'a'.repeat(500_000)}`),
  ];
}

function lists(): HostileFile[] {
  const telegram = (what: string, messages: string) =>
    file('result.json', what, `{"name":"Ann","type":"personal_chat","id":7,"messages":[${messages}]}`);
  const said = '{"id":1,"type":"message","date_unixtime":"1709651045","from":"Ann","from_id":"user1","text":';
  return [
    telegram('a text of lists in lists', `${said}${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    telegram('objects that never end', '{"a":'.repeat(100_000)),
    telegram('a text that never ends', `${said}"${'\\u0041'.repeat(100_000)}`),
    telegram('commas', ','.repeat(500_000)),
    telegram(
      'times at the end of all numbers',
      `${said}"a"},${said.replace('1709651045', '9'.repeat(400))}"a"}`,
    ),
    telegram(
      'keys that reach what objects share',
      `${said}"a","__proto__":{"kind":"x"},"constructor":{"prototype":{"y":1}}}`,
    ),
    telegram('escapes that JSON does not have', `${said}"${'\\x0C'.repeat(100_000)}"}`),
    file(
      'message_1.json',
      'participants without end',
      `{"participants":[${'{"name":"A"},'.repeat(100_000)}{"name":"B"}],"messages":[{"sender_name":"A","timestamp_ms":1,"content":"a"}]}`,
    ),
    file(
      'message_1.json',
      'a sender that is a list',
      '{"participants":[{"name":"A"}],"messages":[{"sender_name":["A"],"timestamp_ms":{"a":1},"content":[[1]]}]}',
    ),
    file(
      'chat_history.json',
      'wrong kinds in every field',
      '{"a":[{"From":1,"Media Type":[],"Created":{},"Content":7,"IsSender":"x","Created(microseconds)":"y"}]}',
    ),
    file(
      'messages.json',
      'tags in each other',
      `{"userId":"8:bo","exportDate":"2024","conversations":[{"id":"8:ann","displayName":"Ann","MessageList":[{"id":"1","originalarrivaltime":"x","messagetype":"RichText","content":"${'<b>&lt;'.repeat(50_000)}","from":"8:ann"}]}]}`,
    ),
  ];
}

function zips(): HostileFile[] {
  const zip = (what: string, entries: Parameters<typeof makeZip>[0]): HostileFile => ({
    what,
    fileName: 'export.zip',
    bytes: makeZip(entries),
  });
  const text = '13/03/2024, 15:04 - Ann: a';
  return [
    zip('a bomb', [{ name: '_chat.txt', data: Buffer.alloc(12 * 1_048_576, 'a') }]),
    zip('a bomb that says it is small', [
      { name: '_chat.txt', data: Buffer.alloc(12 * 1_048_576, 'a'), claimedSize: 10 },
    ]),
    zip('a name that leads out', [{ name: '../../_chat.txt', data: text }]),
    zip('one name twice', [
      { name: '_chat.txt', data: text },
      { name: '_CHAT.TXT', data: text },
    ]),
    zip(
      'five thousand files',
      Array.from({ length: 5_000 }, (_, index) => ({ name: `general/${index}.txt`, data: text })),
    ),
    zip('a zip in a zip', [{ name: 'inner.zip', data: makeZip([{ name: '_chat.txt', data: text }]) }]),
  ];
}
