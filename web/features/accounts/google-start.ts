import { returnParameter } from '#web/paths.ts';

/** Where a browser goes to sign in with Google, and which page it comes back to. */
export const googleStart = (next: string): string =>
  `/api/google/start?${new URLSearchParams({ [returnParameter]: next })}`;
