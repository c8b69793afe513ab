import type { DocumentSource, ReadResult } from '#server/ports/document-reader.ts';
import type { PagePart } from '#server/ports/page-renderer.ts';
import type { Crawl } from './crawl-state.ts';

/**
 * Reads a page as a browser shows it once its scripts have run; null where there is no browser, or it failed. What the scripts
 * ask for is fetched as pages are: with the same guard, pace and respect for robots.txt.
 */
export async function readRendered(crawl: Crawl, source: DocumentSource): Promise<ReadResult | null> {
  const { ctx, signal } = crawl;
  const { url, bytes } = source;
  if (ctx.pageRenderer === null || !url) return null;
  const html = await ctx.pageRenderer.renderPage({
    url,
    html: bytes,
    contentType: source.contentType ?? null,
    fetchPart: (part) => fetchPart(crawl, part),
    signal,
  });
  if (html === null) return null;
  return ctx.documentReader.readDocument({
    ...source,
    bytes: Buffer.from(html),
    contentType: 'text/html; charset=utf-8',
  });
}

async function fetchPart({ ctx, robotsOf, signal }: Crawl, url: string): Promise<PagePart | null> {
  const robots = await robotsOf(url);
  if (robots.problem !== null || !robots.isAllowed(url)) return null;
  const fetched = await ctx.pageFetcher.fetchPage({
    url,
    accept: 'part',
    crawlDelaySeconds: robots.crawlDelaySeconds,
    mayFollow: async (next) => (await robotsOf(next)).isAllowed(next),
    signal,
  });
  return fetched.kind === 'ok' ? { body: fetched.body, contentType: fetched.contentType } : null;
}
