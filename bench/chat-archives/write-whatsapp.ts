import { writeMessages } from './write-messages.ts';

const linesOfPiece = 5_000;

/** A made-up export of WhatsApp, in pieces. */
export function writeWhatsapp(count: number): string[] {
  const pieces: string[] = [];
  let lines: string[] = [];
  for (const { at, sender, text } of writeMessages(count)) {
    const iso = new Date(at).toISOString();
    lines.push(
      `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}, ${iso.slice(11, 16)} - ${sender}: ${text}\n`,
    );
    if (lines.length < linesOfPiece) continue;
    pieces.push(lines.join(''));
    lines = [];
  }
  return [...pieces, lines.join('')];
}
