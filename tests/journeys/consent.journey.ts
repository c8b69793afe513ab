import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from './accounts/call-as.ts';
import { findAxeViolations, openBrowser, openPage } from './browser/open-browser.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** What visitors of the public pages are asked about cookies, and what is stored before and after. */
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

/** What the browser's storage contains: cookies by name, entries by key. */
async function readStorage(page: Page): Promise<{ cookies: string[]; entries: Record<string, string> }> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return { cookies, entries: await page.evaluate(() => ({ ...localStorage, ...sessionStorage })) };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

describe('the question about cookies', () => {
  const decided = async (page: Page) => {
    const { entries } = await readStorage(page);
    return [entries.cookieConsent, JSON.parse(entries.cookieSettings ?? 'null')];
  };
  const all = { necessary: true, analytics: true, marketing: true, functional: true };
  const none = { necessary: true, analytics: false, marketing: false, functional: false };

  it('comes before anything is stored', async () => {
    const page = await open('/');
    await banner(page).waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await readStorage(page)).toEqual({ cookies: [], entries: {} });
    expect(await findAxeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['Accept', 'accepted', all],
    ['Decline', 'declined', none],
  ] as const)('%s is stored and not asked again', async (button, decision, settings) => {
    const page = await open('/');
    const sizes = await Promise.all(
      ['Accept', 'Decline'].map(async (name) => {
        const element = banner(page).getByRole('button', { name });
        const look = await element.evaluate((each) => getComputedStyle(each).backgroundColor);
        return [look, Math.round((await element.boundingBox())?.height ?? 0)];
      }),
    );
    expect(sizes[0]).toEqual(sizes[1]);
    await banner(page).getByRole('button', { name: button }).click();
    await banner(page).waitFor({ state: 'hidden' });
    expect(await decided(page)).toEqual([decision, settings]);
    for (const path of ['/pricing', '/login']) {
      await page.goto(product.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await banner(page).isVisible()).toBe(false);
    }
    await page.context().close();
  });

  it('can be answered in parts, and changed from the footer', async () => {
    const page = await open('/');
    await banner(page).getByRole('button', { name: 'Customize' }).click();
    const analytics = banner(page).getByRole('switch', { name: 'Analytics' });
    expect(await banner(page).getByRole('switch', { name: 'Necessary' }).isDisabled()).toBe(true);
    expect(await analytics.isChecked()).toBe(false);
    await analytics.check();
    expect(await findAxeViolations(page)).toEqual([]);
    await banner(page).getByRole('button', { name: 'Save Preferences' }).click();
    await banner(page).waitFor({ state: 'hidden' });
    expect(await decided(page)).toEqual(['customized', { ...none, analytics: true }]);
    await page.reload();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    expect(await analytics.isChecked()).toBe(true);
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    expect(await decided(page)).toEqual(['declined', none]);
    await page.context().close();
  });

  it('stores two entries, which suffice, and asks again where they cannot be read', async () => {
    const page = await open('/');
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    const { entries } = await readStorage(page);
    expect(Object.keys(entries).sort()).toEqual(['cookieConsent', 'cookieSettings']);
    await page.evaluate(() => localStorage.setItem('cookieConsent', 'foo'));
    await page.reload();
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await page.evaluate(() => localStorage.removeItem('cookieSettings'));
    await page.reload();
    await banner(page).waitFor();
    await page.context().close();
  });

  it('is not put to somebody who is signed in, takes no space then, and can be opened by hand', async () => {
    const page = await open('/');
    await callAs(page, product.origin, '/api/register', {
      data: { email: 'ines@kiln.example', password: 'long enough 1' },
    });
    await page.goto(`${product.origin}/dashboard`);
    const settings = page.getByRole('button', { name: 'Cookie settings' });
    await settings.waitFor();
    const spaceBelow = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
    expect([await banner(page).isVisible(), await spaceBelow()]).toEqual([false, '0px']);
    await settings.click();
    await banner(page).waitFor();
    expect(await spaceBelow()).not.toBe('0px');
    await page.context().close();
  });

  it('closes when it is answered in another tab, and is not printed', async () => {
    const page = await open('/');
    const other = await page.context().newPage();
    await other.goto(`${product.origin}/pricing`);
    await banner(page).getByRole('button', { name: 'Customize' }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await banner(page).isVisible()).toBe(false);
    expect(await page.getByRole('banner').evaluate((element) => getComputedStyle(element).position)).toBe(
      'static',
    );
    await page.emulateMedia({ media: 'screen' });
    await other.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.locator('html.dark').waitFor();
    expect(await banner(page).isVisible()).toBe(true);
    await banner(other).getByRole('button', { name: 'Accept' }).click();
    await banner(page).waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('never covers what has the focus', async () => {
    const page = await open('/', { viewport: { width: 390, height: 800 } });
    await banner(page).waitFor();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const isHidden = await page.evaluate(() => {
        const active = document.activeElement;
        const box = active?.getBoundingClientRect();
        const cover = document.querySelector('[data-consent-banner]')?.getBoundingClientRect();
        if (!box || !cover || active === document.body || active?.closest('[data-consent-banner]'))
          return false;
        return box.top >= cover.top && box.bottom <= cover.bottom;
      });
      expect(isHidden).toBe(false);
    }
    await page.context().close();
  });
});
