import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';
const systemDark = '(prefers-color-scheme: dark)';

/** Runs in the head before anything is painted, so that the wrong theme never flashes. Kept in step with `apply`. */
export const themeScript = `(function(){var t=null;try{t=localStorage.getItem('${storageKey}')}catch(e){t=null}
var d=t==='dark'||(t!=='light'&&matchMedia('${systemDark}').matches),r=document.documentElement;
r.classList.toggle('dark',d);r.style.colorScheme=d?'dark':'light'})()`;

interface ThemeContextValue {
  theme: Theme;
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

/** The stored choice, else the system's preference, followed only while nothing is stored. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('light');

  useEffect(() => {
    const system = matchMedia(systemDark);
    const follow = () => {
      const next = storedTheme() ?? (system.matches ? 'dark' : 'light');
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

  const value = useMemo(
    () => ({
      theme,
      toggleTheme: () => {
        const next = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
        storeTheme(next);
        setTheme(next);
        apply(next);
      },
    }),
    [theme],
  );

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

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch (error) {
    console.warn('The theme cannot be kept: this browser forbids storage.', error);
  }
}
