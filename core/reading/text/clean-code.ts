import { dropUnsafe } from './drop-unsafe.ts';

/** For code, where indentation and empty lines mean something. Blanks are tried from their first on, not from each. */
export function cleanCode(text: string): string {
  return dropUnsafe(text)
    .replace(/(?<![^\S\n])[^\S\n]+$/gmu, '')
    .replace(/^\n+|(?<!\n)\n+$/g, '');
}
