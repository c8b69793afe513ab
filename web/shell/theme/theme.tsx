import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import {
  currentTheme,
  drawTheme,
  storedTheme,
  storeTheme,
  type Theme,
  type ThemeChoice,
  themeDrawn,
} from './theme-store.ts';

export type { Theme, ThemeChoice } from './theme-store.ts';

interface ThemeContextValue {
  theme: Theme;
  choice: ThemeChoice;
  chooseTheme: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

/** The theme in React; `theme-store.ts` applies it and follows the system on every page. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('light');
  const [choice, setChoice] = useState<ThemeChoice>('system');

  useEffect(() => {
    const read = () => {
      setChoice(storedTheme() ?? 'system');
      setTheme(document.documentElement.classList.contains('dark') ? 'dark' : 'light');
    };
    read();
    document.addEventListener(themeDrawn, read);
    return () => document.removeEventListener(themeDrawn, read);
  }, []);

  const value = useMemo(() => {
    const chooseTheme = (next: ThemeChoice) => {
      storeTheme(next);
      drawTheme(next === 'system' ? currentTheme() : next);
    };
    return { theme, choice, chooseTheme };
  }, [theme, choice]);

  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useTheme must be used inside ThemeProvider');
  return value;
}
