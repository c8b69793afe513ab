import { hash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { intakeListName } from '#core/chat-archives/intake/intake-list.ts';
import { writeIntakeList } from '#core/chat-archives/intake/write-intake-list.ts';
import { readPdf } from '#server/adapters/document-reader/formats/read-pdf.ts';
import type { LegalSource } from '#server/ports/chat-reader.ts';
import { appleTime, type Insert, writeImessage } from '#tests/write-imessage.ts';
import { composePackage } from './compose-package.ts';

const texts = [
  'When does the ferry leave?',
  'Überraschung 😀',
  'お茶を飲みましょう',
  'Ёлка',
  '한국어',
  'last',
];
const chat = texts.map((text, index) => `25/12/2023, 15:0${index} - Ann: ${text}`).join('\n');

function sourceOf(text: string): Omit<LegalSource, 'tenant'> {
  const bytes = new TextEncoder().encode(text);
  return {
    bytes,
    settings: { uploadName: 'chat.txt', zone: 'Europe/London', dateOrder: 'dmy', chat: null },
    prefix: 'ABC',
    events: [{ at: '2026-01-01T00:00:00.000Z', what: 'received', details: { fileName: 'chat.txt' } }],
    madeAt: '2026-01-02T00:00:00.000Z',
    receivedAt: '2026-01-01T00:00:00.000Z',
    sha256: hash('sha256', bytes, 'hex'),
  };
}

async function filesOf(text: string): Promise<Map<string, Buffer>> {
  const composed = await composePackage(sourceOf(text));
  if (composed.kind !== 'package') throw new Error(composed.sentence);
  return filesIn(composed);
}

function filesIn({ pieces }: { pieces: readonly { name: string; base64: string }[] }): Map<string, Buffer> {
  const byName = Map.groupBy(pieces, ({ name }) => name);
  return new Map(
    [...byName].map(([name, all]) => [name, Buffer.from(all.map(({ base64 }) => base64).join(''), 'base64')]),
  );
}

const textIn = async (pdf: Buffer | undefined): Promise<string> =>
  JSON.stringify((await readPdf(new Uint8Array(pdf ?? []))).document.blocks);

describe('a package', () => {
  test('has its files, and the same bytes each time', async () => {
    const [first, second] = [await filesOf(chat), await filesOf(chat)];
    expect([...first.keys()]).toEqual([
      'messages.jsonl',
      'messages.csv',
      'audit.jsonl',
      'manifest.json',
      'exhibit.pdf',
      'report.pdf',
    ]);
    for (const [name, bytes] of first)
      expect([name, bytes.equals(second.get(name) ?? Buffer.of())]).toEqual([name, true]);
  });

  test('has every text, number, sender and hash in its exhibit, in the letters of its script', async () => {
    const files = await filesOf(chat);
    const text = await textIn(files.get('exhibit.pdf'));
    const manifestHash = hash('sha256', files.get('manifest.json') ?? '', 'hex');
    for (const each of [
      ...texts,
      'No. 6 ',
      'Monday, 25 December 2023',
      '(UTC +00:00)',
      'ABC000001',
      manifestHash,
    ])
      expect([each, text.includes(each)]).toEqual([each, true]);
  });

  test('covers the texts of redacted messages in its exhibit, says so, and leaves all other files as they are', async () => {
    const plain = await filesOf(chat);
    const given = sourceOf(chat);
    const composed = await composePackage({ ...given, settings: { ...given.settings, redacted: '1, 3-4' } });
    if (composed.kind !== 'package') throw new Error(composed.sentence);
    const files = filesIn(composed);
    const [exhibit, report] = await Promise.all(
      ['exhibit.pdf', 'report.pdf'].map(async (name) => textIn(files.get(name))),
    );
    const shown = texts.map((text) => exhibit?.includes(text));
    expect(shown).toEqual([false, true, false, false, true, true]);
    expect(exhibit?.match(/Redacted/g)?.length).toBe(4);
    // Neither hashes nor places of bytes, from which a short text could be guessed.
    const [first] = String(files.get('messages.jsonl')).split('\n');
    expect(exhibit).not.toContain(JSON.parse(first ?? '').sha256.slice(0, 16));
    expect(exhibit).not.toMatch(/bytes \d/);
    expect(report).toContain('Messages whose texts are covered in the exhibit: 3');
    for (const name of ['messages.jsonl', 'messages.csv', 'audit.jsonl'])
      expect([name, files.get(name)?.equals(plain.get(name) ?? Buffer.of())]).toEqual([name, true]);
  });

  test('says in its report what was not understood, in full', async () => {
    const lost = `nobody said this ${'x'.repeat(600)} end`;
    const text = await textIn((await filesOf(`${lost}\n${chat}`)).get('report.pdf'));
    expect(text).toContain('Lines and entries that were not understood: 1');
    expect(text.replaceAll(/[\s"\\n,]|text|kind|paragraph/g, '')).toContain('xend'.replace('n', ''));
  });

  test('says which files were not uploaded, with the hashes that the browser computed', async () => {
    const text = `${chat}\n25/12/2023, 15:09 - Ann: IMG-1.jpg (file attached)`;
    const parts = ['IMG-1.jpg', 'IMG-2.jpg'].map((name) => ({
      name: `media/${name}`,
      sizeBytes: 9,
      sha256: hash('sha256', name, 'hex'),
    }));
    const exports = [{ name: 'WhatsApp.zip', sizeBytes: 50_000_000_000 }];
    const bytes = zipSync({
      '_chat.txt': strToU8(text),
      [intakeListName]: strToU8(writeIntakeList({ exports, parts })),
    });
    const composed = await composePackage({ ...sourceOf(chat), bytes });
    if (composed.kind !== 'package') throw new Error(composed.sentence);
    expect(composed.absentParts).toBe(2);
    const fileOf = (wanted: string) =>
      Buffer.from(
        composed.pieces
          .filter(({ name }) => name === wanted)
          .map(({ base64 }) => base64)
          .join(''),
        'base64',
      );
    const manifest = JSON.parse(fileOf('manifest.json').toString());
    expect(manifest).toMatchObject({
      exports,
      parts: [{}, {}, ...parts.map((part) => ({ ...part, isAbsent: true }))],
    });
    expect(fileOf('messages.jsonl').toString()).toContain('"attachments":["media/IMG-1.jpg"]');
    const report = (await textIn(fileOf('report.pdf'))).replaceAll(/[\s"\\n,]|text|kind|paragraph/g, '');
    expect(report).toContain('WhatsApp.zip');
    expect(report).toContain(parts[0]?.sha256.replaceAll('n', ''));
    // No message names it: only the manifest has it.
    expect(report).not.toContain(parts[1]?.sha256.replaceAll('n', ''));
  });

  test('of what is no chat, or in a guessed encoding, is refused with a sentence', async () => {
    expect(await composePackage(sourceOf('Dear all,\nno chat'))).toMatchObject({ kind: 'refused' });
    const bytes = Uint8Array.from([...new TextEncoder().encode(chat), 0xe9, 0x0a]);
    expect(await composePackage({ ...sourceOf(chat), bytes })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('UTF-8'),
    });
    const { database } = writeImessage(() => undefined);
    expect(await composePackage({ ...sourceOf(chat), bytes: database })).toMatchObject({
      sentence: 'No message could be read from this database of Messages.',
    });
  });

  test('of a database of Messages has the hashes of its files, and rows in place of bytes', async () => {
    const add = (guid: string) => (insert: Insert) => {
      const bo = insert('handle', { id: '+447700900123' });
      const chat = insert('chat', { style: 45, chat_identifier: '+447700900123' });
      const message = { guid, text: `ferry ${guid}`, handle_id: bo, date: appleTime('2024-03-05T15:04:05Z') };
      insert('chat_message_join', { chat_id: chat, message_id: insert('message', message) });
    };
    const { database, wal } = writeImessage(add('A'), add('B'));
    const bytes = zipSync({ 'chat.db': database, 'chat.db-wal': wal });
    const given = { ...sourceOf(chat), bytes };
    const filesOfDatabase = async () => {
      const composed = await composePackage(given);
      if (composed.kind !== 'package') throw new Error(composed.sentence);
      return filesIn(composed);
    };
    const files = await filesOfDatabase();
    expect(await filesOfDatabase()).toEqual(files);
    const records = String(files.get('messages.jsonl'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records).toMatchObject([
      { text: 'ferry A', file: 'chat.db', line: 1, byteOffset: null, byteLength: null, sha256: null },
      { text: 'ferry B', file: 'chat.db', line: 2 },
    ]);
    expect(JSON.parse(String(files.get('manifest.json'))).parts).toEqual([
      { name: 'chat.db', sizeBytes: database.length, sha256: hash('sha256', database, 'hex') },
      { name: 'chat.db-wal', sizeBytes: wal.length, sha256: hash('sha256', wal, 'hex') },
    ]);
    expect(await textIn(files.get('exhibit.pdf'))).toContain('chat.db, row 2 of the table');
    expect(await textIn(files.get('report.pdf'))).toContain('A database keeps no message in one piece');
  });
});
