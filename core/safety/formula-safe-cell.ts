/** Marks a formula begins with; spreadsheets take the wide and the small forms of Asian scripts and the minus sign too. */
const FORMULA = /^[=+\-@\u2212]/u;
/** Spreadsheets may drop what cannot be seen, and find the formula behind it. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]+/u;
const PHONE = /^\+?[\d ().\-/]+$/;

/**
 * Text that a spreadsheet will not take for a formula (OWASP, CSV injection): a cell that begins with = + - @ in any
 * width, or with a control character or a line break, gets an apostrophe before it. A phone number keeps its plus, since
 * digits alone do no harm.
 */
export function formulaSafeCell(text: string): string {
  if (PHONE.test(text)) return text.startsWith('-') ? `'${text}` : text;
  const seen = text.replace(UNSEEN, '');
  const isFormula = FORMULA.test(seen.slice(0, 1).normalize('NFKC'));
  return isFormula || /^[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? `'${text}` : text;
}
