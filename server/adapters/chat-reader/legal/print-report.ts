import { type ChatPlatform, chatPlatformNames } from '#contract/chat-archives/chat-archives.ts';
import { readNumberRanges } from '#contract/legal-exports/read-number-ranges.ts';
import type { Manifest } from '#core/chat-archives/legal/compose-manifest.ts';
import type { LegalRecord, OriginalPart } from '#core/chat-archives/legal/legal-package.ts';
import type { ExportReport } from '#core/chat-archives/reading/create-report.ts';
import type { Paper, PaperLook } from './open-paper.ts';
import { printPaper } from './print-paper.ts';

export interface ReportSource {
  manifest: Manifest;
  manifestHash: string;
  records: readonly LegalRecord[];
  report: ExportReport;
  at: Date;
}

/** What the exports of a platform never have. */
const neverExported: Record<ChatPlatform, string> = {
  whatsapp:
    'reactions, which message an answer belongs to, who has read a message, earlier versions of edited messages, members of a group who never wrote, and the time zone',
  telegram:
    'who has read a message, earlier versions of edited messages, and messages that were deleted for all',
  instagram: 'who has read a message, and more of an account than its display name',
  messenger: 'who has read a message, and more of an account than its display name',
  discord:
    'earlier versions of edited messages, deleted messages, and polls; in the package of an account what others wrote',
  slack: 'who has read a message, and on Free and Pro workspaces messages outside public channels',
  snapchat: 'messages that nobody saved, so a silence may be a gap',
  imessage: 'the time zone, and messages that were deleted before the export',
  line: 'seconds, the time zone, reactions, and who has read a message',
  sms: 'the number of the phone itself, and messages that were deleted before the backup',
  teams: 'who has read a message',
  skype: 'who has read a message',
  signal: 'who has read a message, messages that disappeared, and earlier versions of edited messages',
  kakaotalk: 'on phones and Windows seconds, the time zone, reactions, and who has read a message',
  'google-chat': 'who has read a message, and who wrote a message that was deleted',
  x: 'the names of other people, who has read a message, and messages that were deleted before the export',
};

/** How the original was read: what decided, what was not understood, and what the app never exports. */
export function printReport({ manifest, manifestHash, records, report, at }: ReportSource): Promise<Buffer> {
  const look: PaperLook = {
    title: `Report: ${manifest.original.name}`,
    at,
    foot: (page, pages) => [`Page ${page} of ${pages}`, 'Report'],
    note: `SHA-256 of manifest.json: ${manifestHash}`,
  };
  return printPaper(look, (paper) => writeReport(paper, { manifest, records, report }));
}

function writeReport(
  paper: Paper,
  { manifest, records, report }: Pick<ReportSource, 'manifest' | 'records' | 'report'>,
): void {
  paper.mark('report', 'How the original was read');
  paper.write('How the original was read', { size: 20 });
  writeList(paper, 'Software', [`${manifest.product}, format ${manifest.format}.`]);
  writeList(paper, 'What decided', [
    `Times without a zone are read in ${manifest.settings.zone}, which the owner of the archive chose.`,
    ...report.notes,
  ]);
  const flagged = records.filter(({ flags }) => flags.length > 0);
  writeList(
    paper,
    'Messages with something to know',
    flagged.length === 0
      ? ['None.']
      : flagged.map(({ number, flags }) => `No. ${number}: ${flags.join(', ')}`),
  );
  const { redacted } = manifest.settings;
  if (redacted !== undefined) {
    const ranges = readNumberRanges(redacted) ?? [];
    const covered = records.filter(({ number }) =>
      ranges.some(([first, last]) => number >= first && number <= last),
    );
    writeList(paper, `Messages whose texts are covered in the exhibit: ${covered.length}`, [
      `No. ${redacted}. The original is unchanged. It and all other files of this package have these texts.`,
    ]);
  }
  const withoutPlace = records.filter(({ file }) => file === null).length;
  writeList(paper, 'Places in the original', [
    withoutPlace === 0
      ? 'The place of every message is known.'
      : `The place of ${withoutPlace} messages is not known, because the file or its entries could not be followed byte by byte.`,
    ...(records.some(({ file, byteOffset }) => file !== null && byteOffset === null)
      ? [
          'A database keeps no message in one piece, so its messages have the number of their row in the table “message” in place of bytes. Anyone who has the original can look up each row.',
        ]
      : []),
  ]);
  writeList(
    paper,
    `Lines and entries that were not understood: ${report.unreadCount}`,
    report.unread.map(({ file, line, text }) => `${file}, ${line}: ${text}`),
  );
  const platforms = [...new Set(manifest.chats.map(({ platform }) => platform))];
  writeList(
    paper,
    'What the app does not export',
    platforms.map((platform) => `${chatPlatformNames[platform]}: ${neverExported[platform]}.`),
  );
  writeParts(paper, manifest, records);
  writeStatement(paper, manifest);
}

function writeParts(paper: Paper, { parts, exports }: Manifest, records: readonly LegalRecord[]): void {
  const lineOf = ({ name, sizeBytes, sha256 }: OriginalPart) =>
    `${name}, ${sizeBytes} bytes, SHA-256 ${sha256}`;
  writeList(paper, 'Parts of the original', parts.filter(({ isAbsent }) => !isAbsent).map(lineOf));
  const absent = parts.filter(({ isAbsent }) => isAbsent);
  if (absent.length === 0) return;
  const files = (exports ?? []).map(({ name, sizeBytes }) => `${name} (${sizeBytes} bytes)`).join(', ');
  // An export can have a hundred thousand photos; the manifest lists all.
  const named = new Set(records.flatMap(({ attachments }) => attachments));
  writeList(paper, 'Files that were not uploaded', [
    `The original was made in the browser from ${files}: its chats were taken out unchanged. All other files (${absent.length}) stayed on the device of the user. They are not in this package, and nobody here has seen them. Their SHA-256, in manifest.json, was computed by the browser on that device. Those that messages name:`,
    ...absent.filter(({ name }) => named.has(name)).map(lineOf),
  ]);
}

function writeList(paper: Paper, title: string, lines: readonly string[]): void {
  paper.need(60);
  paper.write(title, { size: 12, above: 16 });
  for (const line of lines) paper.write(line, { size: 9, above: 2 });
}

/** A draft for a person to fill in and to answer for. */
function writeStatement(paper: Paper, { original, exports }: Manifest): void {
  paper.newPage();
  paper.mark('statement', 'Draft of a statement');
  paper.write('Draft of a statement', { size: 16 });
  paper.write(
    'To be checked, filled in and signed by a person. It is not legal advice, and whether a court accepts any of this is for the court.',
    { size: 9, color: 'faint', above: 4 },
  );
  for (const text of [
    'I, ______________________, exported the chat on ______________________ from the app ______________________, version ______________, on the device ______________________.',
    exports === undefined
      ? `I uploaded the file “${original.name}” (${original.sizeBytes} bytes) without changing it. Its SHA-256 is ${original.sha256}.`
      : `I chose ${exports.map(({ name }) => `“${name}”`).join(', ')} without changing the content, and keep it. My browser took the chats from it into “${original.name}” (${original.sizeBytes} bytes), which I uploaded. Its SHA-256 is ${original.sha256}.`,
    'The exhibit shows its messages as the software read them. Anyone who has the package can check this with the page for verification.',
    'Signed: ______________________     Date: ______________________',
  ])
    paper.write(text, { above: 14 });
}
