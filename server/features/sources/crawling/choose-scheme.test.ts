import { expect, it } from 'vitest';
import type { FetchResult, PageFetcher } from '#server/ports/page-fetcher.ts';
import { chooseScheme } from './choose-scheme.ts';
import { createWebsiteRobots } from './create-website-robots.ts';
import { readWebsiteAddress } from './read-website-address.ts';

const gone: FetchResult = { kind: 'gone', status: 404 };
const unreachable: FetchResult = { kind: 'unreachable' };
const downgrade: FetchResult = { kind: 'refused', reason: 'downgrade' };
const { signal } = new AbortController();

const cases: [typed: string, https: FetchResult, http: FetchResult, url: string, asked: string[]][] = [
  ['shop.example/a', gone, gone, 'https://shop.example/a', ['https:']],
  ['shop.example/a', unreachable, gone, 'http://shop.example/a', ['https:', 'http:']],
  ['shop.example:8080', { kind: 'timed-out' }, gone, 'http://shop.example:8080/', ['https:', 'http:']],
  ['shop.example', downgrade, gone, 'http://shop.example/', ['https:', 'http:']],
  ['shop.example', unreachable, unreachable, 'https://shop.example/', ['https:', 'http:']],
  ['10.0.0.1', { kind: 'refused', reason: 'private-address' }, gone, 'https://10.0.0.1/', ['https:']],
  ['https://shop.example', unreachable, gone, 'https://shop.example/', []],
  ['http://shop.example', gone, unreachable, 'http://shop.example/', []],
];

it.each(cases)('%s, where https gives %j and http %j, is %s', async (typed, https, http, url, asked) => {
  const schemes: string[] = [];
  const pageFetcher: PageFetcher = {
    fetchPage: async (request) => {
      const { protocol, pathname } = new URL(request.url);
      expect(pathname).toBe('/robots.txt');
      schemes.push(protocol);
      return protocol === 'https:' ? https : http;
    },
    close: async () => undefined,
  };
  const robotsOf = createWebsiteRobots({ pageFetcher }, signal);
  const settled = await chooseScheme(robotsOf, readWebsiteAddress(typed));
  expect(settled.url).toBe(url);
  // The rules that were read on the way are not fetched again.
  if (settled.isSchemeGuessed === false && asked.length > 0) await robotsOf(settled.url);
  expect(schemes).toEqual(asked);
});
