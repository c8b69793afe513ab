import { contrastRatio } from './contrast-ratio.ts';
import { parseColor } from './parse-color.ts';

/** WCAG 2.2 AA for text of normal size. */
const textContrast = 4.5;

/**
 * The shade of a colour that can be read as text on another (both `#rrggbb`), or the other way round: in steps of 4 %
 * towards black or white until the contrast is at least 4.5.
 */
export function shadeUntilReadable(color: string, counterpart: string): string {
  const target = contrastRatio(counterpart, '#000000') > contrastRatio(counterpart, '#ffffff') ? 0 : 255;
  let shade = color;
  for (let share = 0; share <= 1; share += 0.04) {
    shade = `#${parseColor(color)
      .map((part) => Math.round(part + (target - part) * share))
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`;
    if (contrastRatio(shade, counterpart) >= textContrast) break;
  }
  return shade;
}
