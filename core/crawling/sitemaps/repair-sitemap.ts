const ROOT = /<\?xml\b|<(?:[\w-]+:)?(?:urlset|sitemapindex|rss|feed|rdf)\b/i;
/** The whole file written as text, as a page that shows it does. */
const ESCAPED_ROOT = /&lt;(?:urlset|sitemapindex)\b/i;
const XML_ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);/i;
/** A section of characters whose end lacks its last one. */
const HALF_CLOSED = /\]\]</g;
/** What the root says of its namespaces tells nothing, and a quote that lacks there would take in the whole file. */
const ROOT_TAG = /<((?:[\w-]+:)?(?:urlset|sitemapindex))\b[^<>]*>/i;
/** Editors make links of addresses. */
const LINK = /<\/?a(?:\s[^<>]*)?>/gi;
/** Characters that XML 1.0 does not allow. */
const CONTROL = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/**
 * Corrects mistakes that make a sitemap invalid XML although its addresses are all there: text or warnings before its
 * beginning, a bare `&`, control characters, a second prolog. Plain text is returned unchanged.
 */
export function repairSitemap(given: string): string {
  const text = ESCAPED_ROOT.test(given) && !ROOT.test(given) ? unescapeOnce(given) : given;
  const root = ROOT.exec(text);
  if (root === null) return text;
  return text
    .slice(root.index)
    .replace(CONTROL, '')
    .replace(ROOT_TAG, '<$1>')
    .replace(LINK, '')
    .replace(HALF_CLOSED, ']]><')
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part, index) => (index % 2 === 1 ? part : mendMarkup(part, index === 0)))
    .join('');
}

function unescapeOnce(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/^[\s\S]*?(?=<(?:\?xml|urlset|sitemapindex)\b)/i, '')
    .replace(/(<\/(?:urlset|sitemapindex)>)[\s\S]*$/i, '$1');
}

const MARKS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
};
const ACCENTED = new RegExp(`&([a-z])(${Object.keys(MARKS).join('|')});`, 'gi');

/** `&eacute;` is an entity of HTML that XML does not know. */
const accented = (_: string, letter: string, mark: string): string =>
  `${letter}${MARKS[mark.toLowerCase()] ?? ''}`.normalize('NFC');

function mendMarkup(part: string, isFirst: boolean): string {
  return part
    .replace(ACCENTED, accented)
    .replace(/&[^\s<&]{0,10}/g, (found) => (XML_ENTITY.test(found) ? found : `&amp;${found.slice(1)}`))
    .replace(/<(?![a-z/!?])/gi, '&lt;')
    .replace(/<\?xml\b[^<>]*\?>/gi, (prolog, at: number) => (isFirst && at === 0 ? prolog : ''));
}
