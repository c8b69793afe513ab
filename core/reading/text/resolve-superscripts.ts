const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const CURRENCY =
  '[€$£¥₺₽₹₩]|(?:EUR|USD|GBP|CHF|TRY|PLN|SEK|DKK|NOK|CZK|HUF|RON|kr|TL|Kč|Ft|lei|zł|Euro|euros?|руб|грн)(?![\\p{L}\\d])';
const NUMBER = "\\d[\\d.,\u2019' ]{0,20}";

const ANY = new RegExp(`[${RAISED}${LOWERED}]`);
const PRICE_AFTER = new RegExp(`((?:${CURRENCY})\\s*${NUMBER})([${RAISED}]{2})(?![${RAISED}])`, 'gu');
const PRICE_BEFORE = new RegExp(`(${NUMBER})([${RAISED}]{2})(?=\\s*(?:${CURRENCY}))`, 'gu');
/** `8³⁰ – 17⁰⁰` and `8³⁰ Uhr`: no power of a number is followed by an hour. */
const HOUR = '(?<![\\d.,])([01]?\\d|2[0-4])';
const MINUTES = '([⁰¹²³⁴⁵][⁰⁵])(?![⁰¹²³⁴⁵⁶⁷⁸⁹])';
const TIMES = new RegExp(
  `${HOUR}${MINUTES}(\\s*(?:[-–—~～〜]|to|bis|until|till|à|a|tot|do)\\s*)([01]?\\d|2[0-4])${MINUTES}`,
  'gu',
);
const TIME = new RegExp(
  `${HOUR}${MINUTES}(?=\\s*(?:Uhr|uur|hrs?|h|[ap]\\.?m\\.?|o.clock)(?![\\p{L}\\d]))`,
  'giu',
);
const FRACTION = new RegExp(`(\\d?)(?<![${RAISED}])([${RAISED}]+)\\s*[/⁄]\\s*([${LOWERED}\\d]+)`, 'g');
const LOWERED_RUN = new RegExp(`(?<!\\d)[${LOWERED}]+(?!\\d)`, 'g');

/**
 * Settles what raised and lowered figures are: the cents of a price (`€99⁹⁵` is €99.95), the minutes of a time, a fraction
 * (`1¹/₂` is 1 1/2), a plain index (`H₂O` is H2O). Exponents and note marks stay raised, so that they are no part of the figure before them.
 */
export function resolveSuperscripts(text: string): string {
  if (!ANY.test(text)) return text;
  return text
    .replace(PRICE_AFTER, (_, price: string, cents: string) => joinCents(price, cents, '.'))
    .replace(PRICE_BEFORE, (_, price: string, cents: string) => joinCents(price, cents, ','))
    .replace(TIMES, (_, hour: string, minutes: string, to: string, end: string, last: string) => {
      return `${hour}:${plain(minutes)}${to}${end}:${plain(last)}`;
    })
    .replace(TIME, (_, hour: string, minutes: string) => `${hour}:${plain(minutes)}`)
    .replace(FRACTION, (_, whole: string, above: string, below: string) => {
      return `${whole === '' ? '' : `${whole} `}${plain(above)}/${plain(below)}`;
    })
    .replace(LOWERED_RUN, plain);
}

/** A price that has its decimal mark already keeps it. */
function joinCents(price: string, cents: string, mark: string): string {
  const bare = price.trimEnd();
  return `${bare}${/[.,]$/.test(bare) ? '' : mark}${plain(cents)}`;
}

function plain(figures: string): string {
  return [...figures]
    .map((sign) => {
      const at = Math.max(RAISED.indexOf(sign), LOWERED.indexOf(sign));
      return at === -1 ? sign : String(at);
    })
    .join('');
}
