import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from './accounts/call-as.ts';
import { findViolationsInEveryLook } from './browser/find-violations-in-every-look.ts';
import { findAxeViolations, openBrowser, openPage } from './browser/open-browser.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** The public pages: how one moves among them, and their look. */
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

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, options);
  await page.goto(product.origin + path);
  return page;
}

const phone = { viewport: { width: 390, height: 800 } };
const header = (page: Page) => page.getByRole('banner');
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

/** A fresh account, signed in within the context of the page. */
async function register(page: Page): Promise<void> {
  const data = { email: 'ines@kiln.example', password: 'long enough 1', firstname: 'Ines' };
  await callAs(page, product.origin, '/api/register', { data });
}

describe('the top bar', () => {
  it('leads to every page, marks the one that is open, and its menus close', async () => {
    const page = await open('/');
    const services = header(page).getByLabel('More about Services');
    await services.click();
    await header(page).getByRole('link', { name: 'Consulting' }).waitFor();
    await page.keyboard.press('Escape');
    await header(page).getByRole('link', { name: 'Consulting' }).waitFor({ state: 'hidden' });
    await services.click();
    await page.getByRole('heading', { level: 1 }).click();
    await header(page).getByRole('link', { name: 'Consulting' }).waitFor({ state: 'hidden' });
    await services.click();
    await header(page).getByRole('link', { name: 'Consulting' }).click();
    await page.waitForURL('**/services/consulting');
    const current = header(page).locator('a[aria-current]:visible');
    expect(await current.allTextContents()).toEqual(['Services']);
    await header(page).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    expect(await current.allTextContents()).toEqual(['Pricing']);
    await header(page).getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**/login');
    await header(page).getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/signup');
    await header(page).getByRole('link', { name: /home/ }).click();
    await page.waitForURL(`${product.origin}/`);
    await page.context().close();
  });

  it('is translucent past 10 px', async () => {
    const page = await open('/');
    const blur = () => header(page).evaluate((element) => getComputedStyle(element).backdropFilter);
    expect(await blur()).toBe('none');
    await page.evaluate(() => scrollTo(0, 40));
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-scrolled'));
    expect(await blur()).toContain('blur');
    expect(await header(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(64);
    await page.context().close();
  });

  it('is skipped by its first link', async () => {
    const page = await open('/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.context().close();
  });

  it('shows who is signed in, on pages without the application too, and signs them out', async () => {
    const page = await open('/');
    await register(page);
    await page.goto(`${product.origin}/dashboard`);
    await header(page).getByRole('button', { name: /Ines/ }).waitFor();
    await page.goto(`${product.origin}/pricing`);
    await header(page).getByText('Ines', { exact: true }).first().waitFor();
    expect(await header(page).getByRole('link', { name: 'Sign In' }).isVisible()).toBe(false);
    expect(await header(page).getByRole('link', { name: 'Parley, home' }).getAttribute('href')).toBe(
      '/dashboard',
    );
    await page.getByText('Currently Used Plan').first().waitFor();
    expect(await page.getByText('Currently Used Plan').locator('visible=true').count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Choose Pro' }).getAttribute('href')).toBe(
      '/billing/plans?plan=pro',
    );
    expect(await findAxeViolations(page)).toEqual([]);
    const other = await page.context().newPage();
    await other.goto(`${product.origin}/no/such/page`);
    await header(other).getByText('Ines', { exact: true }).first().waitFor();
    await other.getByRole('contentinfo').getByRole('link', { name: 'Billing' }).waitFor();
    await header(page).locator('summary', { hasText: 'Ines' }).click();
    await header(page).getByText('ines@kiln.example').locator('visible=true').waitFor();
    await header(page).getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${product.origin}/`);
    await header(page).getByRole('link', { name: 'Sign In' }).waitFor();
    await header(other).getByRole('link', { name: 'Sign In' }).waitFor();
    await page.context().close();
  });

  it('forgets a session that has ended', async () => {
    const page = await open('/');
    await page.evaluate(() => localStorage.setItem('signedIn', '1'));
    await page.reload();
    await header(page).getByRole('link', { name: 'Sign In' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('signedIn'))).toBe(null);
    await page.context().close();
  });
});

describe('the panel on phones', () => {
  it('offers to sign in, keeps the focus and the scroll position, and closes', async () => {
    const page = await open('/', phone);
    const menu = page.getByRole('button', { name: 'Open menu' });
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await menu.click();
    for (const name of ['Home', 'Login', 'Register', 'Pricing']) {
      await panel.getByRole('link', { name, exact: true }).waitFor();
    }
    expect((await panel.boundingBox())?.width).toBe(390);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    expect(await findAxeViolations(page)).toEqual([]);
    for (let press = 0; press < 16; press += 1) {
      await page.keyboard.press('Tab');
      // A modal dialog lets the focus go to the browser's own bar, never to the page behind it.
      const isBehind = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== null && active !== document.body && active.closest('dialog') === null;
      });
      expect(isBehind).toBe(false);
    }
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await menu.click();
    await panel.getByRole('button', { name: 'Close menu' }).click();
    await panel.waitFor({ state: 'hidden' });
    await menu.click();
    await panel.getByRole('link', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await panel.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await panel.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('closes when the window becomes wide enough for the bar', async () => {
    const page = await open('/', { viewport: { width: 800, height: 700 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.setViewportSize({ width: 1100, height: 700 });
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await header(page).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await page.context().close();
  });

  it('is 20rem wide from the small breakpoint on', async () => {
    const page = await open('/', { viewport: { width: 800, height: 700 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    // It slides in.
    await expect
      .poll(async () => {
        const box = await page.getByRole('dialog', { name: 'Menu' }).boundingBox();
        return [box?.width, box?.x];
      })
      .toEqual([320, 480]);
    await page.context().close();
  });
});

describe('the theme', () => {
  it('follows the system while nothing is chosen', async () => {
    const page = await open('/', { colorScheme: 'dark' });
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(() => !document.documentElement.classList.contains('dark'));
    expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
    await page.context().close();
  });

  it('keeps what is chosen, from page to page and against the system', async () => {
    const page = await open('/pricing', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await isDark(page)).toBe(true);
    for (const path of ['/', '/login']) {
      await page.goto(product.origin + path);
      expect(await isDark(page)).toBe(true);
    }
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await isDark(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.context().close();
  });
});

it('says without scripts that a page needs them, and that there is none at an address', async () => {
  const page = await open('/no/such/page', { javaScriptEnabled: false });
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  for (const path of ['/verify-email?token=x', '/invitations?token=x', '/dashboard']) {
    await page.goto(product.origin + path);
    // biome-ignore lint/performance/useDomNodeTextContent: what is read is the point, not what is in the document
    const text = await page.locator('main').innerText();
    expect([path, text.trim()]).toEqual([
      path,
      'This page needs JavaScript. Please turn it on and reload the page.',
    ]);
  }
  await page.context().close();
});

it('answers an unknown address with a page for that, and ways on', async () => {
  const page = await openPage(browser);
  const response = await page.goto(`${product.origin}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await page.title()).toBe('Page not found · Parley');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'We Make AI Work for You' }).waitFor();
  await page.context().close();
});

it('draws a plain page like any other when it is reached from within the application', async () => {
  const page = await open('/login');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.waitForURL('**/pricing');
  await page.getByRole('heading', { level: 1, name: /Start free/ }).waitFor();
  await page.locator('label', { hasText: 'Yearly' }).click();
  await page.getByText('$79.20', { exact: true }).waitFor();
  await page.context().close();
});

it.each(['/', '/pricing'])(
  '%s has nothing that keeps people out, wide and narrow, in light and in dark',
  async (path) => {
    const page = await open(path, { viewport: { width: 1_440, height: 900 } });
    expect(await findViolationsInEveryLook(page, [1_440, 360])).toEqual([]);
    await page.context().close();
  },
);

it.each([
  ['/', 320],
  ['/pricing', 320],
  ['/no-such-page', 320],
  ['/', 768],
  ['/pricing', 768],
] as const)('%s fits %i px', async (path, width) => {
  const page = await open(path, { viewport: { width, height: 700 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.context().close();
});
