const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' };

/** The text of a message of Skype or Teams, whose markup is HTML with a few tags of its own. */
export function plainSkypeText(content: string): string {
  return (
    content
      // What is quoted has tags of its own inside, and is the words of somebody else.
      .replace(/<quote\b[\s\S]*?<\/quote>/g, '')
      .replace(/<blockquote\b[^>]*schema\.skype\.com\/Reply[\s\S]*?<\/blockquote>/g, '')
      .replace(/<legacyquote\b[\s\S]*?<\/legacyquote>/g, '')
      .replace(/<e_m\b[^>]*>(?:<\/e_m>)?/g, '')
      // An emoji of Teams is a picture that says which.
      .replace(/<img\b[^>]*schema\.skype\.com\/Emoji[^>]*>/g, altOf)
      .replace(/<\/(?:p|div|li|tr|h\d)>\s*|<br ?\/?>/gi, '\n')
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
