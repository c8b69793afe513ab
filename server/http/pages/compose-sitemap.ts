const isHidden = (html: string): boolean => /<meta[^>]*name="robots"[^>]*content="[^"]*noindex/i.test(html);

/** Whether the page names another address as the one under which it is to be found. */
function isCopy(html: string, url: string): boolean {
  const [, canonical = url] = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/i.exec(html) ?? [];
  return canonical !== url;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * `sitemap.xml` of the built pages (path → HTML), but for those that say they are not to be listed, or are copies, and of
 * `more` paths, which are to be listed.
 */
export function composeSitemap(
  origin: string,
  pages: ReadonlyMap<string, string>,
  more: readonly string[] = [],
): string {
  const urls = [...pages]
    .map(([path, html]) => ({ url: new URL(path, origin).href, html }))
    .filter(({ url, html }) => !isHidden(html) && !isCopy(html, url))
    .map(({ url }) => url)
    .concat(more.map((path) => new URL(path, origin).href))
    .map((url) => `  <url><loc>${escapeXml(url)}</loc></url>`)
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
