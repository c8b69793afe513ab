import type { Page } from 'playwright-core';
import { findAxeViolations } from './open-browser.ts';

/**
 * What the accessibility checker finds wrong at each of these widths, in light and in dark, each line with its look.
 * The page is left in light, at the last width.
 */
export async function findViolationsInEveryLook(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await findAxeViolations(page, colorScheme === 'dark' ? 'colours' : 'all');
      found.push(...lines.map((line) => `${colorScheme}, ${width} px: ${line}`));
    }
  }
  return found;
}
