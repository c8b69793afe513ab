import { analyse } from 'chardet';

const SAMPLE_BYTES = 65_536;
/** Statistics over fewer accents than this are chance. */
const MIN_ACCENTS = 15;

/**
 * Guesses the encoding of bytes that are neither UTF-8 nor UTF-16. Frequency statistics fail on the few words of a
 * price list, so the form of the bytes is looked at first: how East Asian characters are built leaves little doubt.
 * @returns a label that `TextDecoder` knows
 */
export function guessEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  return guessEastAsian(sample) ?? guessOneByte(sample);
}

function guessEastAsian(sample: Uint8Array): string | null {
  const runs = highRuns(sample);
  const isPaired = runs.every((run) => run.length % 2 === 0 && run.every((byte) => byte >= 0xa1));
  if (isPaired) {
    // GB 2312, EUC-KR and EUC-JP share this form: two high bytes per character, the common ones in the lower rows.
    const leads = runs.flatMap((run) => run.filter((_, index) => index % 2 === 0));
    if (shareIn(leads, 0xa1, 0xd7) < 0.7) return null;
    if (shareIn(leads, 0xa4, 0xa5) > 0.3) return 'euc-jp';
    const signs = leads.filter((byte) => byte >= 0xb0);
    // Hangul fills exactly these rows; four in ten Chinese characters are above them.
    return signs.length >= 6 && signs.every((byte) => byte <= 0xc8) ? 'euc-kr' : 'gb18030';
  }
  const japanese = decodeStrictly(sample, 'shift_jis');
  if (japanese !== null) {
    const signs = japanese.match(/[^\p{ASCII}]/gu) ?? [];
    const kana = signs.filter((sign) => /[\u3041-\u30FF]/.test(sign)).length;
    if (signs.length >= 2 && kana >= signs.length * 0.1) return 'shift_jis';
  }
  const leads = pairLeads(sample);
  if (leads.length < 4) return null;
  if (decodeStrictly(sample, 'big5') !== null && shareIn(leads, 0xa1, 0xc6) >= 0.8) return 'big5';
  return decodeStrictly(sample, 'gb18030') !== null && shareIn(leads, 0xa1, 0xd7) >= 0.7 ? 'gb18030' : null;
}

function guessOneByte(sample: Uint8Array): string {
  const runs = highRuns(sample);
  const high = runs.reduce((sum, run) => sum + run.length, 0);
  // Accents are single in Latin words; whole words of high bytes are Cyrillic, Greek, Hebrew or Arabic.
  const isLatin = high / Math.max(runs.length, 1) < 2;
  const best = analyse(sample).find(({ name }) => /^(?:windows-125|iso-8859|koi8)/i.test(name));
  if (best === undefined || /^iso-8859-1$/i.test(best.name)) return 'windows-1252';
  return isLatin && high < MIN_ACCENTS ? 'windows-1252' : best.name.toLowerCase();
}

/** Stretches of bytes from 0x80 on. */
function highRuns(bytes: Uint8Array): number[][] {
  const runs: number[][] = [];
  let previous = 0;
  for (const byte of bytes) {
    if (byte >= 0x80) {
      if (previous >= 0x80) runs[runs.length - 1]?.push(byte);
      else runs.push([byte]);
    }
    previous = byte;
  }
  return runs;
}

/** First bytes of characters, where a high byte and the next byte are one character. */
function pairLeads(bytes: Uint8Array): number[] {
  const leads: number[] = [];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x81) continue;
    leads.push(byte);
    index += 1;
  }
  return leads;
}

function shareIn(bytes: number[], from: number, to: number): number {
  return bytes.filter((byte) => byte >= from && byte <= to).length / Math.max(bytes.length, 1);
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    // A sample may end in the middle of a character.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
