import type { ComponentType } from 'react';

/** What a route may export as `handle`. */
export interface PageHandle {
  /** A plain document, without React in the browser: see `Layout` in `root.tsx`. */
  isStatic?: boolean;
  /** Behind the guard: what whoever is not signed in sees at this address, instead of the login. */
  SignedOut?: ComponentType;
}
