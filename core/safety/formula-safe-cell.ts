/**
 * Text that a spreadsheet will not take for a formula: a cell that begins with = + - @, tab or carriage return gets an
 * apostrophe before it (OWASP, CSV injection). A phone number keeps its plus, since digits alone do no harm.
 */
export function formulaSafeCell(text: string): string {
  if (/^\+?[\d\s().\-/]+$/.test(text)) return text.startsWith('-') ? `'${text}` : text;
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
