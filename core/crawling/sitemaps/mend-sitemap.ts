const ROOT = /<\?xml\b|<(?:[\w-]+:)?(?:urlset|sitemapindex|rss|feed|rdf)\b/i;
const XML_ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);/i;
/** XML 1.0 has no place for these. */
const CONTROL = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/**
 * Mends what makes a sitemap broken XML although its addresses are all there: words or warnings before its beginning,
 * a bare `&`, control characters, a second prolog. Plain text is given back as it is.
 */
export function mendSitemap(text: string): string {
  const root = ROOT.exec(text);
  if (root === null) return text;
  return text
    .slice(root.index)
    .replace(CONTROL, '')
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part, index) => (index % 2 === 1 ? part : mendMarkup(part, index === 0)))
    .join('');
}

function mendMarkup(part: string, isFirst: boolean): string {
  return part
    .replace(/&[^\s<&]{0,10}/g, (found) => (XML_ENTITY.test(found) ? found : `&amp;${found.slice(1)}`))
    .replace(/<\?xml\b[^>]*\?>/gi, (prolog, at: number) => (isFirst && at === 0 ? prolog : ''));
}
