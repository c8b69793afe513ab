import type { Page } from 'playwright-core';
import type { DocsPicture } from './docs-pictures.ts';
import { type Clip, findClip } from './find-clip.ts';

const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const weekdays = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?';
const days = new RegExp(`\\b(?:${months}|${weekdays})\\b`, 'g');

/**
 * The words of an open screen that its picture shows, each text once and in the order of the alphabet. Figures, days and times
 * are left out, which are others each time: so two readings differ only where the words of the screen do.
 */
export async function readWords(page: Page, picture: DocsPicture): Promise<string[]> {
  const texts = await page.locator('body').evaluate(listTexts, await findClip(page, picture));
  const frame = picture.frame?.(page);
  if (frame) texts.push(...(await frame.locator('body').evaluate(listTexts, null)));
  return [...new Set(texts.map(withoutFigures))].filter((text) => /\p{L}/u.test(text)).sort();
}

function withoutFigures(text: string): string {
  return text
    .replaceAll(days, '')
    .replaceAll(/\b[AP]M\b|\b(?:min|h|d) ago\b|\bjust now\b/g, '')
    .replaceAll(/\d+(?:[.,:]\d+)*/g, '0')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Runs in the browser: the texts below an element that can be seen, all or those within a part of the page. Pieces of one
 * element are one text, however they were put together.
 */
function listTexts(element: Element, clip: Clip | null): string[] {
  const isShown = (node: Node): boolean => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, right, bottom } = range.getBoundingClientRect();
    return (
      clip === null ||
      (x >= clip.x && y >= clip.y && right <= clip.x + clip.width && bottom <= clip.y + clip.height)
    );
  };
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest('time, script, style, noscript, .sr-only, option') === null && isShown(node))
      texts.set(parent, (texts.get(parent) ?? '') + node.nodeValue);
  }
  return [...texts.values()];
}
