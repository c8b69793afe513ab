import { format, isDateFormat } from 'numfmt';

/** Days from the first day of one calendar of workbooks (1900) to that of the other (1904). */
const DAYS_TO_1904 = 1_462;
/** Beyond, a spreadsheet holds no exact number. */
const EXACT_DIGITS = 15;

/**
 * The number as the sheet shows it by its format: dates, percent, currency, fractions. Without a format it is written in
 * full, where a narrow column would show `1.23457E+12`.
 * @param written as the file writes it
 */
export function showNumber(written: string, pattern: string, is1904: boolean): string {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  if (/^general$/i.test(pattern)) return String(Number(value.toPrecision(EXACT_DIGITS)));
  try {
    const moved = is1904 && isDateFormat(pattern) ? value + DAYS_TO_1904 : value;
    return format(pattern, moved, { throws: true });
  } catch {
    return String(value);
  }
}
