/** Digits of a card number (ISO/IEC 7812), with single spaces or dashes between them, and none next to them. */
const candidates = /(?<![\d-])\d(?:[ -]?\d){11,18}(?![\d-])/g;

const leastDigits = 13;
const kept = 4;

/**
 * The text with all but the last four digits of each card number replaced by dots. A card number has 13 to 19 digits, does not
 * begin with 0, and its last digit is the check digit of the others by the formula of Luhn (ISO/IEC 7812-1, annex B).
 */
export function maskCardNumbers(text: string): string {
  return text.replaceAll(candidates, (written) => {
    const digits = written.replaceAll(/\D/g, '');
    if (digits.length < leastDigits || digits.startsWith('0') || !hasCheckDigit(digits)) return written;
    let left = digits.length - kept;
    return written.replaceAll(/\d/g, (digit) => (left-- > 0 ? '•' : digit));
  });
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
