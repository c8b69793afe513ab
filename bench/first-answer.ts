import { startWebsite } from '../tests/fakes/website/start-website.ts';
import { openBrowser } from '../tests/journeys/browser/open-browser.ts';
import { openQuietPage } from '../tests/journeys/browser/open-quiet-page.ts';
import { startProduct } from '../tests/journeys/product/start-product.ts';
import { openHand } from './first-answer/open-hand.ts';
import { walkWithAccount } from './first-answer/walk-with-account.ts';
import { walkWithoutAccount } from './first-answer/walk-without-account.ts';

/**
 * How long a new visitor takes from the first page to an answer with its source, on a website of their own, by a script
 * with the pace of a person: `node bench/first-answer.ts`. Without an account in the preview, and with one in the widget on
 * their website. Prints seconds in all, those that the machine took, clicks and keystrokes. The crawler keeps its pauses.
 */
const site = await startWebsite();
const product = await startProduct({ CRAWL_ALLOW_HOSTS: site.host, CRAWL_GAP_MS: '250' });
const browser = await openBrowser();
try {
  console.log(
    `${'way'.padEnd(24)}${'seconds'.padStart(10)}${'machine'.padStart(10)}${'clicks'.padStart(8)}${'keys'.padStart(6)}`,
  );
  for (const [name, walk] of [
    ['without an account', walkWithoutAccount],
    ['with an account', walkWithAccount],
  ] as const) {
    // As after somebody has answered: the question about cookies is asked once for the whole site.
    const page = await openQuietPage(browser, { reducedMotion: 'no-preference' });
    page.setDefaultTimeout(60_000);
    const hand = openHand();
    const steps = await walk({ page, hand, origin: product.origin, site });
    const { totalMs, waitedMs, clicks, keys } = hand.count();
    const seconds = (ms: number) => (ms / 1_000).toFixed(1);
    console.log(
      `${name.padEnd(24)}${seconds(totalMs).padStart(10)}${seconds(totalMs - waitedMs).padStart(10)}${String(clicks).padStart(8)}${String(keys).padStart(6)}`,
    );
    for (const [step, ms] of steps) console.log(`  ${step.padEnd(40)}${seconds(ms).padStart(8)}`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await product.close();
  await site.close();
}
