import { expect, it } from 'vitest';
import { createFrontier } from '#core/crawling/frontier/create-frontier.ts';
import { offerInSlices } from './offer-in-slices.ts';

it('offers every address of a page, and lets others work in between', async () => {
  const frontier = createFrontier({
    startUrl: 'https://shop.example/',
    mode: 'site',
    reach: 'host',
    pathPrefix: null,
    include: [],
    exclude: [],
    maxDepth: null,
    maxPages: 1_000,
  });
  const urls = Array.from({ length: 900 }, (_, index) => `https://shop.example/part-${index % 30}/${index}`);
  let turns = 0;
  const turn = () => {
    turns += 1;
    others = setImmediate(turn);
  };
  let others = setImmediate(turn);
  await offerInSlices(frontier, urls, { depth: 1, via: 'sitemap' });
  clearImmediate(others);
  expect(Object.keys(frontier.pages)).toHaveLength(901);
  expect(turns).toBeGreaterThan(2);
});
