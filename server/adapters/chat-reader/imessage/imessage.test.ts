import { DatabaseSync } from 'node:sqlite';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readChatBytes } from '#server/adapters/chat-reader/read-chat-bytes.ts';
import {
  appleTime,
  countBySqlite,
  type Insert,
  typedStream,
  type Values,
  writeImessage,
} from '#tests/write-imessage.ts';
import { attributedText } from './attributed-text.ts';

const read = (bytes: Uint8Array, fileName = 'chat.db') =>
  readChatBytes({ bytes, fileName, zone: 'UTC', dateOrder: null, mostMessages: 1_000 });

/** Throws where nothing was read. */
function chatsIn(bytes: Uint8Array) {
  const found = read(bytes);
  if (found.kind !== 'chats') throw new Error(JSON.stringify(found));
  return { ...found, messages: [...found.messages] };
}

const at = appleTime('2024-03-05T15:04:05Z');
const second = 1_000_000_000n;

/** A chat with Bo, and what a message in it needs. */
function withBo(insert: Insert) {
  const bo = insert('handle', { id: '+44 7700 900123', service: 'iMessage' });
  const chat = insert('chat', { style: 45, chat_identifier: '+447700900123', display_name: '' });
  insert('chat_handle_join', { chat_id: chat, handle_id: bo });
  const say = (values: Values): number => {
    const id = insert('message', { handle_id: bo, date: at, ...values });
    insert('chat_message_join', { chat_id: chat, message_id: id });
    return id;
  };
  return { bo, chat, say };
}

const messageOf = (values: Values, more: (insert: Insert, id: number) => void = () => undefined) => {
  const { database } = writeImessage((insert) => {
    const id = withBo(insert).say({ guid: 'G1', ...values });
    more(insert, id);
  });
  return chatsIn(database).messages[0];
};

describe('the text of an attributed body', () => {
  test.each([
    ['a short one', 'hi'],
    ['one with emoji and letters of other scripts', 'お茶 👍🏽 مرحبا'],
    ['one of 127 bytes', 'a'.repeat(127)],
    ['one of 128 bytes, whose length takes two', 'a'.repeat(128)],
    ['I1 one of 264 bytes', 'c'.repeat(264)],
    ['one of 70,000 bytes, whose length takes four', 'b'.repeat(70_000)],
    ['an empty one', ''],
  ])('%s', (_name, text) => {
    expect(attributedText(typedStream(text))).toBe(text);
    expect(attributedText(typedStream(text, 'NSMutableAttributedString'))).toBe(text);
  });

  test('bytes that break off, or are none, give none', () => {
    const whole = typedStream('hello there');
    const end = whole.length - 30;
    for (let length = 0; length < end; length += 1) {
      const text = attributedText(whole.subarray(0, length));
      expect([null, 'hello there']).toContain(text);
    }
    expect(attributedText(strToU8('NSString and nothing after it'))).toBeNull();
  });
});

describe('a message of a database', () => {
  test.each<[string, Values, object]>([
    ['of a person', { text: 'hi' }, { sender: '+447700900123', kind: 'text', text: 'hi' }],
    ['of the owner', { text: 'hi', is_from_me: 1 }, { sender: 'me' }],
    ['whose text is only in its attributed body', { attributedBody: typedStream('hi') }, { text: 'hi' }],
    ['in nanoseconds', {}, { at: Date.parse('2024-03-05T15:04:05Z') }],
    ['in seconds, as before macOS 10.13', { date: 86_400 }, { at: Date.UTC(2001, 0, 2) }],
    ['I2 without a time', { date: 0 }, { at: null }],
    ['with a time that is no number', { date: 'soon' }, { at: null }],
    ['with a text that is a number', { text: 12n }, { text: '12' }],
    [
      'that was edited',
      { attributedBody: typedStream('now'), date_edited: at },
      { text: 'now', flags: ['edited'] },
    ],
    [
      'that was unsent',
      { date_edited: at, attributedBody: typedStream('') },
      { kind: 'deleted', text: '', flags: [] },
    ],
    ['that was retracted', { date_retracted: at, text: 'oops' }, { kind: 'deleted', text: '' }],
    ['of an app, without a text', {}, { kind: 'unknown' }],
    ['a call', { item_type: 6 }, { kind: 'call', sender: '+447700900123' }],
    [
      'a new name of a group',
      { item_type: 2, group_title: 'Trip' },
      { kind: 'system', sender: null, text: '+44 7700 900123 named the group “Trip”' },
    ],
    [
      'somebody who was added',
      { item_type: 1, other_handle: 1, is_from_me: 1 },
      { kind: 'system', text: 'You added +44 7700 900123 to the group' },
    ],
    ['somebody who left', { item_type: 3 }, { kind: 'system', text: '+44 7700 900123 left the group' }],
  ])('%s', (_name, values, expected) => {
    expect(messageOf(values)).toMatchObject(expected);
  });

  test.each([
    [{ mime_type: 'image/heic', transfer_name: 'IMG.HEIC', is_sticker: 0 }, 'image'],
    [{ mime_type: null, transfer_name: 'voice.amr', is_sticker: 0 }, 'audio'],
    [{ mime_type: 'image/png', transfer_name: 'a.png', is_sticker: 1 }, 'sticker'],
  ])('with the attachment %j', (attachment, media) => {
    const message = messageOf({ text: '\ufffclook' }, (insert, id) => {
      const attachmentId = insert('attachment', attachment);
      insert('message_attachment_join', { message_id: id, attachment_id: attachmentId });
    });
    expect(message).toMatchObject({ kind: 'media', media, text: 'look' });
  });
});

test('I3 reactions are counted at their message, and those taken back are not', () => {
  const { database } = writeImessage((insert) => {
    const { say } = withBo(insert);
    say({ guid: 'A', text: 'one' });
    say({ guid: 'B', text: 'two' });
    const react = (guid: string, type: number, target: string, later: bigint, more: Values = {}) =>
      say({
        guid,
        text: 'Loved “one”',
        associated_message_type: type,
        associated_message_guid: target,
        date: at + later * second,
        ...more,
      });
    // Taken back, although its row comes first.
    react('R2', 3_000, 'p:0/A', 2n);
    react('R1', 2_000, 'p:0/A', 1n);
    react('R3', 2_006, 'bp:A', 3n, { associated_message_emoji: '🐙' });
    react('R4', 2_001, 'p:1/B', 3n);
    react('R5', 2_001, 'p:1/B', 3n, { is_from_me: 1 });
  });
  expect(chatsIn(database).messages.map(({ text, reactions, ties }) => [text, reactions, ties])).toEqual([
    // Who reacts to their own message turns to nobody.
    ['one', 1, []],
    ['two', 2, [{ kind: 'reaction', from: 'me', to: '+447700900123', afterMs: null }]],
  ]);
});

test('chats have their people and names, and messages of no chat are kept', () => {
  const { database } = writeImessage((insert) => {
    const { bo, say } = withBo(insert);
    say({ guid: 'A', text: 'by iMessage' });
    // The same person by SMS.
    const sms = insert('chat', { style: 45, chat_identifier: '+447700900123' });
    const cy = insert('handle', { id: 'cy@example.com' });
    const group = insert('chat', { style: 43, chat_identifier: 'chat77', display_name: 'Trip' });
    const nameless = insert('chat', { style: 43, chat_identifier: 'chat78', display_name: '' });
    for (const chat of [group, nameless])
      for (const person of [bo, cy]) insert('chat_handle_join', { chat_id: chat, handle_id: person });
    const add = (guid: string, chat: number | null) => {
      const id = insert('message', { guid, text: guid, handle_id: cy, date: at });
      if (chat !== null) insert('chat_message_join', { chat_id: chat, message_id: id });
    };
    add('B', sms);
    add('C', group);
    add('D', nameless);
    add('E', null);
  });
  const { chats, messages } = chatsIn(database);
  const titles = chats.map(({ title, isGroup }, index) => [
    title,
    isGroup,
    messages.filter(({ chat }) => chat === index).map(({ text }) => text),
  ]);
  expect(titles).toEqual([
    ['+447700900123', false, ['by iMessage', 'B']],
    ['Trip', true, ['C']],
    ['+44 7700 900123, cy@example.com', true, ['D']],
    ['Not in a conversation', false, ['E']],
  ]);
});

describe('the write-ahead log', () => {
  const { database, wal } = writeImessage(
    (insert) => {
      withBo(insert).say({ guid: 'A', text: 'old' });
    },
    (insert) => {
      for (let index = 0; index < 40; index += 1) {
        const id = insert('message', {
          guid: `N${index}`,
          text: `new ${index} ${'x'.repeat(500)}`,
          handle_id: 1,
          date: at + BigInt(index) * second,
        });
        insert('chat_message_join', { chat_id: 1, message_id: id });
      }
    },
  );
  const zipOf = (files: Record<string, Uint8Array>) => zipSync(files);
  const textsIn = (bytes: Uint8Array) => chatsIn(bytes).messages.map(({ text }) => text.slice(0, 6).trim());

  test('what is only in it is read', () => {
    const texts = textsIn(
      zipOf({
        'Messages/chat.db': database,
        'Messages/chat.db-wal': wal,
        'Messages/chat.db-shm': new Uint8Array(32),
      }),
    );
    expect(texts).toHaveLength(41);
    expect(texts).toContain('new 39');
  });

  test('without it, the report says that the newest may be missing', () => {
    const found = chatsIn(database.slice());
    expect(found.messages.map(({ text }) => text)).toEqual(['old']);
    expect(found.notes.join()).toContain('Choose both files together');
  });

  test('one that breaks off gives what was written to its end, as SQLite itself does', () => {
    for (const length of [0, 20, 31, 4_000, 30_000, wal.length - 30_000, wal.length - 1]) {
      const log = wal.slice(0, length);
      const texts = textsIn(zipOf({ 'chat.db': database, 'chat.db-wal': log }));
      expect([length, texts.length]).toEqual([length, countBySqlite(database, log)]);
    }
    const changed = wal.slice();
    changed[wal.length / 2] = (changed[wal.length / 2] ?? 0) ^ 1;
    const texts = textsIn(zipOf({ 'chat.db': database, 'chat.db-wal': changed }));
    expect(texts.length).toBe(countBySqlite(database, changed));
    expect(texts.length).toBeLessThan(41);
  });

  test('one of another database changes nothing', () => {
    const other = wal.slice();
    other[20] = (other[20] ?? 0) ^ 1;
    expect(textsIn(zipOf({ 'chat.db': database, 'chat.db-wal': other }))).toEqual(['old']);
  });
});

test('it is told by its content, whatever its name', () => {
  const { database } = writeImessage((insert) => {
    withBo(insert).say({ guid: 'A', text: 'hi' });
  });
  expect(read(database.slice(), 'anything.txt')).toMatchObject({ kind: 'chats' });
  const backup = zipSync({ '3d/3d0d7e5fb2ce288813306e4d4636395e047a3d28': database });
  expect(read(backup, 'backup.zip')).toMatchObject({ kind: 'chats', read: 1 });
});

test('other databases and damaged ones are refused with what to do', () => {
  const databaseOf = (sql: string): Uint8Array => {
    const database = new DatabaseSync(':memory:');
    database.exec(sql);
    return new Uint8Array(database.serialize());
  };
  const sentenceFor = (bytes: Uint8Array): string => {
    const found = read(bytes);
    return found.kind === 'refused' ? found.sentence : found.kind;
  };
  expect(sentenceFor(databaseOf('create table ZWAMESSAGE (x)'))).toContain('WhatsApp on an iPhone');
  expect(sentenceFor(databaseOf('create table Files (x)'))).toContain('iPhone backup');
  expect(sentenceFor(databaseOf('create table other (x)'))).toContain('not of Messages');
  // A view called like a table would run what the file says.
  expect(sentenceFor(databaseOf('create view message as select 1; create table handle (id)'))).toContain(
    'not of Messages',
  );
  const { database } = writeImessage((insert) => {
    const { say } = withBo(insert);
    for (let index = 0; index < 200; index += 1) say({ guid: `G${index}`, text: 'x'.repeat(300) });
  });
  for (let length = 100; length < database.length; length += 9_001) {
    const found = read(database.slice(0, length));
    expect(['chats', 'refused']).toContain(found.kind);
  }
  for (let place = 100; place < database.length; place += 1_999) {
    const flipped = database.slice();
    flipped[place] = (flipped[place] ?? 0) ^ 0xff;
    expect(['chats', 'refused']).toContain(read(flipped).kind);
  }
});
