import { describe, expect, test } from 'vitest';
import { claimContent } from './claim-content.ts';
import { at, frontierOf, HOME } from './fixtures/frontier-of.ts';
import { followRedirect } from './follow-redirect.ts';
import type { Frontier } from './frontier.ts';
import { holdStored } from './hold-stored.ts';
import { isFinished } from './is-finished.ts';
import { isLimitReached } from './is-limit-reached.ts';
import { listEndless } from './list-endless.ts';
import { nextUrl } from './next-url.ts';
import { offerUrl } from './offer-url.ts';
import { offerUrls } from './offer-urls.ts';
import { releasePages } from './release-pages.ts';
import { reportPage } from './report-page.ts';

/** Crawls a website given as page → links, one page after another, and gives the paths stored, in order. */
function crawl(frontier: Frontier, site: Record<string, string[]>): string[] {
  const stored: string[] = [];
  for (let page = nextUrl(frontier); page !== null; page = nextUrl(frontier)) {
    const path = page.url.slice(HOME.length - 1);
    offerUrls(frontier, (site[path] ?? []).map(at), { depth: page.depth + 1, via: 'link' });
    reportPage(frontier, page.url, page.isIncluded ? 'stored' : 'skipped');
    if (page.isIncluded) stored.push(path);
  }
  return stored;
}

const TREE = { '/': ['/a', '/b'], '/a': ['/a/1', '/'], '/b': ['/b/1', '/a'], '/a/1': ['/a/1/x'], '/b/1': [] };

describe('frontier', () => {
  test.each([
    [0, ['/']],
    [1, ['/', '/a', '/b']],
    [2, ['/', '/a', '/b', '/a/1', '/b/1']],
    [null, ['/', '/a', '/b', '/a/1', '/b/1', '/a/1/x']],
  ])('to depth %s', (maxDepth, expected) => {
    const frontier = frontierOf({ maxDepth });
    expect(crawl(frontier, TREE)).toEqual(expected);
    expect(isFinished(frontier)).toBe(true);
  });

  test('stops at the page limit and says so', () => {
    const frontier = frontierOf({ maxPages: 3 });
    expect(crawl(frontier, TREE)).toHaveLength(3);
    expect(isLimitReached(frontier)).toBe(true);
    expect(isFinished(frontier)).toBe(true);
  });

  test('pages that are not stored take no place', () => {
    const frontier = frontierOf({ maxPages: 2 });
    const start = nextUrl(frontier);
    offerUrls(frontier, [at('/a'), at('/b')], { depth: 1, via: 'link' });
    reportPage(frontier, start?.url ?? '', 'failed');
    expect([nextUrl(frontier)?.url, nextUrl(frontier)?.url, nextUrl(frontier)]).toEqual([
      at('/a'),
      at('/b'),
      null,
    ]);
  });

  test('fetches twice the page limit and twenty more, however many fail', () => {
    const frontier = frontierOf({ maxPages: 40 });
    const words = Array.from({ length: 300 }, (_, index) => at(`/${'x'.repeat(index + 1)}`));
    offerUrls(frontier, words, { depth: 1, via: 'link' });
    let fetched = 0;
    for (let page = nextUrl(frontier); page !== null; page = nextUrl(frontier)) {
      reportPage(frontier, page.url, 'failed');
      fetched += 1;
    }
    expect(fetched).toBe(100);
    expect(isLimitReached(frontier)).toBe(true);
  });

  test('leaves out the rest of a make that only fails, and nothing else', () => {
    const frontier = frontierOf();
    const days = Array.from({ length: 90 }, (_, index) => at(`/calendar/${index}`));
    offerUrls(frontier, [...days, at('/about'), at('/prices?day=1')], { depth: 1, via: 'link' });
    const failed: string[] = [];
    const others: string[] = [];
    for (let page = nextUrl(frontier); page !== null; page = nextUrl(frontier)) {
      const isDay = page.url.includes('/calendar/');
      (isDay ? failed : others).push(page.url);
      reportPage(frontier, page.url, isDay ? 'failed' : 'stored');
    }
    expect(failed).toHaveLength(20);
    expect(others).toEqual([HOME, at('/about'), at('/prices?day=1')]);
    expect(isFinished(frontier)).toBe(true);
    expect(frontier.leftOut).toEqual({ '/calendar/…': true });
    expect(offerUrl(frontier, at('/calendar/500'), { depth: 1, via: 'link' })).toBe('trap');
  });

  test('goes on with a kind of page of which some can be read', () => {
    const frontier = frontierOf({ maxPages: 90 });
    const days = Array.from({ length: 90 }, (_, index) => at(`/calendar/${index}`));
    offerUrls(frontier, days, { depth: 1, via: 'link' });
    let fetched = 0;
    for (let page = nextUrl(frontier); page !== null; page = nextUrl(frontier)) {
      fetched += 1;
      reportPage(frontier, page.url, fetched % 15 === 0 ? 'stored' : 'failed');
    }
    expect(fetched).toBe(91);
    expect(frontier.leftOut).toBeUndefined();
  });

  test('never hands out more than may still be stored', () => {
    const frontier = frontierOf({ maxPages: 1 });
    offerUrls(frontier, [at('/a')], { depth: 1, via: 'link' });
    expect(nextUrl(frontier)?.url).toBe(HOME);
    expect(nextUrl(frontier)).toBeNull();
    expect(isFinished(frontier)).toBe(false);
  });

  test('one page mode takes the start alone, whatever the patterns', () => {
    expect(crawl(frontierOf({ mode: 'page', include: ['/x/*'] }), TREE)).toEqual(['/']);
  });

  test('sitemap mode takes what the sitemap lists and follows no link', () => {
    const frontier = frontierOf({ mode: 'sitemap' });
    offerUrls(frontier, [at('/b'), at('/a')], { depth: 1, via: 'sitemap' });
    expect(crawl(frontier, TREE)).toEqual(['/b', '/a']);
  });

  test('links of the website come before entries of its sitemap', () => {
    const frontier = frontierOf({ maxPages: 3 });
    offerUrls(frontier, [at('/old'), at('/b')], { depth: 1, via: 'sitemap' });
    expect(crawl(frontier, TREE)).toEqual(['/', '/a', '/old']);
  });

  test('patterns choose what is stored; the start is still read for its links', () => {
    const site = { '/': ['/a/1', '/a/tmp/2', '/b'], '/a/1': ['/a/3'] };
    expect(crawl(frontierOf({ include: ['/a/*'], exclude: ['/a/tmp/*'] }), site)).toEqual(['/a/1', '/a/3']);
  });

  test('one page under many spellings is one page', () => {
    const frontier = frontierOf();
    const offers = ['/a', '/a#x', '/a?utm_source=y', '/b/../a'].map((path) =>
      offerUrl(frontier, at(path), { depth: 1, via: 'link' }),
    );
    expect(offers).toEqual(['accepted', 'known', 'known', 'known']);
  });

  test.each([
    ['mailto:x@firm.example', 'not-a-page'],
    [at('/logo.png'), 'not-a-page'],
    ['https://other.example/', 'out-of-scope'],
    [at('/private/x'), 'excluded'],
    [at('/a/a/a/a'), 'trap'],
    [at('/file.pdf'), 'accepted'],
  ])('%s is %s', (url, expected) => {
    expect(offerUrl(frontierOf({ exclude: ['/private/*'] }), url, { depth: 1, via: 'link' })).toBe(expected);
  });

  test('takes no more than fifty variants of one path, and of one calendar', () => {
    const frontier = frontierOf();
    const variants = Array.from({ length: 80 }, (_, index) => at(`/list?page=${index}`));
    const months = Array.from({ length: 80 }, (_, index) => at(`/calendar/${2030 + index}/05`));
    expect(offerUrls(frontier, variants, { depth: 1, via: 'link' })).toBe(50);
    expect(offerUrls(frontier, months, { depth: 1, via: 'link' })).toBe(50);
  });

  describe('addresses of which there may be any number', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const filters = ['red', 'blue', 'green', 'black'].flatMap((color) =>
      numbers(8).flatMap((size) =>
        numbers(10).map((brand) => `/list?brand=${brand}&color=${color}&size=${size}`),
      ),
    );
    test.each<[what: string, paths: string[], taken: number, patterns: string[]]>([
      ['products by number', numbers(120).map((id) => `/product.php?id=${id}`), 120, []],
      ['articles by name', numbers(120).map((id) => `/view?article=text-${id}`), 120, []],
      [
        'pages of one script',
        numbers(120).map((id) => `/index.php?option=content&view=article&id=${id}`),
        120,
        [],
      ],
      [
        'products with their category',
        numbers(120).map((id) => `/p.php?cat=${id % 7}&product=${id}`),
        120,
        [],
      ],
      ['pages of two kinds', numbers(60).flatMap((id) => [`/?p=${id}`, `/?page_id=${id}`]), 120, []],
      [
        'pages in three languages',
        numbers(40).flatMap((id) => ['de', 'en', 'fr'].map((lang) => `/p.php?id=${id}&lang=${lang}`)),
        120,
        [],
      ],
      ['links that put into a basket', numbers(120).map((id) => `/shop?add-to-cart=${id}`), 0, []],
      ['links that do something', numbers(120).map((id) => `/shop?action=remove&id=${id}`), 0, []],
      ['articles by an action', numbers(120).map((id) => `/index.php?action=view&id=${id}`), 120, []],
      ['stories by number', numbers(120).map((id) => `/story.php?sid=${id}`), 120, []],
      ['pages by name', numbers(120).map((id) => `/?page=topic-${id}`), 120, []],
      [
        'filters under one name',
        filters.map((path) => path.replace('?', '?p=').replaceAll('&', ',')),
        50,
        ['/list?p'],
      ],
      ['pages by name with a comma', numbers(120).map((id) => `/view?p=room,${id}`), 120, []],
      ['filters', filters, 50, ['/list?brand&color&size']],
      ['days', numbers(120).map((id) => `/events?date=2031-05-${id}`), 50, ['/events?date']],
      ['visits', numbers(120).map((id) => `/?nonce=a${id}`), 50, ['/?nonce']],
      [
        'forms with where they lead back',
        numbers(120).map((id) => `/login?next=%2Fp-${id}`),
        50,
        ['/login?next'],
      ],
      ['products with their variant', numbers(120).map((id) => `/p/shirt-${id}?variant=39${id}`), 120, []],
      ['folders in themselves', ['/a/a/a/a'], 0, ['/a/a/a/a']],
    ])('%s', (_what, paths, taken, patterns) => {
      const frontier = frontierOf();
      expect(offerUrls(frontier, paths.map(at), { depth: 1, via: 'link' })).toBe(taken);
      expect(listEndless(frontier)).toEqual(patterns);
    });

    test('are all taken, without a note, when the sitemap lists them', () => {
      const frontier = frontierOf();
      const urls = filters.map(at);
      offerUrls(frontier, urls, { depth: 1, via: 'link' });
      offerUrls(frontier, urls, { depth: 1, via: 'sitemap' });
      expect(frontier.counts.known).toBe(urls.length + 1);
      expect(listEndless(frontier)).toEqual([]);
    });
  });

  test('a shorter way found later moves a waiting page up, so its own links count from there', () => {
    const frontier = frontierOf({ maxDepth: 2 });
    offerUrl(frontier, at('/far'), { depth: 2, via: 'link' });
    offerUrl(frontier, at('/far'), { depth: 1, via: 'link' });
    expect([nextUrl(frontier)?.depth, nextUrl(frontier)]).toEqual([
      0,
      { url: at('/far'), depth: 1, isIncluded: true },
    ]);
  });

  test('does not run ahead of pages that may still show a shorter way', () => {
    const frontier = frontierOf();
    offerUrl(frontier, at('/deep'), { depth: 2, via: 'link' });
    const start = nextUrl(frontier);
    expect(nextUrl(frontier)).toBeNull();
    reportPage(frontier, start?.url ?? '', 'stored');
    expect(nextUrl(frontier)?.url).toBe(at('/deep'));
  });

  test('goes on after a restart from its stored form', () => {
    const frontier = frontierOf();
    nextUrl(frontier);
    const restored: Frontier = JSON.parse(JSON.stringify(frontier));
    releasePages(restored);
    expect(crawl(restored, TREE)).toEqual(crawl(frontierOf(), TREE));
    expect(restored.counts).toMatchObject({ known: 6, waiting: 0, stored: 6 });
  });

  describe('what was stored unheard', () => {
    const resume = (frontier: Frontier, stored: string[]) => {
      releasePages(frontier);
      holdStored(frontier, stored);
      return frontier;
    };

    test('counts at once, and once', () => {
      const frontier = resume(frontierOf({ maxPages: 2 }), [HOME, at('/elsewhere')]);
      expect(frontier.counts.stored).toBe(2);
      expect(nextUrl(frontier)).toBeNull();
      expect(resume(frontier, [HOME, at('/elsewhere')]).counts.stored).toBe(2);
    });

    test('is read again for its links while there is room, under the limit throughout', () => {
      for (let limit = 2; limit <= 6; limit += 1) {
        const frontier = resume(frontierOf({ maxPages: limit }), [HOME]);
        crawl(frontier, TREE);
        expect(frontier.counts.stored).toBe(limit);
      }
    });

    test('is not held when the state knew it, and passes to the page that takes it over', () => {
      const frontier = frontierOf();
      nextUrl(frontier);
      offerUrl(frontier, at('/b'), { depth: 1, via: 'link' });
      holdStored(frontier, [at('/b')]);
      expect(followRedirect(frontier, HOME, at('/b'))).toMatchObject({ kind: 'go-on' });
      reportPage(frontier, at('/b'), 'stored');
      expect(frontier.counts.stored).toBe(1);
      holdStored(frontier, [at('/b')]);
      expect(frontier.counts.stored).toBe(1);
    });
  });

  test('two crawls share nothing', () => {
    crawl(frontierOf(), TREE);
    expect(crawl(frontierOf(), TREE)).toHaveLength(6);
  });

  test('reporting a page twice is a mistake of the caller', () => {
    const frontier = frontierOf();
    nextUrl(frontier);
    reportPage(frontier, HOME, 'stored');
    expect(() => reportPage(frontier, HOME, 'stored')).toThrow('not in flight');
  });

  test.each(['ftp://firm.example/', 'firm', 'https://u:p@firm.example/'])(
    'refuses to start at %s',
    (startUrl) => {
      expect(() => frontierOf({ startUrl })).toThrow('http://');
    },
  );
});

test('claimContent knows the first page with a text', () => {
  const frontier = frontierOf();
  expect(claimContent(frontier, at('/a'), 'h1')).toBeNull();
  expect(claimContent(frontier, at('/a'), 'h1')).toBeNull();
  expect(claimContent(frontier, at('/b'), 'h1')).toBe(at('/a'));
  expect(claimContent(frontier, at('/b'), 'h2')).toBeNull();
});
