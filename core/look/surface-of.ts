import { contrast } from './contrast.ts';

const dark = '#111827';
/** WCAG 2.2: graphics and large text at 3 to 1, text of normal size at 4.5. */
const graphicsContrast = 3;
const textContrast = 4.5;

/**
 * A surface in the owner's colour and the text on it, the same in the chat, on its launcher and in the console: a middle
 * tone is darkened in steps of 4 % until it can carry white, a light one carries dark text.
 */
export function surfaceOf(color: string): { backgroundColor: string; color: string } {
  if (contrast(color, '#ffffff') < graphicsContrast) return { backgroundColor: color, color: dark };
  let backgroundColor = color;
  for (let share = 0; share <= 1 && contrast(backgroundColor, '#ffffff') < textContrast; share += 0.04) {
    backgroundColor = darken(color, share);
  }
  return { backgroundColor, color: '#ffffff' };
}

const darken = (color: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * (1 - share)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
