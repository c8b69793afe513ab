import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { describeFetchFailure } from '#core/crawling/problems/describe-fetch-failure.ts';
import type { FetchResult, PageFetcher, PageRequest } from '#server/ports/page-fetcher.ts';
import { nastyRoutes, robotsVariants } from '#tests/fakes/website/nasty-routes.ts';
import { startWebsite, type Website } from '#tests/fakes/website/start-website.ts';
import { createGuardedFetcher, type GuardedFetcherOptions } from './create-guarded-fetcher.ts';

const USER_AGENT = 'ParleyBot/1.0 (+http://parley.example/docs/crawler)';
let site: Website;
const fetchers: PageFetcher[] = [];

beforeAll(async () => {
  site = await startWebsite(nastyRoutes);
});
afterAll(() => site.close());
afterEach(async () => {
  await Promise.all(fetchers.splice(0).map((fetcher) => fetcher.close()));
});

function fetchPath(
  path: string,
  request: Partial<PageRequest> = {},
  options: Partial<GuardedFetcherOptions> = {},
): Promise<FetchResult> {
  const fetcher = createGuardedFetcher({
    userAgent: USER_AGENT,
    allowedHosts: [site.host],
    pace: { gapMs: 0 },
    ...options,
  });
  fetchers.push(fetcher);
  const url = path.includes('://') ? path : site.origin + path;
  return fetcher.fetchPage({ url, signal: AbortSignal.timeout(10_000), ...request });
}

describe('fetchPage', () => {
  test('gives the page with what is needed to store and to ask again', async () => {
    const page = await fetchPath('/etag');
    expect(page).toMatchObject({
      kind: 'ok',
      url: `${site.origin}/etag`,
      status: 200,
      contentType: 'text/html; charset=utf-8',
      etag: '"v1"',
      lastModified: 'Sun, 01 Mar 2026 10:00:00 GMT',
    });
    expect(site.requests.at(-1)?.headers['user-agent']).toBe(USER_AGENT);
  });

  test('asks conditionally when it has a validator', async () => {
    expect(await fetchPath('/etag', { etag: '"v1"' })).toEqual({
      kind: 'not-modified',
      url: `${site.origin}/etag`,
    });
  });

  test('follows redirects and says where they ended', async () => {
    expect(await fetchPath('/moved')).toMatchObject({ kind: 'ok', url: `${site.origin}/original` });
  });

  test('asks before following', async () => {
    const asked: string[] = [];
    const mayFollow = (url: string) => asked.push(url) < 0;
    expect(await fetchPath('/moved', { mayFollow })).toEqual({
      kind: 'refused',
      reason: 'redirect-not-allowed',
    });
    expect(asked).toEqual([`${site.origin}/original`]);
  });

  test('hands on every robots header', async () => {
    expect(await fetchPath('/noindex-header')).toMatchObject({ robotsTags: ['noindex, nofollow'] });
  });

  const failures: [path: string, expected: FetchResult][] = [
    ['/no-such-page', { kind: 'gone', status: 404 }],
    ['/gone', { kind: 'gone', status: 410 }],
    ['/error', { kind: 'http-error', status: 500, retryAfterSeconds: null }],
    ['/outage', { kind: 'http-error', status: 503, retryAfterSeconds: null }],
    ['/forbidden', { kind: 'http-error', status: 403, retryAfterSeconds: null }],
    ['/loop', { kind: 'refused', reason: 'redirect-limit' }],
    ['/to-metadata', { kind: 'refused', reason: 'private-address' }],
    ['/to-loopback', { kind: 'refused', reason: 'port' }],
    ['/to-file', { kind: 'refused', reason: 'address' }],
    ['/picture', { kind: 'refused', reason: 'content-type' }],
    ['/bomb', { kind: 'too-large', limitBytes: 5 * 1_048_576 }],
    ['/endless', { kind: 'too-large', limitBytes: 5 * 1_048_576 }],
  ];
  test.each(failures)('%s gives %o', async (path, expected) => {
    const result = await fetchPath(path);
    expect(result).toEqual(expected);
    if (result.kind !== 'ok' && result.kind !== 'not-modified') {
      expect(describeFetchFailure(result, new Date())).not.toMatch(/secret|ECONN|undefined/);
    }
  });

  test.each(['/drip', '/silent'])('%s is given up after the time allowed', async (path) => {
    const limits = { totalTimeoutMs: 400, firstByteTimeoutMs: 200 };
    expect(await fetchPath(path, {}, limits)).toEqual({ kind: 'timed-out' });
  });

  test('says no more than unreachable when nobody listens', async () => {
    const closed = await startWebsite({});
    await closed.close();
    const result = await fetchPath(`${closed.origin}/`, {}, { allowedHosts: [closed.host] });
    expect(result).toEqual({ kind: 'unreachable' });
  });

  test('rejects with the reason of the caller who aborts', async () => {
    const controller = new AbortController();
    const running = fetchPath('/drip', { signal: controller.signal });
    controller.abort(new Error('Cancelled by the owner.'));
    await expect(running).rejects.toThrow('Cancelled by the owner.');
  });

  test('comes back when a host asks for a moment', async () => {
    expect(await fetchPath('/busy-once')).toMatchObject({ kind: 'ok', status: 200 });
  });

  test('hands on a long Retry-After at once, and reads other pages of the host meanwhile', async () => {
    const sleeps: number[] = [];
    const fetcher = createGuardedFetcher({
      userAgent: USER_AGENT,
      allowedHosts: [site.host],
      pace: { gapMs: 0, sleep: async (milliseconds) => void sleeps.push(milliseconds) },
    });
    fetchers.push(fetcher);
    const signal = AbortSignal.timeout(10_000);
    expect(await fetcher.fetchPage({ url: `${site.origin}/busy`, signal })).toEqual({
      kind: 'http-error',
      status: 429,
      retryAfterSeconds: 3_600,
    });
    expect(await fetcher.fetchPage({ url: `${site.origin}/original`, signal })).toMatchObject({ kind: 'ok' });
    expect(sleeps).toEqual([]);
  });

  test('waits for a page no longer than a minute in all', async () => {
    const sleeps: number[] = [];
    const pace = { gapMs: 0, sleep: async (milliseconds: number) => void sleeps.push(milliseconds) };
    site.route('/busy-20', { status: 429, headers: { 'retry-after': '20' }, body: 'Slow down' });
    site.route('/busy-599', { status: 429, headers: { 'retry-after': '599' }, body: 'Slow down' });
    expect(await fetchPath('/busy-20', {}, { pace })).toMatchObject({ retryAfterSeconds: 20 });
    expect(await fetchPath('/busy-599', {}, { pace })).toMatchObject({ retryAfterSeconds: 599 });
    expect(sleeps).toEqual([20_000, 20_000]);
  });

  test('an outage without a time is not asked again', async () => {
    await fetchPath('/outage');
    const before = site.requests.length;
    await fetchPath('/outage');
    expect(site.requests.length - before).toBe(1);
  });

  test('cuts an oversized robots.txt instead of refusing it', async () => {
    site.route('/robots.txt', robotsVariants.huge);
    const result = await fetchPath('/robots.txt', { accept: 'robots' });
    expect(result).toMatchObject({ kind: 'ok' });
    expect(result.kind === 'ok' && result.body.length).toBe(500 * 1_024);
  });

  test('unpacks a sitemap that is a gzip file', async () => {
    const shop = await startWebsite();
    const result = await fetchPath(
      `${shop.origin}/sitemap-pages.xml.gz`,
      { accept: 'sitemap' },
      { allowedHosts: [shop.host] },
    );
    await shop.close();
    expect(result.kind === 'ok' && Buffer.from(result.body).toString('utf8')).toContain('<urlset');
  });
});
