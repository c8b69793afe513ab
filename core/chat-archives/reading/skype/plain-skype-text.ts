const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' };

/** The text of a message of Skype or Teams, whose markup is HTML with a few tags of its own. */
export function plainSkypeText(content: string): string {
  return (
    content
      // What is quoted has tags of its own inside, and is the words of somebody else.
      .replace(/<quote\b[\s\S]*?<\/quote>/g, '')
      .replace(/<legacyquote\b[\s\S]*?<\/legacyquote>/g, '')
      .replace(/<e_m\b[^>]*>(?:<\/e_m>)?/g, '')
      .replace(/<\/(?:p|div)>\s*|<br ?\/?>/gi, '\n')
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
