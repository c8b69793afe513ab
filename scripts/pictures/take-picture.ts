import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { DocsPicture } from './docs-pictures.ts';
import { findClip } from './find-clip.ts';

/** What one picture may add to a page of the documentation. */
const mostBytes = 40_000;

export interface TakenPicture {
  bytes: Buffer;
  /** In CSS pixels; the picture has twice as many. */
  width: number;
  height: number;
}

/** Takes the picture of an open screen in the theme that the browser has. */
export async function takePicture(page: Page, picture: DocsPicture): Promise<TakenPicture> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const clip = await findClip(page, picture);
  const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
  return { bytes: await encode(png, picture.name), width: clip.width, height: clip.height };
}

/** As AVIF, at the best quality that is small enough. */
async function encode(png: Buffer, name: string): Promise<Buffer> {
  for (let quality = 60; quality >= 36; quality -= 8) {
    const bytes = await sharp(png).avif({ quality }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`The picture “${name}” has too many bytes: show less of the screen.`);
}
