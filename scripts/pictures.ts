import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../tests/journeys/browser/open-browser.ts';
import { docsPictures } from './pictures/docs-pictures.ts';
import { openDemoShop } from './pictures/open-demo-shop.ts';
import { openPicture } from './pictures/open-picture.ts';
import { picturesFile, picturesFolder, type StoredPictures } from './pictures/pictures-file.ts';
import { readWords } from './pictures/read-words.ts';
import { takePicture } from './pictures/take-picture.ts';

/**
 * Takes the pictures of the documentation from the running product with the made-up shop, in both themes:
 * `npm run pictures`, or `npm run pictures -- messages leads` for those alone. Stores with each the words that it shows,
 * which `tests/journeys/pictures.journey.ts` compares with the screens.
 */
const wanted = process.argv.slice(2);
const browser = await openBrowser();
const shop = await openDemoShop(browser);
try {
  const stored = JSON.parse(readFileSync(picturesFile, 'utf8')) as StoredPictures;
  const next: StoredPictures = {};
  for (const picture of docsPictures) {
    const { name } = picture;
    const before = stored[name];
    if (before !== undefined && wanted.length > 0 && !wanted.includes(name)) {
      next[name] = before;
      continue;
    }
    await openPicture(shop, picture);
    // Figures of tabs come after the page, and the live stream never lets the network fall quiet.
    await shop.page.waitForTimeout(1_000);
    const words = await readWords(shop.page, picture);
    for (const theme of ['light', 'dark'] as const) {
      await shop.page.emulateMedia({ colorScheme: theme });
      const { bytes, width, height } = await takePicture(shop.page, picture);
      writeFileSync(join(picturesFolder, `${name}-${theme}.avif`), bytes);
      process.stdout.write(
        `${name} ${theme}: ${width} × ${height}, ${(bytes.length / 1000).toFixed(1)} kB\n`,
      );
      next[name] = { width, height, words };
    }
    await shop.page.emulateMedia({ colorScheme: 'light' });
  }
  writeFileSync(picturesFile, `${JSON.stringify(next, null, 2)}\n`);
} finally {
  await browser.close();
  await shop.close();
}
