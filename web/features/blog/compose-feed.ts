export interface Feed {
  title: string;
  description: string;
  /** Absolute URL of the page that the feed belongs to. */
  url: string;
  feedUrl: string;
  /** Newest first; `date` as `2026-11-28`. */
  items: readonly { url: string; title: string; description: string; date: string }[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);

/** An RSS 2.0 document (rssboard.org/rss-specification) with a link to itself, as feed readers expect. */
export function composeFeed({ title, description, url, feedUrl, items }: Feed): string {
  const dated = (date: string) => new Date(`${date}T00:00:00Z`).toUTCString();
  const entries = items.map(
    (item) => `    <item>
      <title>${escapeXml(item.title)}</title>
      <link>${escapeXml(item.url)}</link>
      <guid>${escapeXml(item.url)}</guid>
      <pubDate>${dated(item.date)}</pubDate>
      <description>${escapeXml(item.description)}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(url)}</link>
    <atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml" />
    <description>${escapeXml(description)}</description>
    <language>en</language>
${entries.join('\n')}
  </channel>
</rss>
`;
}
