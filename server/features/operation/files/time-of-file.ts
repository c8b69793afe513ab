import { idAlphabet } from '#server/database/encode-number.ts';

const pattern = /^(?:fil|file|pic|att)_([0-9a-z]{9})[0-9a-z]{16}$/;

/** When a stored file got its name, in milliseconds since 1970; null for what is named in another way. */
export function timeOfFile(name: string): number | null {
  const [, digits] = pattern.exec(name) ?? [];
  if (digits === undefined) return null;
  return [...digits].reduce((sum, digit) => sum * idAlphabet.length + idAlphabet.indexOf(digit), 0);
}
