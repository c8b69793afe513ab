/** Pattern for `ilike` that finds the text anywhere, with its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
