/** First digits of the scripts that phones print dates in: Arabic, Persian, Devanagari, Bengali, Thai, Burmese, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1040, 0xff10];
const beyondAscii = /[\u0080-\uffff]/;
const anyDigit =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\u1040-\u1049\uff10-\uff19]/g;
const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u061c]/g;
const spaces = /[\u00a0\u202f\u2009\u3000]/g;

/** The beginning of a line with plain digits and spaces, and without the marks of writing direction. */
export function plainDigits(text: string): string {
  if (!beyondAscii.test(text)) return text;
  return text
    .replace(marks, '')
    .replace(spaces, ' ')
    .replace(anyDigit, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
    });
}
