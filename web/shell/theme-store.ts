export type Theme = 'light' | 'dark';
/** `system` is no choice of one's own: nothing is stored then. */
export type ThemeChoice = Theme | 'system';

const storageKey = 'theme';
const systemDark = '(prefers-color-scheme: dark)';
/** Event at the document: another theme was drawn. */
export const themeDrawn = 'theme-drawn';

/** Runs in the head before anything is painted, so that the wrong theme never flashes. Kept in step with `drawTheme`. */
export const themeScript = `(function(){var t=null;try{t=localStorage.getItem('${storageKey}')}catch(e){t=null}
var d=t==='dark'||(t!=='light'&&matchMedia('${systemDark}').matches),r=document.documentElement;
r.classList.toggle('dark',d);r.style.colorScheme=d?'dark':'light'})()`;

/** Dark class and colour scheme on the root. */
export function drawTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.style.colorScheme = theme;
  document.dispatchEvent(new Event(themeDrawn));
}

/** The theme that holds: the stored choice, else the system's preference. */
export function currentTheme(): Theme {
  return storedTheme() ?? (matchMedia(systemDark).matches ? 'dark' : 'light');
}

/** Draws the theme anew when the choice changes in another tab, or the system's preference where none is stored. */
export function followTheme(): void {
  const follow = (): void => drawTheme(currentTheme());
  matchMedia(systemDark).addEventListener('change', follow);
  window.addEventListener('storage', follow);
}

/** Null also where the browser forbids storage: then the system's preference holds. */
export function storedTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'dark' || stored === 'light' ? stored : null;
  } catch {
    return null;
  }
}

export function storeTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch (error) {
    console.warn('The theme cannot be kept: this browser forbids storage.', error);
  }
}
