import { breakLinks } from '../break-links.ts';

const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A name that someone typed, fit for an email to someone else: one line, at most `maximum` characters, and nothing
 * that a mail program would turn into a link. Else anybody could use a made-up name to have us send advertising.
 */
export function plainName(text: string, maximum = 60): string {
  const line = breakLinks(text.replaceAll(unseen, ' ').replaceAll(/\s*:?\/\/+\s*/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= maximum ? line : `${characters.slice(0, maximum).join('').trimEnd()}…`;
}
