import { pickSurface } from '#core/look/pick-surface.ts';
import { shadeUntilReadable } from '#core/look/shade-until-readable.ts';

export type ColorMode = 'light' | 'dark' | 'auto';

/** Backgrounds of the style sheet's two themes, on which the owner's colour must be readable. */
const backgrounds = { light: '#ffffff', dark: '#16181d' };

export interface Look {
  apply(messageColor: string, colorMode: ColorMode): void;
  /** The theme of the page around the chat, from now on in place of the owner's mode. */
  setTheme(theme: 'light' | 'dark'): void;
}

/**
 * Puts the owner's colours and mode on the document; `auto` follows the visitor's system, also when that changes. Until the
 * owner's mode is known, it is the one that the document came with.
 */
export function createLook(root: HTMLElement): Look {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  let color = '#3b82f6';
  let mode = (root.dataset.theme ?? 'auto') as ColorMode;
  let themeAround: 'light' | 'dark' | undefined;
  const draw = () => {
    const theme = mode === 'auto' ? (prefersDark.matches ? 'dark' : 'light') : mode;
    const surface = pickSurface(color);
    root.dataset.theme = theme;
    root.style.setProperty('--accent', surface.backgroundColor);
    root.style.setProperty('--on-accent', surface.color);
    root.style.setProperty('--accent-text', shadeUntilReadable(color, backgrounds[theme]));
  };
  prefersDark.addEventListener('change', draw);
  draw();
  return {
    apply(messageColor, colorMode) {
      color = messageColor;
      mode = themeAround ?? colorMode;
      draw();
    },
    setTheme(theme) {
      mode = themeAround = theme;
      draw();
    },
  };
}
