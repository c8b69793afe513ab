import { format } from 'numfmt';

/** The text as the sheet shows it by its format: `"Room "@` shows 12 as Room 12, and `;;;` shows nothing. */
export function showText(text: string, pattern: string): string {
  if (!pattern.includes('@') && !pattern.includes(';')) return text;
  try {
    return format(pattern, text, { throws: true });
  } catch {
    return text;
  }
}
