import type { Page } from 'playwright-core';

/** As wide as what is printed on a sheet of A4 with the margins of our pages, in CSS pixels. */
export const sheet = { width: 673, height: 987 };

/**
 * What is wrong with the open page on paper, one line each: areas that are dark, what is cut off or beside the sheet, and
 * what can only be pressed. The page has to be as wide as a sheet.
 */
export async function findPrintFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(listFaults);
  await page.emulateMedia({ media: 'screen' });
  return faults;
}

/** Runs in the browser. */
function listFaults(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const isDark = (colour: string): boolean => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return alpha > 127 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < 110;
  };
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const { colorScheme } = getComputedStyle(document.documentElement);
  const faults = colorScheme === 'light' ? [] : [`the sheet is ${colorScheme}`];
  if (!document.querySelector('h1')?.checkVisibility()) faults.push('there is no title');
  for (const element of document.body.querySelectorAll('*:not(svg *)')) {
    const { width, height, right } = element.getBoundingClientRect();
    // Smaller ones are for screen readers alone.
    if (width < 4 || height < 4 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    // Bars of a chart are lower than a line.
    if (height > 24 && isDark(style.backgroundColor)) faults.push(`dark: ${nameOf(element)}`);
    if (right > innerWidth + 1) faults.push(`beside the sheet: ${nameOf(element)}`);
    if (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cut off: ${nameOf(element)}`);
    if (element.matches('nav:not([aria-label="Breadcrumb"]), button, input, select, textarea, iframe, video'))
      faults.push(`cannot be pressed on paper: ${nameOf(element)}`);
  }
  return faults;
}
