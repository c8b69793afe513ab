import { cleanText } from './clean-text.ts';

const RAISED = new Map([...'0123456789+-−–=()n'].map((sign, at) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿ'.charAt(at)]));
const LONGEST = 12;

/** `1st`, `4th`, `1er`, `2e`, `n°`, `Mme`: letters that belong to what comes before them. */
const ORDINAL = /^(?:st|nd|rd|th|er|ers|re|res|e|es|è?re|è?me|nde?|o|os|a|as|ª|º|°|lle|r|s)$/iu;

/**
 * What raised text adds to the text before it, in one line: figures as superscript characters (`10⁶`, `m²`,
 * `euros¹`), so that they never grow into the figure or word before them; `resolveSuperscripts` then knows prices and
 * fractions by them.
 */
export function writeSuperscript(before: string, raised: string): string {
  const text = cleanText(raised);
  if (text === '') return '';
  // The cents of a price, with their decimal mark.
  if (/^[.,]\d{1,2}$/.test(text) && /\d$/.test(before)) return text;
  // A price without cents: `99,–` and `99.-`.
  if (/^[.,]?[-–—]+$/.test(text) && /[\d.,]$/.test(before)) return text;
  if ([...text].every((sign) => RAISED.has(sign) || /[\s,;]/.test(sign))) {
    return [...text].map((sign) => RAISED.get(sign) ?? sign).join('');
  }
  if (/^\d{1,2}[/⁄]\d{1,2}$/.test(text) && /\d$/.test(before)) return ` ${text}`;
  if (/^(?:tm|sm)$/i.test(text)) return text.toLowerCase() === 'tm' ? '™' : '℠';
  if (/^[^\p{L}\p{N}]+$/u.test(text)) return text;
  if (text.length > LONGEST) return ` ${text} `;
  // `180<sup>o</sup>C`, `1<sup>o</sup>`: degrees have two figures.
  if (/^o$/i.test(text) && /\d$/.test(before)) return /\d{2}$/.test(before) ? '°' : 'º';
  if (ORDINAL.test(text) && /(?:\d|\b\p{Lu}\p{L}{0,2}|\bn)$/u.test(before)) return text;
  if (/(?:\d|(?:^|[^\p{L}])\p{L}|\))$/u.test(before)) return text.length === 1 ? `^${text}` : `^(${text})`;
  return before === '' || /\s$/.test(before) ? text : ` (${text})`;
}
