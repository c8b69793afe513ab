const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' };

/** The text of a message of Skype or Teams, whose markup is HTML with a few tags of its own. */
export function plainSkypeText(content: string): string {
  return (
    withoutQuotes(content)
      .replace(/^Edited previous message: (?=[\s\S]*<e_m\b)/, '')
      .replace(/<e_m\b[^<>]*>(?:<\/e_m>)?/g, '')
      // An emoji of Teams is a picture that says which.
      .replace(/<img\b[^<>]*schema\.skype\.com\/Emoji[^<>]*>/g, altOf)
      .replace(/<\/t[dh]>\s*(?=<t[dh]\b)/gi, ' ')
      .replace(/<\/(?:p|div|pre|li|tr|h\d)>\s*|<br ?\/?>/gi, '\n')
      .replace(/<[^<>]*>/g, '')
      .replace(
        /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi,
        (all, decimal, hex, name: string | undefined) => {
          if (name !== undefined) return named[name.toLowerCase()] ?? all;
          const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
          return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
        },
      )
      .trim()
  );
}

const altOf = (tag: string): string => /\balt="([^"]*)"/.exec(tag)?.[1] ?? '';

/** What is quoted has tags of its own inside, and is the words of somebody else. */
function withoutQuotes(content: string): string {
  const elements = [
    [/<quote\b/, '</quote>'],
    [/<blockquote\b[^<>]*schema\.skype\.com\/Reply/, '</blockquote>'],
    [/<legacyquote\b/, '</legacyquote>'],
  ] as const;
  return elements.reduce((text, [begin, end]) => withoutElement(text, begin, end), content);
}

/** Looks once for each end: without one, all the rest would be looked through again from each beginning. */
function withoutElement(text: string, begin: RegExp, end: string): string {
  const parts = text.split(end);
  const last = parts.pop() ?? '';
  return [...parts.map((part) => cutFrom(part, begin, end)), last].join('');
}

/** What is before the first beginning; all of it, with its end, where there is none. */
function cutFrom(part: string, begin: RegExp, end: string): string {
  const at = part.search(begin);
  return at === -1 ? part + end : part.slice(0, at);
}
