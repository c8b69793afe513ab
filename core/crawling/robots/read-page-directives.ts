/** What a page lets a crawler do. */
export interface PageDirectives {
  /** May its text be stored? */
  isIndexable: boolean;
  /** May its links be followed? */
  isFollowable: boolean;
}

/** Directives with a value after a colon: their name must not be taken for the name of a crawler. */
const VALUED_DIRECTIVES = new Set([
  'unavailable_after',
  'max-snippet',
  'max-image-preview',
  'max-video-preview',
]);

/**
 * Reads `<meta name="robots">`, `<meta name="{our token}">` and `X-Robots-Tag` headers. All that address everybody or us
 * hold together, so the strictest wins.
 * @param metas name and content of the page's meta elements
 * @param headers each `X-Robots-Tag` header on its own, such as `noindex` or `otherbot: noindex, nofollow`
 * @param token our product token, `ParleyBot`
 */
export function readPageDirectives(
  metas: { name: string; content: string }[],
  headers: string[],
  token: string,
): PageDirectives {
  const ours = token.toLowerCase();
  const found = new Set<string>();
  for (const { name, content } of metas) {
    const addressee = name.trim().toLowerCase();
    if (addressee === 'robots' || addressee === ours) for (const word of words(content)) found.add(word);
  }
  for (const header of headers) {
    let addressee = 'robots';
    for (const word of words(header)) {
      const named = /^([^:\s]+)\s*:\s*(.*)$/.exec(word);
      if (named !== null && !VALUED_DIRECTIVES.has(named[1] ?? '')) addressee = named[1] ?? '';
      const directive = named === null || VALUED_DIRECTIVES.has(named[1] ?? '') ? word : (named[2] ?? '');
      if (addressee === 'robots' || addressee === ours) found.add(directive);
    }
  }
  return {
    isIndexable: !found.has('noindex') && !found.has('none'),
    isFollowable: !found.has('nofollow') && !found.has('none'),
  };
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
