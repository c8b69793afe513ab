import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docsPictures } from '../../scripts/pictures/docs-pictures.ts';
import { type DemoShop, openDemoShop } from '../../scripts/pictures/open-demo-shop.ts';
import { openPicture } from '../../scripts/pictures/open-picture.ts';
import { picturesFile, type StoredPictures } from '../../scripts/pictures/pictures-file.ts';
import { readWords } from '../../scripts/pictures/read-words.ts';
import { openBrowser } from './browser/open-browser.ts';
import { leanSettings } from './product/lean-settings.ts';

/**
 * The pictures of the documentation show the screens as they are: each screen is opened as it was for its picture, and has to
 * have the same words. No pixels are compared, which differ from machine to machine.
 */
let browser: Browser;
let shop: DemoShop;
const stored = JSON.parse(readFileSync(picturesFile, 'utf8')) as StoredPictures;

beforeAll(async () => {
  browser = await openBrowser();
  shop = await openDemoShop(browser, await leanSettings());
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

it.each(docsPictures)('the picture $name shows the words of its screen', async (picture) => {
  await openPicture(shop, picture);
  // Some words come after the page: figures of tabs are fetched apart from it.
  await expect
    .poll(() => readWords(shop.page, picture), { message: `npm run pictures -- ${picture.name}` })
    .toEqual(stored[picture.name]?.words);
});

it('finds words that changed, but no other days, times and figures', async () => {
  const picture = docsPictures.find(({ name }) => name === 'leads')!;
  await openPicture(shop, picture);
  const before = stored[picture.name]?.words;
  await expect.poll(() => readWords(shop.page, picture)).toEqual(before);
  await shop.page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    heading.insertAdjacentHTML('afterend', '<p>Sat, 3 Jan 2026, 4:05 PM, 12 min ago</p>');
  });
  expect(await readWords(shop.page, picture)).toEqual(before);
  await shop.page.evaluate(() => {
    document.querySelector('h1')!.textContent = 'People';
  });
  expect(await readWords(shop.page, picture)).not.toEqual(before);
});
