import { Search } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showPalette } from './palette-view.ts';

/** Opens the commands by mouse or touch. */
export function PaletteButton() {
  return (
    <IconButton
      label="Search and commands (Ctrl K)"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => showPalette('commands')}
    >
      <Search aria-hidden />
    </IconButton>
  );
}
