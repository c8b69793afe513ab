export const idAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A whole number in the digits of ids, which sort as the numbers do; `length` digits, the lowest ones. */
export function encodeNumber(value: number, length: number): string {
  let text = '';
  let rest = value;
  for (let position = 0; position < length; position++) {
    text = idAlphabet.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
