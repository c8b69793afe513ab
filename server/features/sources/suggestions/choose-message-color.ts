import { defaultMessageColor } from '#contract/agents/agents.ts';

type Rgb = [number, number, number];

const white: Rgb = [255, 255, 255];
const ink: Rgb = [31, 27, 22];
/** WCAG 2.2 AA for text. */
const textContrast = 4.5;
/** A button that is nearly white cannot be seen on a white page. */
const edgeContrast = 1.3;

/**
 * The colour that a website names as its own (`theme-color`), when white or dark text can be read on it and it stands out
 * from a white page; else the default.
 */
export function chooseMessageColor(themeColor: string | null): string {
  const color = themeColor === null ? null : parseColor(themeColor);
  if (color === null) return defaultMessageColor;
  const onWhite = contrast(color, white);
  const isReadable = onWhite >= textContrast || contrast(color, ink) >= textContrast;
  if (!isReadable || onWhite < edgeContrast) return defaultMessageColor;
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function parseColor(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (hex !== undefined) {
    const whole = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16)) as Rgb;
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text.trim());
  const rgb = parts?.slice(1).map(Number);
  return rgb?.every((part) => part <= 255) ? (rgb as Rgb) : null;
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(left: Rgb, right: Rgb): number {
  const [dark = 0, light = 0] = [luminance(left), luminance(right)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
