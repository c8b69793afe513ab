/** What a program wrote for a sign, which another one then wrote again: `&amp;amp;`. Tags stay as they are written. */
const WRITTEN = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,8}\d{0,2}));/gi;
const SIGNS: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  pound: '£',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  copy: '©',
  reg: '®',
  trade: '™',
  szlig: 'ß',
  oslash: 'ø',
  aelig: 'æ',
};
/** `eacute` is an e with this mark. */
const ACCENTS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  cedil: '\u0327',
};

/** Bytes 80 to 9F in Windows-1252; those without a sign stay what they are. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const NEXT = `[\\u00A0-\\u00BF${WINDOWS}]`;
const RUN = new RegExp(
  `[\\u00C2-\\u00DF]${NEXT}|[\\u00E0-\\u00EF]${NEXT}{2}|[\\u00F0-\\u00F4]${NEXT}{3}`,
  'g',
);
/** After a capital at the end of a word these are what they look like. */
const QUOTES = /^.[‘’“”„–—]$/;

/**
 * Reads what was encoded twice as it was meant, where that is sure: `&amp;euro;` that is shown as `&euro;`, and UTF-8 that was
 * taken for Windows-1252, as in `CafÃ©`.
 */
export function repairEncoding(text: string): string {
  const repaired = text.search(RUN) === -1 ? text : repairBytes(text);
  return repaired.includes('&') ? repaired.replace(WRITTEN, readSign) : repaired;
}

function readSign(given: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) {
    const [, letter = '', accent = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
    const mark = ACCENTS[accent.toLowerCase()];
    return SIGNS[name.toLowerCase()] ?? (mark === undefined ? given : (letter + mark).normalize('NFC'));
  }
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const isSign = code >= 0x20 && code < 0xd800 && code !== 0x3c && code !== 0x3e;
  return isSign ? String.fromCodePoint(code) : given;
}

function repairBytes(text: string): string {
  const found = [...text.matchAll(RUN)].flatMap(([run]) => (decode(run) === null ? [] : [run]));
  // One alone may be a capital with a quotation mark after it.
  if (found.length === 0 || (found.length === 1 && QUOTES.test(found[0] ?? ''))) return text;
  return text.replace(RUN, (run) => decode(run) ?? run);
}

function decode(run: string): string | null {
  const bytes = [...run].map((sign) => {
    const at = WINDOWS.indexOf(sign);
    return at === -1 ? sign.charCodeAt(0) : 0x80 + at;
  });
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16)}`).join(''));
  } catch {
    return null;
  }
}
