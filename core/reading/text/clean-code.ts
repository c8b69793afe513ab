import { dropUnsafe } from './drop-unsafe.ts';

/** For code, where indentation and empty lines mean something. */
export function cleanCode(text: string): string {
  return dropUnsafe(text)
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/^\n+|\n+$/g, '');
}
