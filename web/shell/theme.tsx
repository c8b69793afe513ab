import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export type Theme = 'light' | 'dark';
/** `system` is no choice of one's own: nothing is stored then. */
export type ThemeChoice = Theme | 'system';

const storageKey = 'theme';
const systemDark = '(prefers-color-scheme: dark)';

/** Runs in the head before anything is painted, so that the wrong theme never flashes. Kept in step with `apply`. */
export const themeScript = `(function(){var t=null;try{t=localStorage.getItem('${storageKey}')}catch(e){t=null}
var d=t==='dark'||(t!=='light'&&matchMedia('${systemDark}').matches),r=document.documentElement;
r.classList.toggle('dark',d);r.style.colorScheme=d?'dark':'light'})()`;

interface ThemeContextValue {
  theme: Theme;
  choice: ThemeChoice;
  chooseTheme: (choice: ThemeChoice) => void;
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

/** The stored choice, else the system's preference, followed only while nothing is stored. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('light');
  const [choice, setChoice] = useState<ThemeChoice>('system');

  useEffect(() => {
    const system = matchMedia(systemDark);
    const follow = () => {
      const stored = storedTheme();
      const next = stored ?? (system.matches ? 'dark' : 'light');
      setChoice(stored ?? 'system');
      setTheme(next);
      apply(next);
    };
    follow();
    system.addEventListener('change', follow);
    window.addEventListener('storage', follow);
    return () => {
      system.removeEventListener('change', follow);
      window.removeEventListener('storage', follow);
    };
  }, []);

  const value = useMemo(() => {
    const chooseTheme = (next: ThemeChoice) => {
      storeTheme(next);
      const drawn = next === 'system' ? (matchMedia(systemDark).matches ? 'dark' : 'light') : next;
      setChoice(next);
      setTheme(drawn);
      apply(drawn);
    };
    return {
      theme,
      choice,
      chooseTheme,
      toggleTheme: () => chooseTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark'),
    };
  }, [theme, choice]);

  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useTheme must be used inside ThemeProvider');
  return value;
}

function apply(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.style.colorScheme = theme;
}

/** Null also where the browser forbids storage: then the system's preference holds. */
function storedTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'dark' || stored === 'light' ? stored : null;
  } catch {
    return null;
  }
}

function storeTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch (error) {
    console.warn('The theme cannot be kept: this browser forbids storage.', error);
  }
}
