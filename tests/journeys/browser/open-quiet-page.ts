import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from './open-browser.ts';

/** A page of its own profile, in which the question about cookies has been answered: it covers what is below it. */
export async function openQuietPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, options);
  await page.context().addInitScript(() => {
    try {
      localStorage.setItem('cookieConsent', 'declined');
      localStorage.setItem('cookieSettings', '{"necessary":true}');
    } catch {
      // A frame without storage.
    }
  });
  return page;
}
