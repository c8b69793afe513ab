import type { Page } from 'playwright-core';

/** What has the focus, with its role and name as a screen reader has them; empty for nothing. */
export async function focusedOn(page: Page): Promise<string> {
  const focused = page.locator('*:focus');
  if ((await focused.count()) === 0) return '';
  return (await focused.first().ariaSnapshot()).split('\n')[0] ?? '';
}

/** More controls are on no page. */
const mostTabs = 150;

/**
 * Moves the focus by Tab to what is described, such as `button "Take over"`; by Shift and Tab `back`. Fails where it does not
 * come by, and names what did.
 */
export async function tabTo(
  page: Page,
  wanted: string | RegExp,
  direction: 'on' | 'back' = 'on',
): Promise<void> {
  const passed: string[] = [];
  const isWanted = (focused: string) =>
    typeof wanted === 'string' ? focused.includes(wanted) : wanted.test(focused);
  for (let tabs = 0; tabs <= mostTabs; tabs += 1) {
    const focused = await focusedOn(page);
    if (isWanted(focused)) return;
    passed.push(focused);
    await page.keyboard.press(direction === 'on' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`Tab does not come by ${wanted}, but by: ${passed.join(', ')}`);
}
