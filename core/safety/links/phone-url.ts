/**
 * The `tel:` URL for a phone number as a visitor typed it, with its extension as a parameter (RFC 3966, section 5.3).
 * Digits of other scripts become those that a telephone knows.
 */
export function phoneUrl(phone: string): string {
  const plain = phone.normalize('NFKC').replaceAll(/\p{Nd}/gu, digitOf);
  const [number = '', extension = ''] = plain.split(/ext(?:ension)?\.?|[x#]/iu);
  const dialled = number.replaceAll(/[^+\d]/g, '');
  const inside = extension.replaceAll(/\D/g, '');
  return `tel:${dialled}${inside === '' ? '' : `;ext=${inside}`}`;
}

/** Digits of a script follow each other from zero, so a zero has no digit, or a nine, right before it. */
function digitOf(sign: string): string {
  let value = 0;
  for (
    let code = sign.codePointAt(0)! - 1;
    value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code));
    code -= 1
  )
    value += 1;
  return String(value);
}
