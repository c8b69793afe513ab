import type { ComponentType } from 'react';

/** What a route may export as `handle`. */
export interface PageHandle {
  /** A static page, without React in the browser: see `Layout` in `root.tsx`. */
  isStatic?: boolean;
  /** For guarded routes: what visitors see at this URL instead of the sign-in page. */
  SignedOut?: ComponentType;
  /** On wide screens the page is as high as the window, and its parts scroll within themselves. */
  fillsWindow?: boolean;
}
