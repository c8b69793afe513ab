import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { siteOrigin } from '#web/lib/page-meta.ts';
import { composeFeed } from './compose-feed.ts';
import { listArticles } from './read-articles.ts';

/** `/blog/feed.xml`, generated at build time like a page. */
export function loader() {
  const feed = composeFeed({
    title: `${brand.name} blog`,
    description: 'About agents that answer from sources, and how to write pages for them.',
    url: siteOrigin + paths.blog,
    feedUrl: siteOrigin + paths.blogFeed,
    items: listArticles().map(({ slug, title, description, date }) => ({
      url: siteOrigin + paths.blogArticle(slug),
      title,
      description,
      date,
    })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
