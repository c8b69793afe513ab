import { cleanName } from './clean-name.ts';

/** By what one person is known: a telephone number by its digits, and a name without the mark of unsaved contacts. */
export function personKey(name: string): string {
  const clean = cleanName(name);
  const digits = clean.replaceAll(/[\s().-]/g, '');
  if (/^\+?\d{6,15}$/.test(digits)) return digits;
  return clean.replace(/^~\s*/, '');
}
