/** Zero-width spaces, soft hyphens, marks that turn the direction of text, control characters; not what emoji need. */
const invisible = /[[\p{Cf}\p{Cc}]--[\u200c\u200d\u{e0020}-\u{e007f}]]|\u034f/gv;
const joiners = /[\u200c\u200d]/gu;

/**
 * The text without characters that take no room. The two joiners stay, since Persian, Hindi and emoji are written with them,
 * unless nothing else is there.
 */
export function visibleText(text: string): string {
  const kept = text.replaceAll(invisible, (sign) => (/[\t\n\v\f\r]/.test(sign) ? ' ' : ''));
  return kept.replaceAll(joiners, '').trim() === '' ? '' : kept;
}
