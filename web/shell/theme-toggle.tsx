import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useTheme } from './theme.tsx';

/** Both icons are there and the root's class picks one, so that prerendered pages show the right one at once. */
export function ThemeToggle() {
  const { toggleTheme } = useTheme();
  return (
    <IconButton label="Switch between light and dark" onClick={toggleTheme}>
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </IconButton>
  );
}
