export type Theme = 'light' | 'dark';
/** `system` means that no choice is stored. */
export type ThemeChoice = Theme | 'system';

const storageKey = 'theme';
const systemDark = '(prefers-color-scheme: dark)';
/** Event on the document: the theme has changed. */
export const themeDrawn = 'theme-drawn';

/** Runs in the head before the first paint, so that the wrong theme never flashes. Must match `drawTheme`. */
export const themeScript = `(function(){var t=null;try{t=localStorage.getItem('${storageKey}')}catch(e){t=null}
var d=t==='dark'||(t!=='light'&&matchMedia('${systemDark}').matches),r=document.documentElement;
r.classList.toggle('dark',d);r.style.colorScheme=d?'dark':'light'})()`;

/** Sets the dark class and colour scheme on the root. */
export function drawTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.style.colorScheme = theme;
  document.dispatchEvent(new Event(themeDrawn));
}

/** The current theme: the stored choice, otherwise the system's preference. */
export function currentTheme(): Theme {
  return storedTheme() ?? (matchMedia(systemDark).matches ? 'dark' : 'light');
}

/** Updates the theme when the choice changes in another tab, or the system's preference if none is stored. */
export function followTheme(): void {
  const follow = (): void => drawTheme(currentTheme());
  matchMedia(systemDark).addEventListener('change', follow);
  window.addEventListener('storage', follow);
}

/** Null also if the browser blocks storage; the system's preference applies then. */
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
    console.warn('The theme cannot be stored: this browser blocks storage.', error);
  }
}
