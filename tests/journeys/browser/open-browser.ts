import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../../../scripts/chromium-flags.ts';
import { findChromium } from '../../../scripts/find-chromium.ts';

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

/** The checker in its short form: each check loads it once more. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules whose outcome depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What the accessibility checker finds wrong, one line each: rule, and the elements.
 * @param rules `colours`: only what colours can make wrong, for a page that was checked whole in its other theme
 * @param frames `foreign`: looks into frames of other origins too, which takes longer
 */
export async function findAxeViolations(
  page: Page,
  rules: 'all' | 'colours' = 'all',
  frames: 'own' | 'foreign' = 'own',
): Promise<string[]> {
  // A signed-in page stays unseen until the account's own language is known, and is then drawn again.
  await page.locator('main > .invisible').waitFor({ state: 'detached' });
  // Without the list of what is right and without fetching the styles once more, which no rule in use needs: together
  // they take half of the time.
  const builder = new AxeBuilder({ page, axeSource }).options({
    resultTypes: ['violations'],
    preload: false,
    // Of WCAG 2.2, and off unless it is asked for.
    rules: { 'target-size': { enabled: true } },
    ...(rules === 'colours' ? { runOnly: colourRules } : {}),
  });
  // In one pass.
  if (frames === 'own') builder.setLegacyMode();
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
