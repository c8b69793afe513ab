import { useSyncExternalStore } from 'react';

/** What is open above the page: the commands, the list of keyboard shortcuts, or nothing. */
export type PaletteView = 'commands' | 'shortcuts' | null;

let view: PaletteView = null;
const listeners = new Set<() => void>();

export function showPalette(next: PaletteView): void {
  view = next;
  for (const listener of listeners) listener();
}

export function usePaletteView(): PaletteView {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => view,
  );
}
