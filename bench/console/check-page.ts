import type { Page } from 'playwright-core';
import { findAxeViolations } from '../../tests/journeys/browser/open-browser.ts';

interface Wanted {
  /** Folder of the pictures that are taken; none without. */
  pictures: string | undefined;
  name: string;
}

/** Waits until a page of the console shows what it has. */
export async function openConsolePage(page: Page, address: string): Promise<void> {
  // As it is at first: presses change the theme and fold the sidebar.
  await page
    .evaluate(() => {
      for (const key of ['theme', 'consoleSidebar', 'leadColumns']) localStorage.removeItem(key);
    })
    .catch(() => undefined);
  await page.goto(address);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.locator('main > .invisible').waitFor({ state: 'detached' });
  await page.getByLabel('Loading').first().waitFor({ state: 'detached' });
  // What is drawn once its lists are there: the live stream never lets the network fall quiet.
  await page.waitForTimeout(250);
}

/** Looks at an open page in both themes and several widths, and with large text; what is wrong, a line each. */
export async function lookAtPage(page: Page, { pictures, name }: Wanted): Promise<string[]> {
  const problems: string[] = [];
  for (const [width, theme] of [
    [1440, 'light'],
    [768, 'light'],
    [360, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    if (width === 1440 || width === 360)
      problems.push(...(await findAxeViolations(page)).map((line) => `axe ${width} ${theme}: ${line}`));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) problems.push(`${width}: scrolls sideways by ${over} px`);
    if (pictures && width !== 320)
      await page.screenshot({ path: `${pictures}/${name}-${width}-${theme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  problems.push(...(await findCut(page)).map((line) => `text at 200 %: ${line}`));
  await page.setViewportSize({ width: 1440, height: 900 });
  return problems;
}

/** What is cut off, or pushes the page sideways, once text is twice as large. */
async function findCut(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const devtools = await page.context().newCDPSession(page);
  // As a person sets it in the browser, which the widths of the layout follow.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.waitForTimeout(100);
  const cut = await page.evaluate(() => {
    const lines: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) lines.push(`scrolls sideways by ${over} px`);
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, nav *')) {
      if (element.matches('.sr-only, .sr-only *, svg *, textarea, select, [aria-hidden=true] *')) continue;
      const text = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!text || !element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const isClipped = style.overflowY === 'hidden' || style.overflowY === 'clip';
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const isHigher = element.scrollHeight > element.clientHeight + 2;
      const isWider = element.scrollWidth > element.clientWidth + 2 && style.display !== 'inline';
      if (isClipped && !isShortened && element.clientHeight > 0 && (isHigher || isWider))
        lines.push(`“${element.textContent?.trim().slice(0, 40)}” is cut`);
    }
    return lines;
  });
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await devtools.detach();
  return [...new Set(cut)];
}
