import { type HeaderLines, simpleParser } from 'mailparser';
import type { ReadEmail } from '#server/ports/mail-reader.ts';

/** In characters: more than anybody writes, less than takes long. */
const longestHtml = 500_000;
const longestText = 200_000;
const mostHeaders = 500;
const longestHeader = 2_000;

/** Reads the bytes of an email (RFC 5322, MIME). Runs in a process of its own. */
export async function readMailBytes(bytes: Uint8Array): Promise<ReadEmail> {
  const mail = await simpleParser(Buffer.from(bytes), {
    maxHtmlLengthToParse: longestHtml,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
  });
  return {
    headers: headersOf(mail.headerLines),
    messageId: mail.messageId?.replaceAll(/[<>\s]/g, '').slice(0, longestHeader) || null,
    from: mail.from?.value[0]?.address?.toLowerCase() ?? null,
    text: (mail.text ?? '').replaceAll('\u0000', '').toWellFormed().slice(0, longestText),
    attachments: mail.attachments.filter(({ related }) => !related).length,
  };
}

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
