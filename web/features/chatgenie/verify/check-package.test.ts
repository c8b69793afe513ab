import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { chainEvents } from '#core/chat-archives/legal/chain-events.ts';
import { composeManifest } from '#core/chat-archives/legal/compose-manifest.ts';
import type { OriginalPart } from '#core/chat-archives/legal/legal-package.ts';
import { readOriginal } from '#core/chat-archives/legal/read-original.ts';
import { sha256Of } from '#core/chat-archives/legal/sha256-of.ts';
import { writeRecordTable } from '#core/chat-archives/legal/write-record-table.ts';
import { writeRecords } from '#core/chat-archives/legal/write-records.ts';
import { checkPackage } from './check-package.ts';

const at = '2026-01-01T00:00:00.000Z';
const settings = { uploadName: 'original', zone: 'Europe/London', dateOrder: 'dmy' as const, chat: null };
const chat = '25/12/2023, 15:04 - Ann: Überraschung 👍🏽\n25/12/2023, 15:05 - Bo: お茶';

/** A package with all files that the server makes; the PDF files are any bytes, as nothing here reads them. */
function filesOf(content: Uint8Array, text: string | null): Record<string, Uint8Array> {
  const part: OriginalPart = { name: 'original', sizeBytes: content.length, sha256: sha256Of(content) };
  const texts = text === null ? [] : [{ name: 'original', bytes: content, text, encoding: 'utf-8' as const }];
  const read = readOriginal(texts, [part], settings);
  const records = read.kind === 'read' ? read.records : [];
  const data: Record<string, Uint8Array> = {
    'messages.jsonl': strToU8(writeRecords(records)),
    'messages.csv': strToU8(writeRecordTable(records)),
    'audit.jsonl': strToU8(chainEvents([{ at, what: 'received', details: {} }])),
  };
  const manifest = composeManifest({
    original: { ...part, receivedAt: at },
    parts: [part],
    settings,
    prefix: '',
    chats: [],
    messages: { original: records.length, package: records.length },
    files: Object.fromEntries(Object.entries(data).map(([name, bytes]) => [name, sha256Of(bytes)])),
  });
  const files: Record<string, Uint8Array> = {
    ...data,
    'manifest.json': strToU8(manifest),
    'exhibit.pdf': strToU8('%PDF exhibit'),
    'report.pdf': strToU8('%PDF report'),
    'originals/original': content,
    'README.txt': strToU8('What is in this package'),
  };
  const sums = Object.entries(files).map(([name, bytes]) => `${sha256Of(bytes)}  ${name}\n`);
  return { ...files, 'checksums.txt': strToU8(sums.join('')) };
}

const sound = filesOf(strToU8(chat), chat);
const isSound = (files: Record<string, Uint8Array>): boolean => {
  const checked = checkPackage(zipSync(files));
  return checked.kind === 'checked' && checked.findings.every(({ isRight }) => isRight);
};

test('a package as it was made fits together', () => {
  expect(isSound(sound)).toBe(true);
});

test.each(Object.keys(sound))('a changed byte anywhere in %s is told', (name) => {
  const bytes = sound[name] ?? new Uint8Array();
  const step = Math.max(1, Math.floor(bytes.length / 20));
  // The first line of the list of hashes as a whole: only that list is in no list itself.
  const isChecked = (place: number): boolean =>
    place % step === 0 || (name === 'checksums.txt' && place >= 60 && place < 70);
  for (const place of bytes.keys())
    for (const change of isChecked(place) ? [1, 0x20] : []) {
      const changed = bytes.slice();
      changed[place] = (changed[place] ?? 0) ^ change;
      expect([place, change, isSound({ ...sound, [name]: changed })]).toEqual([place, change, false]);
    }
});

test.each(Object.keys(sound))('%s missing, or with a byte more, is told', (name) => {
  const { [name]: bytes = new Uint8Array(), ...others } = sound;
  expect(isSound(others)).toBe(false);
  expect(isSound({ ...sound, [name]: Uint8Array.of(...bytes, 0x0a) })).toBe(false);
});

test.each(['more.txt', 'originals/more.txt', 'originals/original-wal'])(
  '%s that was added is told',
  (name) => {
    expect(isSound({ ...sound, [name]: strToU8('more') })).toBe(false);
  },
);

test('two files with one name are no package', () => {
  const zip = zipSync({ ...sound, 'README.txu': strToU8('another') });
  const name = strToU8('README.txu');
  // The name is in the zip twice: before the file, and in the list at the end.
  for (let at = 0; at < zip.length - name.length; at += 1)
    if (name.every((byte, index) => zip[at + index] === byte)) zip[at + name.length - 1] = 't'.charCodeAt(0);
  expect(Object.keys(unzipSync(zip))).toHaveLength(Object.keys(sound).length);
  expect(checkPackage(zip).kind).toBe('refused');
});

test('a database is compared, and said not to be read again', () => {
  const database = strToU8(`SQLite format 3\0${'x'.repeat(100)}`);
  const files = filesOf(database, null);
  const checked = checkPackage(zipSync(files));
  expect(checked.kind === 'checked' && checked.findings.at(-1)).toMatchObject({
    title: expect.stringContaining('The database in the original'),
    isRight: true,
    detail: expect.stringContaining('does not read a database again'),
  });
  const changed = database.slice();
  changed[50] = 0;
  expect(isSound({ ...files, 'originals/original': changed })).toBe(false);
});
