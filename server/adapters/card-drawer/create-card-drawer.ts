import type { CardDrawer, CardPen } from '#server/ports/card-drawer.ts';

/** Draws cards as pictures. The libraries for it take memory: they are loaded with the first card. */
export function createCardDrawer(): CardDrawer {
  let opened: Promise<CardPen> | null = null;
  return {
    open() {
      opened ??= import('./open-pen.ts').then(({ openPen }) => openPen());
      return opened;
    },
  };
}
