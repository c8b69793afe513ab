import { contrastRatio } from './contrast-ratio.ts';
import { shadeUntilReadable } from './shade-until-readable.ts';

const white = '#ffffff';
const ink = '#111827';
/** WCAG 2.2: graphics and large text. */
const graphicsContrast = 3;

export interface Surface {
  backgroundColor: string;
  /** Of what is on it. */
  color: string;
}

/**
 * A surface in the owner's colour and the text on it, at a contrast of at least 4.5: the same in the chat, on its
 * launcher and in the console. Light colours get dark text; a middle tone is darkened a little so that it can carry
 * white, which keeps it recognisable.
 */
export function pickSurface(messageColor: string): Surface {
  const color = contrastRatio(messageColor, white) >= graphicsContrast ? white : ink;
  return { backgroundColor: shadeUntilReadable(messageColor, color), color };
}
