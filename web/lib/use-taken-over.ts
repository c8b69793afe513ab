import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in pages that are written at build time, until React has taken the page over. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
