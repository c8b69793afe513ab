import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Contains both icons, and the root's class shows one; `public-scripts/toggle-theme.ts` handles it on every page. */
export function ThemeToggle() {
  return (
    <IconButton label="Switch between light and dark" data-toggle-theme="" className="noscript:hidden">
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </IconButton>
  );
}
