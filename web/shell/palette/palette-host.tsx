import { lazy, Suspense } from 'react';
import { showPalette, usePaletteView } from './palette-view.ts';
import { usePageKeys } from './use-page-keys.ts';

// Fetched when first opened.
const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));
const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list.tsx')).ShortcutList }));

/** What the keyboard opens over any page behind the guard. */
export function PaletteHost() {
  const view = usePaletteView();
  usePageKeys();
  if (view === null) return null;
  const close = () => showPalette(null);
  return (
    <Suspense>
      {view === 'commands' ? <CommandPalette onClose={close} /> : <ShortcutList onClose={close} />}
    </Suspense>
  );
}
