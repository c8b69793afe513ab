import { contrastRatio, formatColor, parseColor, type Rgb } from './contrast.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const ink: Rgb = [17, 24, 39];
/** WCAG 2.2 AA for text of normal size. */
const textContrast = 4.5;

export interface Surface {
  background: string;
  text: string;
}

/**
 * A surface in the owner's colour and the text on it, at a contrast of at least 4.5. Light colours get dark text;
 * a middle tone is darkened a little so that it can carry white, which keeps it recognisable.
 */
export function pickSurface(color: string): Surface {
  const background = parseColor(color);
  if (contrastRatio(background, white) >= 3) {
    return { background: shadeUntilReadable(background, white), text: '#ffffff' };
  }
  return { background: shadeUntilReadable(background, ink), text: formatColor(ink) };
}

/** The shade of the owner's colour that can be read as text on a background (`#rrggbb`), at a contrast of at least 4.5. */
export function pickTextShade(color: string, background: string): string {
  return shadeUntilReadable(parseColor(color), parseColor(background));
}

/** Moves a colour away from its counterpart, towards black or white, in steps of 4 % until it stands out enough. */
function shadeUntilReadable(color: Rgb, counterpart: Rgb): string {
  const target = contrastRatio(counterpart, black) > contrastRatio(counterpart, white) ? black : white;
  let shade = color;
  for (let share = 0; share <= 1; share += 0.04) {
    shade = color.map((part, index) => Math.round(part + (target[index]! - part) * share)) as unknown as Rgb;
    if (contrastRatio(shade, counterpart) >= textContrast) break;
  }
  return formatColor(shade);
}
