/** What no search engine needs: the API, the console, chats, and pages that only a mailed link opens. */
const closed = [
  '/api/',
  '/chat/',
  '/widget/',
  '/dashboard',
  '/agents',
  '/profile',
  '/settings',
  '/billing',
  '/partner/',
  '/invitations',
  '/verify-email',
];

/** `robots.txt`: everything public is welcome to be read. */
export function composeRobots(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}

const isHidden = (html: string): boolean => /<meta[^>]*name="robots"[^>]*content="[^"]*noindex/i.test(html);

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `sitemap.xml` of the built pages (path → HTML), but for those that say they are not to be listed. */
export function composeSitemap(origin: string, pages: ReadonlyMap<string, string>): string {
  const urls = [...pages]
    .filter(([, html]) => !isHidden(html))
    .map(([path]) => `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`)
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
