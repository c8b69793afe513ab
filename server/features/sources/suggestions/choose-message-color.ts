import { defaultMessageColor } from '#contract/agents/agents.ts';
import { contrastRatio } from '#core/look/contrast-ratio.ts';

const white = '#ffffff';
const ink = '#1f1b16';
/** WCAG 2.2 AA for text. */
const textContrast = 4.5;
/** A button that is nearly white cannot be seen on a white page. */
const edgeContrast = 1.3;

/**
 * The colour that a website names as its own (`theme-color`), when white or dark text can be read on it and it stands out
 * from a white page; else the default.
 */
export function chooseMessageColor(themeColor: string | null): string {
  const color = themeColor === null ? null : readColor(themeColor);
  if (color === null) return defaultMessageColor;
  const onWhite = contrastRatio(color, white);
  const isReadable = onWhite >= textContrast || contrastRatio(color, ink) >= textContrast;
  if (!isReadable || onWhite < edgeContrast) return defaultMessageColor;
  return color;
}

/** A colour of CSS as `#rrggbb`; null for any other notation. */
function readColor(text: string): string | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (hex !== undefined) {
    return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toLowerCase();
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text.trim());
  const rgb = parts?.slice(1).map(Number);
  if (!rgb?.every((part) => part <= 255)) return null;
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
