import { parseColor } from './parse-color.ts';

/** Up to this luminance white has a contrast of 3 to 1, what WCAG 2.2 asks of graphics: (1 + 0.05) / (0.3 + 0.05). */
const whiteIconLuminanceMaximum = 0.3;
const weights = [0.2126, 0.7152, 0.0722] as const;

/**
 * White where it can be seen on the owner's colour, else near-black. The luminance is by the plain power of 2.2,
 * within 0.01 of the exact formula and smaller, since this part is in every page's loader.
 */
export function pickIconColor(color: string): string {
  let luminance = 0;
  parseColor(color).forEach((part, index) => {
    luminance += (part / 255) ** 2.2 * weights[index]!;
  });
  return luminance <= whiteIconLuminanceMaximum ? '#fff' : '#111827';
}
