import { phrases } from './phrases.ts';

/**
 * Parts the author from the text behind a header; null for a line of the system, which on Android has no author.
 * @param known authors of the file, by how often each is met: a name may itself have a colon
 */
export function splitAuthor(
  rest: string,
  known: ReadonlyMap<string, number>,
): { author: string; text: string } | null {
  const end = rest.indexOf(': ');
  // A message that could be seen once has no text, and then no space.
  if (end === -1)
    return rest.endsWith(':') && rest.length > 1 ? { author: rest.slice(0, -1), text: '' } : null;
  const author = rest.slice(0, end);
  if (/["“„«]/.test(author) && phrases.quoting.test(rest)) return null;
  if (known.has(author)) {
    const longer = rest.indexOf(': ', end + 2);
    const name = longer === -1 ? '' : rest.slice(0, longer);
    if ((known.get(name) ?? 0) > 1) return { author: name, text: rest.slice(longer + 2) };
  }
  return { author, text: rest.slice(end + 2) };
}
