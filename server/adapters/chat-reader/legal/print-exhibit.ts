import { chatPlatformNames } from '#contract/chat-archives/chat-archives.ts';
import { readNumberRanges } from '#contract/legal-exports/read-number-ranges.ts';
import type { Manifest } from '#core/chat-archives/legal/compose-manifest.ts';
import type { LegalChat, LegalRecord, LegalSettings } from '#core/chat-archives/legal/legal-package.ts';
import type { Paper, PaperLook } from './open-paper.ts';
import { printPaper } from './print-paper.ts';

export interface ExhibitSource {
  manifest: Manifest;
  /** SHA-256 of the manifest. */
  manifestHash: string;
  records: readonly LegalRecord[];
  at: Date;
}

/** The exhibit: cover, index, participants and every message with its number, time, sender and source. */
export function printExhibit({ manifest, manifestHash, records, at }: ExhibitSource): Promise<Buffer> {
  const months = groupByMonth(records, manifest.chats);
  const redaction = redactionOf(manifest.settings);
  const look: PaperLook = {
    title: `Exhibit: ${manifest.original.name}`,
    at,
    foot: (page, pages) => [`Page ${page} of ${pages}`, `${manifest.prefix}${String(page).padStart(6, '0')}`],
    note: `SHA-256 of manifest.json: ${manifestHash}`,
  };
  return printPaper(look, (paper) => {
    writeCover(paper, manifest);
    writeIndex(paper, months);
    writePeople(paper, manifest.chats);
    for (const { name, title, records } of months) {
      paper.newPage();
      paper.mark(name, title);
      paper.write(title, { size: 14 });
      for (const record of records) writeMessage(paper, record, redaction);
    }
  });
}

function writeIndex(paper: Paper, months: readonly Month[]): void {
  paper.newPage();
  paper.mark('index', 'Index');
  paper.write('Index', { size: 16 });
  for (const { name, title } of [people, ...months]) paper.writeEntry(title, name);
}

function writeCover(paper: Paper, { original, chats, settings, messages }: Manifest): void {
  paper.mark('cover', 'Cover');
  paper.write('Exhibit of messages', { size: 22 });
  const isExtract = messages.package < messages.original;
  const facts = [
    ['Chat', chats.map(({ title }) => title).join('; ')],
    ['App', [...new Set(chats.map(({ platform }) => chatPlatformNames[platform]))].join(', ')],
    ['Original file', original.name],
    ['SHA-256 of the original', original.sha256],
    ['Received (UTC)', original.receivedAt],
    ['Messages', `${messages.package} of ${messages.original} in the original`],
    ['Time zone', `${settings.zone}. Each time is given with its offset from UTC.`],
    ...describeRedaction(settings.redacted),
    ['Kind', isExtract ? 'Extract: one chat of the original' : 'All of the original'],
  ];
  for (const [label = '', value = ''] of facts) {
    paper.write(label, { size: 8, color: 'faint', above: 10 });
    paper.write(value, { size: 11 });
  }
  paper.write(
    'Messages are numbered in the order of the original, and keep their numbers in an extract. Below each are its file, its line or entry, and its bytes there; of a database its row. Characters that have no shape are not drawn, and a character that no font has is shown by its number; messages.jsonl has every text exactly.',
    { size: 9, color: 'faint', above: 24 },
  );
}

const people = { name: 'people', title: 'Participants' };

function writePeople(paper: Paper, chats: readonly LegalChat[]): void {
  paper.newPage();
  paper.mark(people.name, people.title);
  paper.write(people.title, { size: 16 });
  for (const chat of chats) {
    paper.write(chat.title, { size: 11, above: 12 });
    for (const { name, account, messages } of chat.people)
      paper.write(`${name}${account === null ? '' : ` (${account})`}: ${messages} messages and calls`, {
        indent: 12,
      });
  }
}

interface Month {
  name: string;
  title: string;
  records: LegalRecord[];
}

/** Messages by chat and month, in their order. */
function groupByMonth(records: readonly LegalRecord[], chats: readonly LegalChat[]): Month[] {
  const titles = new Map(chats.map(({ number, title }) => [number, title]));
  const months: Month[] = [];
  for (const record of records) {
    const month = record.local === null ? 'Without a date' : monthOf(record.local);
    const title = chats.length === 1 ? month : `${titles.get(record.chat)}: ${month}`;
    const last = months.at(-1);
    if (last?.title === title) last.records.push(record);
    else months.push({ name: `month-${months.length}`, title, records: [record] });
  }
  return months;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const inWords = (local: string, format: Intl.DateTimeFormat): string =>
  format.format(new Date(`${local.slice(0, 10)}T00:00:00Z`));
const monthOf = (local: string): string => inWords(local, monthFormat);

const kindNames = {
  text: '',
  media: 'Media',
  call: 'Call',
  deleted: 'Deleted message',
  system: 'Line of the app',
  unknown: 'Not understood',
};
const flagNames = {
  edited: 'edited',
  'edit-uncertain': 'perhaps edited',
  'may-be-pasted': 'may be pasted',
  'no-such-hour': 'this hour was left out when clocks went forward',
  'hour-twice': 'this hour came twice when clocks went back',
  'buddhist-year': 'the export gives a Buddhist year',
  'persian-year': 'the export gives a day of the Persian calendar',
  'unsafe-file-name': 'its file name points outside the export',
};

interface Redaction {
  isAny: boolean;
  covers(number: number): boolean;
}

function redactionOf({ redacted = '' }: LegalSettings): Redaction {
  const ranges = readNumberRanges(redacted) ?? [];
  return {
    isAny: ranges.length > 0,
    covers: (number) => ranges.some(([first, last]) => number >= first && number <= last),
  };
}

const describeRedaction = (redacted: string | undefined): string[][] =>
  redacted === undefined
    ? []
    : [
        [
          'Redacted',
          `The texts of messages ${redacted} are covered by black boxes. Byte positions and hashes of messages are left out, because they could reveal what is covered. All other files in the package contain every message.`,
        ],
      ];

function writeMessage(paper: Paper, record: LegalRecord, redaction: Redaction): void {
  const { number, local, sender, account, kind, media, text, flags, attachments } = record;
  const time =
    local === null
      ? 'no time in the export'
      : `${inWords(local, dayFormat)}, ${local.slice(11, 19)} (UTC ${local.slice(20)})`;
  const who = sender === null ? '' : ` · ${sender}${account === null ? '' : ` (${account})`}`;
  paper.need(48);
  paper.write(`No. ${number} · ${time}${who}`, { size: 8, color: 'faint', above: 9 });
  const notes = [
    kindNames[kind],
    kind === 'media' ? (media ?? '') : '',
    ...flags.map((flag) => flagNames[flag]),
  ];
  const said = notes.filter((note) => note !== '');
  if (said.length > 0) paper.write(`[${said.join(', ')}]`, { size: 9, color: 'faint' });
  if (redaction.covers(number)) paper.writeBox('Redacted');
  else {
    if (text !== '') paper.write(text);
    for (const name of attachments) paper.write(`File: ${name}`, { size: 8, indent: 12 });
  }
  const source = redaction.isAny ? describePlace(record) : describeSource(record);
  paper.write(source, { size: 6.5, color: 'faint', isOnce: true });
}

/** Without bytes: where the next message begins tells how long the one before is, and a hash of a short text is soon guessed. */
function describePlace({ file, line, byteOffset }: LegalRecord): string {
  if (file === null) return 'Its place in the original is not known.';
  return byteOffset === null ? `${file}, row ${line} of the table “message”` : `${file}, ${line}`;
}

function describeSource({ file, line, byteOffset, byteLength, sha256 }: LegalRecord): string {
  if (file === null) return 'Its place in the original is not known.';
  if (byteOffset === null) return `${file}, row ${line} of the table “message”`;
  return `${file}, ${line}, bytes ${byteOffset} to ${Number(byteOffset) + Number(byteLength) - 1}, SHA-256 ${sha256}`;
}
