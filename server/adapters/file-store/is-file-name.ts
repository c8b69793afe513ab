/** What may be the name of a stored file: never a path, nor a hidden or half-written file. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9][a-z0-9_.-]{0,99}$/.test(name) && !name.endsWith('.partial');
}
