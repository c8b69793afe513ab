import { ourLine } from './our-line.ts';

const isQuoted = (line: string): boolean => /^\s*>/.test(line);
/** A line of the header that some programs put above a quote: `From: Shop`, `*Gesendet:* Montag`, `发件人：`. */
const headerLine = /^\s*\*?\p{L}[\p{L}\p{M} -]{0,24}\s?[:：]\*?(?:\s|$)/u;
const divider = /^\s*[-_*=–—]{3,}.*$/;
const signatureMark = /^-- ?$/m;
/**
 * `On Mon, 2 Mar 2026 at 10:00, Shop <reply@…> wrote:`, in any language: it ends with a colon and has a date or an
 * address.
 */
const isAttribution = (lines: readonly string[]): boolean =>
  lines.length <= 4 &&
  /[:：]\s*$/.test(lines.at(-1) ?? '') &&
  /\d{1,4}[./:-]\d{1,2}|\d{4}|@/.test(lines.join(' '));

/**
 * What somebody wrote in an answer to one of our emails, without the quoted email, its header, and a signature behind
 * `-- `. Where they wrote below or within the quote, everything that is not quoted.
 */
export function cutQuote(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\u00a0', ' ');
  const at = ourLine.exec(lines)?.index;
  const above = dropHead(at === undefined ? lines : lines.slice(0, at));
  // Where the email is not quoted line by line, everything below our line is ours.
  const isQuotedByLine = at === undefined || isQuoted(lines.slice(lines.lastIndexOf('\n', at) + 1));
  return above || (isQuotedByLine ? dropHead(dropQuoted(lines)) : '');
}

/** Without the lines that lead to a quote: quoted lines, the header of an email, a divider, or who wrote when. */
function dropHead(text: string): string {
  const lines = text.split('\n');
  const end = () => lines.at(-1) ?? '';
  while (lines.length > 0) {
    if (end().trim() === '' || isQuoted(end()) || divider.test(end())) {
      lines.pop();
      continue;
    }
    const paragraph = lines.slice(lines.findLastIndex((line) => line.trim() === '') + 1);
    const isHead =
      paragraph.length >= 2 &&
      paragraph.every((line) => headerLine.test(line) || divider.test(line) || line.includes('@'));
    if (!isHead && !isAttribution(paragraph)) break;
    lines.splice(lines.length - paragraph.length);
  }
  const kept = lines.join('\n');
  const mark = signatureMark.exec(kept);
  return (mark === null ? kept : kept.slice(0, mark.index)).trim();
}

/** Everything that is not quoted, for people who write below or within the quote. */
function dropQuoted(text: string): string {
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    if (!isQuoted(line)) {
      kept.push(line);
      continue;
    }
    const paragraph = kept.slice(
      kept.findLastIndex((each, at) => each.trim() === '' && at < kept.length - 1) + 1,
    );
    const led = paragraph.filter((each) => each.trim() !== '');
    if (led.length > 0 && isAttribution(led)) kept.splice(kept.length - paragraph.length);
  }
  return kept.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}
