import { unzipSync } from 'fflate';
import { intakeListName } from '#core/chat-archives/intake/intake-list.ts';
import { readIntakeList } from '#core/chat-archives/intake/read-intake-list.ts';
import { legalFormat, type Manifest } from '#core/chat-archives/legal/compose-manifest.ts';
import { findBrokenLink } from '#core/chat-archives/legal/find-broken-link.ts';
import { isZip } from '#core/chat-archives/legal/is-zip.ts';
import type { OriginalPart } from '#core/chat-archives/legal/legal-package.ts';
import { openTexts } from '#core/chat-archives/legal/open-texts.ts';
import { readOriginal } from '#core/chat-archives/legal/read-original.ts';
import { sha256Of } from '#core/chat-archives/legal/sha256-of.ts';
import { writeRecordTable } from '#core/chat-archives/legal/write-record-table.ts';
import { writeRecords } from '#core/chat-archives/legal/write-records.ts';
import { isDatabasePart } from '#core/chat-archives/reading/is-database-part.ts';
import { isSqlite } from '#core/chat-archives/reading/is-sqlite.ts';

/** One thing that was checked. */
export interface Finding {
  title: string;
  isRight: boolean;
  detail: string;
}

export type CheckedPackage =
  | {
      kind: 'checked';
      packageHash: string;
      manifestHash: string;
      fileName: string;
      messages: number;
      /** Files of the export of which the package has only the hash. */
      absentParts: number;
      findings: Finding[];
    }
  | { kind: 'refused'; sentence: string };

/** Differences that are listed; all are counted. */
const mostListed = 20;

type Files = Record<string, Uint8Array>;

/** Checks a legal package in this browser: hashes of all files, and the same reading of its original. Sends nothing. */
export function checkPackage(bytes: Uint8Array): CheckedPackage {
  const files = unpack(bytes);
  const manifest = files === null ? null : readManifest(files['manifest.json']);
  if (files === null || manifest === null)
    return {
      kind: 'refused',
      sentence: 'This file is not a legal package of ChatGenie. Choose the zip file as it was downloaded.',
    };
  const original = files[`originals/${manifest.original.name}`];
  const findings = [
    checkSums(files),
    checkOriginal(original, manifest),
    checkListed(files, manifest),
    checkChain(files['audit.jsonl']),
    checkReading(files, manifest, original),
  ];
  return {
    kind: 'checked',
    // It lists the hashes of all other files, the PDF files too.
    packageHash: sha256(files['checksums.txt']),
    manifestHash: sha256(files['manifest.json']),
    fileName: manifest.original.name,
    messages: manifest.messages.package,
    absentParts: manifest.parts.filter(({ isAbsent }) => isAbsent).length,
    findings,
  };
}

function unpack(bytes: Uint8Array): Files | null {
  try {
    const names: string[] = [];
    const filter = ({ name }: { name: string }) => names.push(name) > 0;
    const parts = Object.entries(unzipSync(bytes, { filter })).filter(([name]) => !name.endsWith('/'));
    // Of two files with one name, other programs may show the one that was not checked.
    if (new Set(names).size < names.length) return null;
    return Object.fromEntries(parts.map(([name, content]) => [plainName(name), content]));
  } catch {
    return null;
  }
}

/** Names of old zip programs are UTF-8 without saying so, which the library reads as single bytes. */
function plainName(name: string): string {
  const codes = [...name].map((character) => character.codePointAt(0) ?? 0);
  if (codes.some((code) => code > 0xff)) return name;
  return decode(Uint8Array.from(codes), 'utf-8') ?? name;
}

function readManifest(bytes: Uint8Array | undefined): Manifest | null {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes)) as Manifest | null;
    const isWhole =
      typeof value?.original?.name === 'string' &&
      typeof value.settings?.zone === 'string' &&
      typeof value.messages?.package === 'number' &&
      typeof value.files === 'object' &&
      Array.isArray(value.parts);
    return isWhole ? value : null;
  } catch {
    return null;
  }
}

function checkSums(files: Files): Finding {
  const text = textOf(files['checksums.txt']);
  const lines = text.split('\n').filter(Boolean);
  const listed = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const wrong: string[] = [];
  // Exactly as it is written: its own bytes are in no list.
  if (text !== [...listed].map(([name, hash]) => `${hash}  ${name}\n`).join('')) wrong.push('checksums.txt');
  for (const [name, content] of Object.entries(files))
    if (name !== 'checksums.txt' && listed.get(name) !== sha256(content)) wrong.push(name);
  for (const name of listed.keys()) if (files[name] === undefined) wrong.push(`${name} (missing)`);
  return finding('All files have the SHA-256 in checksums.txt', wrong);
}

function checkOriginal(original: Uint8Array | undefined, { original: said }: Manifest): Finding {
  const isRight = original?.length === said.sizeBytes && sha256(original) === said.sha256;
  return finding('The original is the file that was uploaded', isRight ? [] : [said.name]);
}

function checkListed(files: Files, manifest: Manifest): Finding {
  const wrong: string[] = [];
  for (const [name, hash] of Object.entries(manifest.files))
    if (sha256(files[name]) !== hash) wrong.push(name);
  return finding('The data files are those that the manifest names', wrong);
}

function checkChain(bytes: Uint8Array | undefined): Finding {
  const broken = findBrokenLink(textOf(bytes));
  return finding('The audit log is unbroken', broken === null ? [] : [`line ${broken}`]);
}

function checkReading(files: Files, manifest: Manifest, original: Uint8Array | undefined): Finding {
  const title = 'Reading the original again gives the same messages';
  if (manifest.format !== legalFormat)
    return {
      title,
      isRight: false,
      detail: 'The package was made by another version, so its original cannot be read again here.',
    };
  if (original === undefined) return finding(title, [manifest.original.name]);
  const opened = isZip(original) ? unpack(original) : { [manifest.original.name]: original };
  const parts = Object.entries(opened ?? {}).map(([name, content]) => ({ name, bytes: content }));
  if (parts.some(({ name, bytes }) => isSqlite(bytes) && (!isZip(original) || isDatabasePart(name))))
    return checkDatabase(parts, manifest);
  const texts = openTexts(parts, isZip(original), decode);
  const read = texts === null ? null : readAgain(texts, manifest);
  if (read === null) return finding(title, ['the original could not be read']);
  const wrong = listChangedParts(parts, manifest);
  if (!listsTheSame(opened?.[intakeListName], manifest)) wrong.push(intakeListName);
  const now = writeRecords(read);
  const then = textOf(files['messages.jsonl']);
  if (now !== then) wrong.push(...listDifferences(then, now));
  if (writeRecordTable(read) !== textOf(files['messages.csv'])) wrong.push('messages.csv');
  return finding(title, wrong);
}

interface Part {
  name: string;
  bytes: Uint8Array;
}

function listChangedParts(parts: readonly Part[], manifest: Manifest): string[] {
  const sums = new Map(manifest.parts.map(({ name, sha256 }) => [name, sha256]));
  return parts.filter(({ name, bytes }) => sums.get(name) !== sha256(bytes)).map(({ name }) => name);
}

/** There is no SQLite here. What stands in a database can be read by anyone who has the original. */
function checkDatabase(parts: readonly Part[], manifest: Manifest): Finding {
  const checked = finding(
    'The database in the original is the one that the messages were read from',
    listChangedParts(parts, manifest),
  );
  const detail = 'This page does not read a database again. Each message has the number of its row.';
  return checked.isRight ? { ...checked, detail } : checked;
}

/** Whether the files that were not uploaded are those that the original itself lists. */
function listsTheSame(list: Uint8Array | undefined, { parts }: Manifest): boolean {
  const linesOf = (listed: readonly OriginalPart[]) =>
    listed.map(({ name, sizeBytes, sha256 }) => `${sha256} ${sizeBytes} ${name}\n`).join('');
  const said = parts.filter(({ isAbsent }) => isAbsent);
  return linesOf(said) === linesOf(readIntakeList(textOf(list))?.parts ?? []);
}

function readAgain(texts: NonNullable<ReturnType<typeof openTexts>>, { parts, settings }: Manifest) {
  try {
    const read = readOriginal(texts, parts, settings);
    return read.kind === 'read' ? read.records : null;
  } catch {
    return null;
  }
}

/** The lines that differ, by the number of the message. */
function listDifferences(then: string, now: string): string[] {
  const [before, after] = [then.split('\n'), now.split('\n')];
  const lines = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  return lines
    .filter((index) => before[index] !== after[index])
    .map((index) => `message ${numberIn(before[index]) ?? numberIn(after[index]) ?? index + 1}`);
}

const numberIn = (line: string | undefined): string | undefined => /^\{"number":(\d+)/.exec(line ?? '')?.[1];

function finding(title: string, wrong: readonly string[]): Finding {
  const listed = wrong.slice(0, mostListed).join(', ');
  const more = wrong.length > mostListed ? ` and ${wrong.length - mostListed} more` : '';
  return { title, isRight: wrong.length === 0, detail: wrong.length === 0 ? '' : `Not so: ${listed}${more}` };
}

/** With the mark at the beginning, if there is one: it is a part of what is compared. */
const textOf = (bytes: Uint8Array | undefined): string =>
  bytes === undefined ? '' : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Not by the browser's own functions, which pages over plain HTTP do not have. */
const sha256 = (bytes: Uint8Array | undefined): string => sha256Of(bytes ?? new Uint8Array());
