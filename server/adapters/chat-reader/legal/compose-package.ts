import { chainEvents } from '#core/chat-archives/legal/chain-events.ts';
import { composeManifest, type Manifest } from '#core/chat-archives/legal/compose-manifest.ts';
import { readOriginal } from '#core/chat-archives/legal/read-original.ts';
import { sha256Of } from '#core/chat-archives/legal/sha256-of.ts';
import { writeRecordTable } from '#core/chat-archives/legal/write-record-table.ts';
import { writeRecords } from '#core/chat-archives/legal/write-records.ts';
import { type ReadDatabase, readDatabase } from '#server/adapters/chat-reader/imessage/read-database.ts';
import { refusalOf } from '#server/adapters/chat-reader/refusal-of.ts';
import type { LegalResult, LegalSource } from '#server/ports/chat-reader.ts';
import { openOriginal } from './open-original.ts';
import { printExhibit } from './print-exhibit.ts';
import { printReport } from './print-report.ts';

/** Characters of base64 that go between processes at once. */
const pieceLength = 96_000;

/** All files of a package but the original itself. The same source gives the same bytes. Runs in a process of its own. */
export async function composePackage(source: Omit<LegalSource, 'tenant'>): Promise<LegalResult> {
  try {
    return await compose(source);
  } catch (error) {
    return refusalOf(error);
  }
}

async function compose(source: Omit<LegalSource, 'tenant'>): Promise<LegalResult> {
  const { bytes, settings, prefix, events, madeAt, receivedAt, sha256 } = source;
  const original = openOriginal(bytes, settings.uploadName);
  if (original === null)
    return {
      kind: 'refused',
      sentence: 'A text of this original is not in UTF-8 or UTF-16, so its bytes cannot be followed.',
    };
  const opened: ReadDatabase[] = [];
  const read = readOriginal(original.texts, original.parts, settings, (report) => {
    opened.push(...original.databases.map((database) => readDatabase(database, report)));
    return opened.flatMap((each) => (each.kind === 'chats' ? each.chats : []));
  });
  if (read.kind === 'refused') return opened.find((each) => each.kind === 'refused') ?? read;
  const files = new Map<string, string | Buffer>([
    ['messages.jsonl', writeRecords(read.records)],
    ['messages.csv', writeRecordTable(read.records)],
    ['audit.jsonl', chainEvents(events)],
  ]);
  const manifest = composeManifest({
    original: { name: settings.uploadName, sizeBytes: bytes.length, sha256, receivedAt },
    ...(original.exports === undefined ? {} : { exports: original.exports }),
    parts: original.parts,
    settings,
    prefix,
    chats: read.chats,
    messages: { original: read.total, package: read.records.length },
    files: Object.fromEntries([...files].map(([name, text]) => [name, sha256Of(text)])),
  });
  const said = {
    manifest: JSON.parse(manifest) as Manifest,
    manifestHash: sha256Of(manifest),
    records: read.records,
    at: new Date(madeAt),
  };
  files.set('manifest.json', manifest);
  files.set('exhibit.pdf', await printExhibit(said));
  files.set('report.pdf', await printReport({ ...said, report: read.report }));
  return {
    kind: 'package',
    manifestHash: said.manifestHash,
    absentParts: original.parts.filter(({ isAbsent }) => isAbsent).length,
    pieces: [...files].flatMap(cutFile),
  };
}

function cutFile([name, content]: [string, string | Buffer]): { name: string; base64: string }[] {
  const base64 = Buffer.from(content as string).toString('base64');
  const pieces = [];
  for (let start = 0; start < base64.length; start += pieceLength)
    pieces.push({ name, base64: base64.slice(start, start + pieceLength) });
  return pieces;
}
