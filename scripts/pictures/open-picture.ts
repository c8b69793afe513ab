import type { DocsPicture } from './docs-pictures.ts';
import type { DemoShop } from './open-demo-shop.ts';

const usualHeight = 800;

/** Opens the screen of a picture, and waits until it shows what it has. */
export async function openPicture(shop: DemoShop, picture: DocsPicture): Promise<void> {
  const { page, origin } = shop;
  await page.setViewportSize({ width: picture.width, height: picture.height ?? usualHeight });
  // A chat of an earlier picture would go on.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(origin + picture.path(shop));
  await page.locator('h1').first().waitFor();
  await page.locator('main > .invisible').waitFor({ state: 'detached' });
  await page.getByLabel('Loading').first().waitFor({ state: 'detached' });
  await picture.prepare?.(page);
  for (const part of picture.parts(page)) await part.first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
