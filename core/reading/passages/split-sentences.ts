/** Abbreviations that end in a full stop within a sentence, lower case, of the languages met most. */
const ABBREVIATIONS = new Set(
  `mr mrs ms dr prof st sr jr vs etc nos inc ltd co corp fig figs vol pp ed eds gen col sgt capt lt rev hon gov sen rep
  approx est dept ave blvd rd mt ft al cf ca e.g i.e eg ie a.m p.m u.s u.k u.s.a d.c ph.d b.a m.a vgl bzw z.b d.h u.a usw
  nr str hr fr abb bd ggf inkl zzgl evtl sog ca tel art núm pág sra srta dra ud uds ej ee.uu av m mme mlle p.ex env
  sig dott ecc sn örn bkz yy dk jan feb mar apr jun jul aug sep sept oct nov dec`.split(/\s+/),
);
/** In these languages "3." is an ordinal ("3. Mai"), so a bare number and a stop do not end a sentence. */
const ORDINAL_STOP = new Set([
  'de',
  'tr',
  'cs',
  'sk',
  'da',
  'nb',
  'no',
  'fi',
  'hu',
  'pl',
  'sl',
  'hr',
  'et',
  'lv',
]);
const TERMINATOR = /[.!?…。！？｡؟।॥]+["'”’»)\]）」』】]*/gu;
const WIDE_TERMINATOR = /[。！？｡।॥]/u;
const SINGLE_LETTER = /^\p{L}$/u;
const DOTTED_LETTERS = /^(?:\p{L}\.)+\p{L}$/u;
const DIGITS_ONLY = /^\p{N}{1,3}$/u;
const STARTS_WITH_DIGIT = /^\s*\p{N}/u;
const ROMAN = /^[IVX]+$/;
const STARTS_SENTENCE = /^[\s\u00a0]*["'“‘«¿¡([（「『【]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;

/** The word before a stop, back to the last white space or bracket. */
function wordBefore(text: string, at: number): string {
  let start = at;
  while (start > 0 && !/[\s\u00a0("“‘«[]/.test(text.charAt(start - 1)) && at - start < 24) start -= 1;
  return text.slice(start, at);
}

function isWithinSentence(text: string, stopAt: number, afterAt: number, language: string): boolean {
  const following = text.slice(afterAt, afterAt + 12);
  if (!STARTS_SENTENCE.test(following)) return true;
  if (text.charAt(stopAt) !== '.') return false;
  const word = wordBefore(text, stopAt);
  if (ABBREVIATIONS.has(word.toLowerCase())) return true;
  if (word.toLowerCase() === 'no' && STARTS_WITH_DIGIT.test(following)) return true;
  if (SINGLE_LETTER.test(word) || DOTTED_LETTERS.test(word)) return true;
  return ORDINAL_STOP.has(language) && (DIGITS_ONLY.test(word) || ROMAN.test(word));
}

/**
 * Start offsets of the sentences of a text, ascending, the first 0; sentence i is `text.slice(o[i], o[i + 1])` with
 * the white space after it, so that the pieces joined are the text. A line break always ends a sentence.
 */
export function splitSentences(text: string, language: string): number[] {
  const offsets = [0];
  const push = (at: number) => {
    const last = offsets[offsets.length - 1] as number;
    if (at > last && at < text.length && text.slice(last, at).trim() !== '') offsets.push(at);
  };
  const skipSpace = (at: number) => {
    let next = at;
    while (next < text.length && /\s/.test(text.charAt(next))) next += 1;
    return next;
  };
  const breaks: number[] = [];
  for (const match of text.matchAll(TERMINATOR)) {
    const after = match.index + match[0].length;
    if (after >= text.length) continue;
    const isWide = WIDE_TERMINATOR.test(match[0]);
    if (!isWide && !/\s/.test(text.charAt(after))) continue;
    if (!isWide && isWithinSentence(text, match.index, after, language)) continue;
    breaks.push(skipSpace(after));
  }
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at)) {
    at = skipSpace(at);
    breaks.push(at);
  }
  breaks.sort((left, right) => left - right);
  for (const at of breaks) push(at);
  return offsets;
}
