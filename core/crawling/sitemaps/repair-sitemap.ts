const ROOT = /<\?xml\b|<(?:[\w-]+:)?(?:urlset|sitemapindex|rss|feed|rdf)\b/i;
const XML_ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);/i;
/** Characters that XML 1.0 does not allow. */
const CONTROL = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/**
 * Corrects mistakes that make a sitemap invalid XML although its addresses are all there: text or warnings before its
 * beginning, a bare `&`, control characters, a second prolog. Plain text is returned unchanged.
 */
export function repairSitemap(text: string): string {
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
