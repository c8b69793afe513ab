import { type Attachment, type HeaderLines, simpleParser } from 'mailparser';
import { attachmentFileTypes } from '#contract/attachments/attachments.ts';
import { chooseFiles } from '#core/incoming/choose-files.ts';
import { dropPictureMarks } from '#core/incoming/drop-picture-marks.ts';
import { cleanFileName } from '#server/http/uploads/clean-file-name.ts';
import { extensionOf } from '#server/http/uploads/extension-of.ts';
import type { ReadEmail } from '#server/ports/mail-reader.ts';

/** In characters: more than anybody writes, less than takes long. */
const longestHtml = 500_000;
const longestText = 200_000;
const mostHeaders = 500;
const longestHeader = 2_000;
/** Files that are named although they are not kept. */
const mostRefused = 20;

/** Reads the bytes of an email (RFC 5322, MIME). Runs in a process of its own. */
export async function readMailBytes(bytes: Uint8Array): Promise<ReadEmail> {
  const mail = await simpleParser(Buffer.from(bytes), {
    maxHtmlLengthToParse: longestHtml,
    skipTextToHtml: true,
    // Its HTML says which pictures it shows.
    keepCidLinks: true,
    skipImageLinks: true,
    skipTextLinks: true,
  });
  const parts = mail.attachments.map(describePart);
  const { chosen, refused } = chooseFiles(parts, (mail.html || '').slice(0, longestHtml));
  return {
    headers: headersOf(mail.headerLines),
    messageId: mail.messageId?.replaceAll(/[<>\s]/g, '').slice(0, longestHeader) || null,
    from: mail.from?.value[0]?.address?.toLowerCase() ?? null,
    text: dropPictureMarks(textOf(mail.text), parts),
    files: chosen.map(({ name, bytes }) => ({ name, bytes })),
    refusedFiles: refused.slice(0, mostRefused),
  };
}

function textOf(text = ''): string {
  return text.replaceAll('\u0000', '').toWellFormed().slice(0, longestText);
}

function describePart({ filename, contentType, cid, content }: Attachment) {
  const mediaType = contentType.toLowerCase();
  const name = cleanFileName(filename ?? '');
  return {
    // Some programs send pictures without a name.
    name: extensionOf(name) === '' ? `${name}${endings.get(mediaType) ?? ''}` : name,
    mediaType,
    contentId: cid?.slice(0, longestHeader) ?? null,
    sizeBytes: content.length,
    bytes: content,
  };
}

/** Endings of names by type. */
const endings = new Map<string, string>([
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
  ...Object.entries(attachmentFileTypes).map(([ending, { mediaType }]): [string, string] => [
    mediaType.split(';', 1)[0] ?? '',
    ending,
  ]),
]);

function headersOf(lines: HeaderLines): Record<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const { key, line } of lines.slice(0, mostHeaders)) {
    const value = line
      .slice(line.indexOf(':') + 1)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, longestHeader);
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return Object.fromEntries(headers);
}
