import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { findChromium } from '../../scripts/find-chromium.ts';

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
}

/** A page of its own profile that fails the test on an error in its scripts. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

/** What the accessibility checker finds wrong, one line each: rule, and the elements. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // A signed-in page stays unseen until the account's own language is known, and is then drawn again.
  await page.locator('main > .invisible').waitFor({ state: 'detached' });
  // In one pass and without the list of what is right, which takes a third of the time. Frames of our origin are
  // looked into as well; journeys show no others.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
