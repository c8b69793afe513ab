import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolationsInEveryLook } from './browser/find-violations-in-every-look.ts';
import { findAxeViolations, openBrowser, openPage } from './browser/open-browser.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct(await leanSettings());
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function open(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(browser, options);
  await page.goto(product.origin + path);
  return page;
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });

/** With the focus in the search, as soon as the script of the documentation has run. */
async function openForSearch(path = '/docs', options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await open(path, options);
  await page.waitForFunction(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', cancelable: true }));
    return document.activeElement?.getAttribute('role') === 'combobox';
  });
  return page;
}

describe('the documentation', () => {
  it('is read from page to page, with its place marked', async () => {
    const page = await open('/docs');
    await page.getByRole('main').getByRole('link', { name: 'Quick start' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Quick start' }).waitFor();
    expect(await page.title()).toBe('Quick start · Parley docs');
    const nav = page.getByRole('navigation', { name: 'Documentation' });
    expect(await nav.locator('[aria-current="page"]').allTextContents()).toEqual(['Quick start']);
    const next = page.getByRole('navigation', { name: 'Previous and next page' });
    await next.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor();
    await next.getByRole('link').last().click();
    await page.getByRole('heading', { level: 1, name: 'Training sources' }).waitFor();
    await page.getByRole('article').getByRole('link', { name: 'The crawler', exact: true }).click();
    await page.waitForURL('**/docs/crawler');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Training sources' }).waitFor();
    await page.context().close();
  });

  it.each([
    ['shows the open page in the list of pages, without moving the page', 0],
    ['shows it also where the styles come late', 1_000],
  ])('%s', async (_name, stylesAfterMs) => {
    const page = await openPage(browser);
    await page.route('**/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, stylesAfterMs));
      await route.continue();
    });
    await page.goto(`${product.origin}/docs/self-hosting`);
    const list = page.locator('[data-docs-list]');
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    const [link, around] = [
      await list.locator('[aria-current="page"]').boundingBox(),
      await list.boundingBox(),
    ];
    if (!link || !around) throw new Error('The list of pages is not drawn.');
    expect(link.y).toBeGreaterThan(around.y);
    expect(link.y + link.height).toBeLessThan(around.y + around.height);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.context().close();
  });

  it('lets code be copied, and says where it may not be', async () => {
    const page = await openForSearch('/docs/api', { permissions: ['clipboard-read', 'clipboard-write'] });
    const block = page.locator('.code-block').first();
    const code = await block.locator('code').textContent();
    await block.hover();
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    const other = page.locator('.code-block').nth(1);
    await other.hover();
    await other.getByRole('button', { name: 'Copy' }).click();
    await other.getByRole('button', { name: 'Select and copy' }).waitFor();
    // Whether the page helped, and why.
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByLabel('What is missing or wrong?').fill('An example in Ruby.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you. This helps us improve the page.').waitFor();
    await page.context().close();
  });

  it('finds a passage by the keyboard alone, and leads to its heading', async () => {
    const page = await openForSearch();
    await page.keyboard.type('on which domains may the widget be shown');
    const options = page.getByRole('option');
    await options.first().waitFor();
    const allowed = page.getByRole('option', { name: /Allowed domains/ });
    await page.waitForURL((url) => url.searchParams.get('q')?.endsWith('be shown') ?? false);
    const isChosen = async () => (await allowed.first().getAttribute('aria-selected')) === 'true';
    // What was found for the words so far may still be there for a moment.
    for (let step = 0; step < 30 && !(await isChosen()); step += 1) await page.keyboard.press('ArrowDown');
    expect(await isChosen()).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/widget#allowed-domains');
    await page.getByRole('heading', { level: 1, name: 'The widget' }).waitFor();
    expect(await options.count()).toBe(0);
    await page.context().close();
  });

  it('keeps the search in the address, where it is found again with Back or by a link', async () => {
    const page = await open('/docs?q=crawler');
    await page.getByRole('option').first().waitFor();
    expect(await search(page).inputValue()).toBe('crawler');
    expect(await findAxeViolations(page)).toEqual([]);
    await search(page).fill('allowed domains');
    await page.waitForURL('**/docs?q=allowed+domains');
    await page
      .getByRole('option', { name: /Allowed domains/ })
      .first()
      .click();
    await page.waitForURL('**/docs/*');
    await page.goBack();
    await page
      .getByRole('option', { name: /Allowed domains/ })
      .first()
      .waitFor();
    await search(page).press('Escape');
    await search(page).press('Escape');
    await page.waitForURL(`${product.origin}/docs`);
    await page.context().close();
  });

  it('says when nothing is found, and closes and empties with Escape', async () => {
    const page = await openForSearch();
    await page.keyboard.type('zxqvbnm');
    await page.getByText('No results for “zxqvbnm”').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('No results for').waitFor({ state: 'hidden' });
    expect(await search(page).inputValue()).toBe('zxqvbnm');
    await page.keyboard.press('Escape');
    expect(await search(page).inputValue()).toBe('');
    await page.context().close();
  });

  it('says when the search cannot be reached or is asked too often, and tries again', async () => {
    const page = await openForSearch();
    await page.route('**/api/docs/search**', (route) => route.abort());
    await page.keyboard.type('crawler');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/api/docs/search**');
    await page.route('**/api/docs/search**', (route) =>
      route.fulfill({
        status: 429,
        json: { error: { code: 'rate-limited', message: 'Too many requests. Please wait.' } },
      }),
    );
    await again.click();
    await page.getByText('Too many requests. Please wait.').waitFor();
    await page.unroute('**/api/docs/search**');
    await again.click();
    await page.getByRole('option').first().waitFor();
    await page.context().close();
  });

  it('answers an unknown page with the page for that, loaded or followed', async () => {
    const page = await openPage(browser);
    const response = await page.goto(`${product.origin}/docs/no-such-page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.context().close();
  });
});

describe('without scripts', () => {
  it.each([
    ['/docs', 'From an empty account to an agent'],
    ['/docs/widget', 'An empty list allows every website.'],
    ['/docs/api-reference', '/api/v1/agents/{agentId}/chat'],
    ['/blog', 'Why an answer needs a citation'],
    ['/blog/why-an-answer-needs-a-citation', 'Declined or hedged'],
    ['/privacy', 'Who is responsible'],
    ['/cookies', 'Up to 2 years'],
    ['/terms', 'Your content'],
    ['/accessibility', 'Known gaps'],
  ])('%s can be read', async (path, text) => {
    const page = await open(path, { javaScriptEnabled: false });
    expect(await page.getByText(text).first().isVisible()).toBe(true);
    for (const useless of ['.copy-code', 'input[type="search"]', 'text=Manage Cookie Settings >> nth=0']) {
      const control = page.locator(useless).and(page.locator('button, input'));
      expect(await control.filter({ visible: true }).count()).toBe(0);
    }
    await page.context().close();
  });
});

it('has a feed of the blog with whole addresses', async () => {
  const response = await fetch(`${product.origin}/blog/feed.xml`);
  expect(response.status).toBe(200);
  const feed = await response.text();
  expect(feed).toContain(`<link>${product.origin}/blog/why-an-answer-needs-a-citation</link>`);
  expect(feed).not.toContain('parley.invalid');
});

describe('the cookie settings', () => {
  const stored = (page: Page) =>
    page.evaluate(() => [localStorage.getItem('cookieConsent'), localStorage.getItem('cookieSettings')]);

  async function openSettings(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Manage Cookie Settings' }).click();
    await page.getByRole('dialog', { name: 'Cookie settings' }).waitFor();
  }
  const isOn = (page: Page, name: string) => page.getByRole('switch', { name }).isChecked();

  it('are off except the essential ones, and Cancel and Escape store nothing', async () => {
    const page = await open('/cookies');
    await openSettings(page);
    expect(await isOn(page, 'Essential')).toBe(true);
    expect(await page.getByRole('switch', { name: 'Essential' }).isDisabled()).toBe(true);
    for (const name of ['Performance', 'Functional', 'Advertising'])
      expect(await isOn(page, name)).toBe(false);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('switch', { name: 'Performance' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await openSettings(page);
    expect(await isOn(page, 'Performance')).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await stored(page)).toEqual([null, null]);
    expect(await page.getByRole('alert').filter({ hasText: 'saved' }).count()).toBe(0);
    await page.context().close();
  });

  it('are saved with a message, and found again', async () => {
    const page = await open('/cookies');
    await openSettings(page);
    await page.getByRole('switch', { name: 'Performance' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Your cookie preferences have been saved.' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const [decision, settings] = await stored(page);
    expect(decision).toBe('customized');
    expect(JSON.parse(settings ?? '')).toMatchObject({
      necessary: true,
      analytics: true,
      marketing: false,
      functional: false,
    });
    await page.reload();
    await openSettings(page);
    expect(await isOn(page, 'Performance')).toBe(true);
    expect(await isOn(page, 'Advertising')).toBe(false);
    await page.context().close();
  });
});

it.each(['/docs', '/docs/widget', '/blog', '/blog/what-a-chat-widget-may-cost', '/cookies', '/terms'])(
  '%s has nothing that keeps people out, wide and narrow, in light and in dark',
  async (path) => {
    const page = await open(path, { viewport: { width: 1_440, height: 900 } });
    await page.waitForLoadState('networkidle');
    expect(await findViolationsInEveryLook(page, [1_440, 360])).toEqual([]);
    await page.context().close();
  },
);

it.each([
  '/docs',
  '/docs/api-reference',
  '/docs/self-hosting',
  '/blog/why-an-answer-needs-a-citation',
  '/cookies',
])('%s fits 320 px', async (path) => {
  const page = await open(path, { viewport: { width: 320, height: 700 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.context().close();
});
