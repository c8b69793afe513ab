import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { intakeListName } from '#core/chat-archives/intake/intake-list.ts';
import { writeIntakeList } from '#core/chat-archives/intake/write-intake-list.ts';
import { chainEvents } from '#core/chat-archives/legal/chain-events.ts';
import { composeManifest } from '#core/chat-archives/legal/compose-manifest.ts';
import type { OriginalPart } from '#core/chat-archives/legal/legal-package.ts';
import { readOriginal } from '#core/chat-archives/legal/read-original.ts';
import { sha256Of } from '#core/chat-archives/legal/sha256-of.ts';
import { writeRecordTable } from '#core/chat-archives/legal/write-record-table.ts';
import { writeRecords } from '#core/chat-archives/legal/write-records.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import VerifyPage from './verify-page.tsx';

const name = 'chat.txt';
const text = '25/12/2023, 15:04 - Ann: Überraschung 👍🏽\n25/12/2023, 15:05 - Bo: お茶';
const bytes = strToU8(text);
const partOf = (file: string, content: Uint8Array): OriginalPart => ({
  name: file,
  sizeBytes: content.length,
  sha256: sha256Of(content),
});

interface Original {
  name: string;
  bytes: Uint8Array;
  parts: OriginalPart[];
}

const original: Original = { name, bytes, parts: [partOf(name, bytes)] };

/** An original whose photo was not uploaded: with the hash in it, and the one that the manifest says. */
function withoutPhoto(listed: string, said: string): Original {
  const photo = { name: 'IMG-1.jpg', sizeBytes: 9 };
  const list = strToU8(writeIntakeList({ exports: [], parts: [{ ...photo, sha256: listed }] }));
  return {
    name: 'chats.zip',
    bytes: zipSync({ [name]: bytes, [intakeListName]: list }),
    parts: [partOf(name, bytes), partOf(intakeListName, list), { ...photo, sha256: said, isAbsent: true }],
  };
}

/** A package as the server makes it, without its PDF files. */
function packageOf(records: (text: string) => string, of = original): File {
  const settings = { uploadName: of.name, zone: 'Europe/London', dateOrder: 'dmy' as const, chat: null };
  const read = readOriginal([{ name, bytes, text, encoding: 'utf-8' }], of.parts, settings);
  if (read.kind !== 'read') throw new Error(read.sentence);
  const data: Record<string, string> = {
    'messages.jsonl': records(writeRecords(read.records)),
    'messages.csv': writeRecordTable(read.records),
    'audit.jsonl': chainEvents([{ at: '2026-01-01T00:00:00.000Z', what: 'received', details: {} }]),
  };
  data['manifest.json'] = composeManifest({
    original: { ...partOf(of.name, of.bytes), receivedAt: '2026-01-01T00:00:00.000Z' },
    parts: of.parts,
    settings,
    prefix: 'A',
    chats: read.chats,
    messages: { original: read.total, package: read.records.length },
    files: Object.fromEntries(Object.entries(data).map(([file, content]) => [file, sha256Of(content)])),
  });
  const files: Record<string, Uint8Array> = { [`originals/${of.name}`]: of.bytes };
  for (const [file, content] of Object.entries(data)) files[file] = strToU8(content);
  const sums = Object.entries(files).map(([file, content]) => `${sha256Of(content)}  ${file}\n`);
  files['checksums.txt'] = strToU8(sums.join(''));
  return new File([zipSync(files) as Uint8Array<ArrayBuffer>], 'package.zip');
}

test('a package that fits together, one that does not, and what is no package', async () => {
  // As over plain HTTP, where browsers have no hashes of their own.
  Object.defineProperty(crypto, 'subtle', { value: undefined });
  const screen = await renderPart(<VerifyPage />);
  const choose = (file: File) =>
    screen.getByLabelText('Drop a file here or choose one', { exact: false }).upload(file);
  await choose(packageOf((records) => records));
  await expect.element(screen.getByRole('heading', { name: 'The package fits together' })).toBeVisible();
  await expect
    .element(screen.getByText('Reading the original again gives the same messages: yes'))
    .toBeVisible();
  const sound = packageOf((records) => records);
  const sums = unzipSync(new Uint8Array(await sound.arrayBuffer()))['checksums.txt'];
  await expect.element(screen.getByText(sha256Of(sums ?? new Uint8Array()))).toBeVisible();
  await choose(packageOf((records) => records.replace('お茶', 'お水')));
  await expect
    .element(screen.getByRole('heading', { name: 'The package does not fit together' }))
    .toBeVisible();
  await expect.element(screen.getByText('Not so: message 2')).toBeVisible();
  await choose(new File(['nothing'], 'other.zip'));
  await expect.element(screen.getByText('This file is not a legal package', { exact: false })).toBeVisible();
});

test('a package of an export whose photos were not uploaded', async () => {
  const screen = await renderPart(<VerifyPage />);
  const choose = (file: File) =>
    screen.getByLabelText('Drop a file here or choose one', { exact: false }).upload(file);
  const [hash, other] = ['a'.repeat(64), 'b'.repeat(64)];
  await choose(packageOf((records) => records, withoutPhoto(hash, hash)));
  await expect.element(screen.getByRole('heading', { name: 'The package fits together' })).toBeVisible();
  await expect.element(screen.getByText('1 other file of the export', { exact: false })).toBeVisible();
  await choose(packageOf((records) => records, withoutPhoto(hash, other)));
  await expect.element(screen.getByText(`Not so: ${intakeListName}`)).toBeVisible();
});
