import { drawTheme, followTheme, storeTheme } from '#web/shell/theme/theme-store.ts';
import { onPress } from './on-press.ts';

/** The theme button in the bar. Its choice is stored; without one the system's preference applies. */
export function toggleTheme(): void {
  onPress('[data-toggle-theme]', () => {
    const next = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
    storeTheme(next);
    drawTheme(next);
  });
  followTheme();
}
