import { createFrontier } from '#core/crawling/frontier/create-frontier.ts';
import { nextUrl } from '#core/crawling/frontier/next-url.ts';
import { offerUrls } from '#core/crawling/frontier/offer-urls.ts';
import { reportPage } from '#core/crawling/frontier/report-page.ts';
import { readRobots } from '#core/crawling/robots/read-robots.ts';
import { isIncluded } from '#core/crawling/scope/is-included.ts';
import { detectTrap } from '#core/crawling/traps/detect-trap.ts';
import { normaliseUrl } from '#core/crawling/urls/normalise-url.ts';

const website = 'https://a.example/';

/** What a crawl decides by text of others in the server's own process: each with sound beginnings, and what it does with a text. */
export const crawlingRules: Record<string, { sound: readonly string[]; use(text: string): void }> = {
  robots: {
    sound: [
      'User-agent: *\nDisallow: /private/*.php$\nAllow: /private/open\nCrawl-delay: 2\nSitemap: https://a.example/s.xml\n',
      'user-agent ParleyBot\ndisallow /a*b*c*d\nallow: /a%20b\n\nUser-agent: Other\nDisallow: /\n',
    ],
    use(text) {
      const rules = readRobots(text, `${website}robots.txt`, 'ParleyBot/1.0 (+https://b.example)');
      for (const path of ['', 'private/x.php', 'a/b/c/d/e', `${'a'.repeat(2_000)}`, text.slice(0, 200)])
        rules.isAllowed(website + path);
    },
  },
  urls: {
    sound: [
      '/shop/list?page=2&sort=price&color=red&color=blue#top',
      'https://A.example:443/a/./b/../c;jsessionid=4F2?utm_source=x&id=7',
      '//b.example/calendar/2026/11/29?month=12&year=2027',
      'http://[::1]:8080/%E4%BD%A0%zz/a/a/a/a/a',
    ],
    use(text) {
      const frontier = createFrontier({
        startUrl: website,
        reach: 'host',
        pathPrefix: null,
        mode: 'site',
        include: ['/shop/*'],
        exclude: ['*.php'],
        maxPages: 100,
        maxDepth: null,
      });
      const links = text.split(/\s+/).map((part) => normaliseUrl(part, website));
      for (const link of links) {
        if (link === null) continue;
        detectTrap(link);
        isIncluded(link, { include: [text.slice(0, 100)], exclude: ['/*/*'] });
      }
      offerUrls(frontier, text.split(/\s+/), { depth: 1, via: 'link' });
      for (let next = nextUrl(frontier); next !== null; next = nextUrl(frontier))
        reportPage(frontier, next.url, 'stored');
    },
  },
};
