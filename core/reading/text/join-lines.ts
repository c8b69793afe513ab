/** Words that a hyphen joins to the word before them, and that a word divided by its syllables hardly ends in. */
const SECOND_HALVES = new Set(
  (
    'known free friendly based term class made inclusive owned quality year day days hour hours minute minutes star room ' +
    'bed person people way step round scale speed size sized style level driven oriented proof resistant ready date ' +
    'century degree night nights week month child site course meal bedroom bathroom door storey story seater time ' +
    'conditioned heated equipped powered thirds quarters suite accessible standing ' +
    'refundable transferable smoking alcoholic resident residents ' +
    'vous nous même mêmes là'
  ).split(' '),
);
const FIRST_HALVES =
  /^(?:self|well|half|cross|quasi|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|peut|e|x|t|u)$/i;
/** `dites-le`, `donnez-moi`: what French says to somebody, with its pronoun. */
const IMPERATIVES = /(?:ez|tes)$/i;
const PRONOUNS = /^(?:le|la|les|moi|lui|leur|en|y)$/i;
/** `check-in`, `drop-off`, `top-up`: verbs of services with their particle. */
const VERBS = /^(?:add|check|drive|drop|follow|log|opt|pick|plug|pop|sign|stop|take|top|walk|warm)$/i;
const PARTICLES = /^(?:ins?|outs?|ups?|offs?|ons?|overs?|away)$/i;
const LONGEST_WORD = 200;
/** `Vor- und Nachteile`: the hyphen replaces the rest of a word, and the next word is a separate one. */
const AND = /^(?:und|oder|bzw|and|or|to|y|o|e|et|ou|en|of|och|og|ve|veya|i|и|или)$/iu;

/**
 * Joins two lines of one paragraph. A hyphen at the end of the first divides a word, which is put together, or is part of
 * it and stays; which of the two the rest of the text may tell.
 * @param words words of the text in lower case, such as `cancellation` or `well-known`
 */
export function joinLines(left: string, right: string, words: ReadonlySet<string> = new Set()): string {
  if (/\u00AD$/.test(left)) return left.slice(0, -1) + right;
  // A span of days or years.
  if (/\d\.[-–]$/.test(left.slice(-4)) && /^\d/.test(right)) return left + right;
  // Of a paragraph that grows line by line only its last words tell.
  const end = left.slice(-LONGEST_WORD);
  const first = /([\p{L}\p{M}\p{N}]+)[-\u2010]$/u.exec(end)?.[1];
  const second = /^[\p{L}\p{M}\p{N}]+/u.exec(right)?.[0];
  if (first === undefined || second === undefined) return `${left} ${right}`;
  if (/^[\w.+-]{1,64}@\w/.test(right)) return left + right;
  // A part of an address, or of a word with more hyphens, as `mother-in-law`.
  if (/(?:[@/]|www\.)\S*-$/i.test(end)) return left + right;
  if (AND.test(second)) return `${left} ${right}`;
  if (/\p{L}[-\u2010]\p{L}+[-\u2010]$/u.test(end)) return left + right;
  if (!isDivided(first, second, words)) return left + right;
  return left.slice(0, -1) + right;
}

function isDivided(first: string, second: string, words: ReadonlySet<string>): boolean {
  if (!/\p{Ll}$/u.test(first) || !/^\p{Ll}/u.test(second)) return false;
  if (words.has((first + second).toLowerCase())) return true;
  if (words.has(`${first}-${second}`.toLowerCase())) return false;
  const isService = VERBS.test(first) && PARTICLES.test(second);
  const isFrench = IMPERATIVES.test(first) && PRONOUNS.test(second);
  return !(FIRST_HALVES.test(first) || SECOND_HALVES.has(second) || isService || isFrench);
}
