import { describeFetchFailure } from '#core/crawling/problems/describe-fetch-failure.ts';
import { MAX_SITEMAP_DEPTH } from '#core/crawling/sitemaps/read-sitemap.ts';
import { describeReadFailure } from '#core/reading/problems/describe-read-failure.ts';
import type { Crawl } from './crawl-state.ts';
import { offerInSlices } from './offer-in-slices.ts';

const maximumSitemaps = 200;

/**
 * Offers what the website's sitemaps list: those its robots.txt names, else `/sitemap.xml`; of a source that is a sitemap,
 * that one. Answers a sentence when a sitemap was asked for and none could be read.
 */
export async function crawlSitemaps(crawl: Crawl): Promise<string | null> {
  const { frontier } = crawl.state;
  const websiteUrl = frontier.scope.startUrl;
  const robots = await crawl.robotsOf(websiteUrl);
  if (robots.problem !== null) {
    if (frontier.options.mode !== 'sitemap') return null;
    return describeFetchFailure(robots.problem, crawl.ctx.clock.now());
  }
  const waiting = firstSitemaps(frontier.options.mode, websiteUrl, robots.sitemaps).map((url) => ({
    url,
    depth: 1,
  }));
  const seen = new Set<string>();
  let problem: string | null = null;
  let listed = 0;
  for (
    let next = waiting.shift();
    next !== undefined && seen.size < maximumSitemaps;
    next = waiting.shift()
  ) {
    const { url, depth } = next;
    if (seen.has(url)) continue;
    seen.add(url);
    const result = await crawl.ctx.pageFetcher.fetchPage({ url, accept: 'sitemap', signal: crawl.signal });
    if (result.kind !== 'ok') {
      if (result.kind !== 'not-modified') problem ??= describeFetchFailure(result, crawl.ctx.clock.now());
      continue;
    }
    const read = await crawl.ctx.documentReader.readSitemap({
      bytes: result.body,
      url: result.url,
      websiteUrl,
      workspaceId: crawl.ctx.workspace.id,
    });
    if (read.kind === 'failed') {
      problem ??= describeReadFailure(read.failure, 'page');
      continue;
    }
    const { sitemap } = read;
    listed += sitemap.urls.length;
    await offerInSlices(
      frontier,
      sitemap.urls.map((entry) => entry.url),
      { depth: 1, via: 'sitemap' },
    );
    if (depth < MAX_SITEMAP_DEPTH)
      waiting.push(...sitemap.sitemaps.map((url) => ({ url, depth: depth + 1 })));
  }
  if (frontier.options.mode !== 'sitemap' || listed > 0) return null;
  return problem ?? 'There is no sitemap with pages at this address. Give the address of the sitemap itself.';
}

function firstSitemaps(mode: 'page' | 'site' | 'sitemap', websiteUrl: string, named: string[]): string[] {
  const isSitemapItself = /\.(?:xml|txt)(?:\.gz)?$|sitemap/i.test(new URL(websiteUrl).pathname);
  if (mode === 'sitemap' && isSitemapItself) return [websiteUrl];
  return named.length > 0 ? named : [new URL('/sitemap.xml', websiteUrl).href];
}
