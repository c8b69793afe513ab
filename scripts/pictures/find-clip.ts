import type { Page } from 'playwright-core';
import type { DocsPicture } from './docs-pictures.ts';

/** Part of a page, in CSS pixels from its top left. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

const usualMargin = 16;

/** The part of an open page that its picture shows. */
export async function findClip(page: Page, { parts, margin = usualMargin }: DocsPicture): Promise<Clip> {
  await page.evaluate(() => scrollTo(0, 0));
  const boxes = await Promise.all(parts(page).map((part) => part.first().boundingBox()));
  const shown = boxes.filter((box) => box !== null);
  const x = Math.max(0, Math.floor(Math.min(...shown.map((box) => box.x)) - margin));
  const y = Math.max(0, Math.floor(Math.min(...shown.map((box) => box.y)) - margin));
  const right = Math.max(...shown.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...shown.map((box) => box.y + box.height)) + margin;
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}
