import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '#contract/brand.ts';

/** Paper around the mark, for icons that a system cuts into its own shape. */
const paper = '#faf8f5';

/**
 * Draws the mark for what takes no SVG (tabs of old browsers, home screens) from `favicon.svg`, and writes the manifest that
 * names it.
 * @param folder what the build of the web wrote, with `favicon.svg`
 */
export async function drawIcons(folder: string): Promise<void> {
  const mark = readFileSync(join(folder, 'favicon.svg'));
  const draw = (size: number, inset: number, background: string | null) => {
    const side = size - 2 * inset;
    const drawn = sharp(mark, { density: (72 * side) / 32 }).resize(side, side);
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const around = { top: inset, right: inset, bottom: inset, left: inset };
    const framed = drawn.extend({ ...around, background: background ?? transparent });
    return (background === null ? framed : framed.flatten({ background })).png({ effort: 3 });
  };
  await Promise.all([
    draw(48, 0, null).toFile(join(folder, 'favicon-48.png')),
    draw(180, 26, paper).toFile(join(folder, 'apple-touch-icon.png')),
    ...[192, 512].map((size) =>
      draw(size, Math.round(size * 0.16), paper).toFile(join(folder, `icon-${size}.png`)),
    ),
  ]);
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: '#1f5c4a',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  writeFileSync(join(folder, 'site.webmanifest'), JSON.stringify(manifest));
}
