import { isFileName } from './is-file-name.ts';

/** The name, when it may be one. */
export function requireFileName(name: string): string {
  if (!isFileName(name))
    throw new Error('The name of a file has lower-case letters, digits, dots, hyphens and _ only.');
  return name;
}
